// A card at the right of a factory: office, quality or distribution, turned to price or to appeal.
import { text } from '../messages/index.ts'
import { Icon, type IconName } from '../shell/icon.tsx'

interface SideCardProps {
  readonly title: string
  readonly icon: IconName
  readonly value: number
  readonly onAppeal: boolean
}

export function SideCard({ title, icon, value, onAppeal }: SideCardProps) {
  const words = text.cardGame.factory
  const label = words.cardLabel({ name: title, amount: value, side: onAppeal ? 'appeal' : 'other' })
  if (value === 0) {
    return (
      <span className="cg-card cg-side empty" role="img" aria-label={label}>
        <Icon name={icon} size={18} />
        <small>{title}</small>
      </span>
    )
  }
  return (
    <span className={`cg-card cg-side ${onAppeal ? 'on-appeal' : 'on-price'}`} role="img" aria-label={label}>
      <Icon name={icon} size={18} />
      <b>{onAppeal ? `+${value}` : `+${text.figures.money(value)}`}</b>
      <small>{onAppeal ? words.appeal : words.price}</small>
    </span>
  )
}
