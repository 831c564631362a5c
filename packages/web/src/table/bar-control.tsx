// The control of the present decision: cards to choose from, dials for quantities, buttons for the rest.
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { added, type ChoiceCard, type Option } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Dials } from './dials.tsx'

export function BarControl() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const control = useMemo(() => {
    if (draft === undefined) return undefined
    return draft.complete ? page.change?.(draft) : page.control(draft)
  }, [page, draft])
  if (control === undefined) return null
  const { dials, cards, buttons } = control
  return (
    <fieldset className="control" aria-label={text.table.moreActions}>
      {cards.map(card => (
        <CardButton key={card.key} card={card} />
      ))}
      {dials.length > 0 && <Dials dials={dials} />}
      {buttons.map(option => (
        <OptionButton key={option.full} option={option} />
      ))}
    </fieldset>
  )
}

/** What every press on an option shares: the moves it adds are shown on the board while it is pointed at. */
export function useOption({ moves, ...option }: Option) {
  const draft = useTable(session => session.draft)
  const compose = useTable(session => session.compose)
  const point = useTable(session => session.point)
  const more = draft && added(draft, { moves, ...option })
  const first = more?.[0]
  const name = option.warning === undefined ? option.full : `${option.full}. ${option.warning}`
  return {
    'aria-label': name,
    title: name,
    'data-move': more?.map(({ text: notation }) => notation).join(' ; '),
    onClick: () => compose(moves),
    onPointerEnter: () => first && point(first),
    onPointerLeave: () => point(undefined),
    onFocus: () => first && point(first),
    onBlur: () => point(undefined),
  }
}

function CardButton({ card: { title, effect, icon, tint, option } }: { card: ChoiceCard }) {
  return (
    <button type="button" className={`card tint-${tint ?? 'none'}`} {...useOption(option)}>
      {icon && <Icon name={icon} size={20} />}
      <span>
        <b>{title}</b>
        {effect !== '' && <small>{effect}</small>}
      </span>
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}

function OptionButton({ option }: { option: Option }) {
  return (
    <button type="button" className="option" {...useOption(option)}>
      {option.label}
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}
