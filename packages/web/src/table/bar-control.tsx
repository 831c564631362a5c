// The control of the present decision: cards to choose from, dials for quantities, buttons for the rest.
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import type { ChoiceCard, Option } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Said } from '../shell/said.tsx'
import { Dials } from './dials.tsx'
import { useOption, wordsOf } from './use-option.ts'

/** More cards are drawn smaller. */
const MANY = 6

export function BarControl() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const control = useMemo(() => draft && page.control(draft), [page, draft])
  if (control === undefined) return null
  const { dials, cards, buttons } = control
  return (
    <fieldset className="control" aria-label={text.table.moreActions}>
      {cards.length > 0 && (
        <div className="cards" data-many={cards.length > MANY || undefined}>
          {cards.map(card => (
            <CardButton key={card.key} card={card} />
          ))}
        </div>
      )}
      {dials.length > 0 && <Dials dials={dials} />}
      {buttons.length > 0 && (
        <div className="buttons">
          {buttons.map(option => (
            <OptionButton key={option.full} option={option} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function CardButton({ card: { title, effect, icon, tint, option } }: { card: ChoiceCard }) {
  return (
    <button type="button" className={`card tint-${tint ?? 'none'}`} {...useOption(option)}>
      <Said words={wordsOf(option)} />
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
      {option.label !== wordsOf(option) && <Said words={wordsOf(option)} />}
      {option.label}
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}
