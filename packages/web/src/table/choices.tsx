// Choices in the bar: a card for each thing, a button for the rest.
import type { ChoiceCard, Option } from '../play/control.ts'
import { Icon } from '../shell/icon.tsx'
import { Said } from '../shell/said.tsx'
import { useOption, wordsOf } from './use-option.ts'

export function Cards({ cards, many = false }: { cards: readonly ChoiceCard[]; many?: boolean }) {
  return (
    <div className="cards" data-many={many || undefined}>
      {cards.map(card => (
        <CardButton key={card.key} card={card} />
      ))}
    </div>
  )
}

export function Buttons({ options }: { options: readonly Option[] }) {
  return (
    <div className="buttons">
      {options.map(option => (
        <OptionButton key={option.full} option={option} />
      ))}
    </div>
  )
}

function CardButton({ card: { title, effect, icon, tint, option } }: { card: ChoiceCard }) {
  return (
    <button type="button" className={`card tint-${tint ?? 'none'}`} {...useOption(option)}>
      <Said words={wordsOf(option)} />
      {icon && <Icon name={icon} size={20} />}
      <span>
        <b>{title}</b>
        {effect !== '' && <small data-ellipsis="">{effect}</small>}
      </span>
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}

function OptionButton({ option }: { option: Option }) {
  return (
    <button type="button" className="option" {...useOption(option)}>
      {option.label !== wordsOf(option) && <Said words={wordsOf(option)} />}
      <span>{option.label}</span>
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}
