// The cards of the action bar as a list with their effects.
import type { ChoiceCard } from '../play/control.ts'
import { Icon } from '../shell/icon.tsx'
import { PressOption } from './press-button.tsx'

export function CardList({ cards }: { cards: readonly ChoiceCard[] }) {
  if (cards.length === 0) return null
  return (
    <ul className="cg-list">
      {cards.map(({ key, title, effect, icon, option }) => (
        <li key={key}>
          <PressOption option={option} className="entry" isLast>
            {icon && <Icon name={icon} size={20} />}
            <span>
              <b>{title}</b>
              <small>{effect}</small>
            </span>
          </PressOption>
        </li>
      ))}
    </ul>
  )
}
