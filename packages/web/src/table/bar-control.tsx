// The control of the present decision: cards to choose from, dials for quantities, buttons for the rest.
import { Suspense, use, useMemo } from 'react'
import { text } from '../messages/index.ts'
import { chooserOf } from '../play/chooser-of.ts'
import { adding, type ChoiceCard, type Control, type Option } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import type { Chooser, GamePage } from '../play/game-page.ts'
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
  const opened = useTable(session => session.group)
  const control = useMemo(() => draft && page.control(draft), [page, draft])
  if (draft === undefined || control === undefined) return null
  const usual = <Parts control={control} />
  if (opened === undefined || draft.complete) return usual
  return (
    <Suspense fallback={usual}>
      <Opened page={page} draft={draft} group={opened} />
    </Suspense>
  )
}

function Opened({ page, draft, group }: { page: GamePage; draft: Draft; group: string }) {
  const choices = use(chooserOf(page))
  const control = useMemo(
    () => groupControl(choices, page, draft, group) ?? page.control(draft),
    [choices, page, draft, group],
  )
  return <Parts control={control} />
}

function Parts({ control: { dials, cards, buttons } }: { control: Control }) {
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

/** The choices of a thing on the board that has several: a space of the office, a tile, a worker of the warehouse. */
function groupControl(choices: Chooser, page: GamePage, draft: Draft, opened: string): Control | undefined {
  const group = choices(draft.state).find(({ key }) => key === opened)
  if (group === undefined) return undefined
  const cards = group.choices.map(({ move, label, full }): ChoiceCard => {
    return { key: move.text, title: label, effect: '', option: adding(page, draft, [move], { label, full }) }
  })
  return { dials: [], cards, buttons: [], left: group.label }
}

function CardButton({ card: { title, effect, icon, tint, option } }: { card: ChoiceCard }) {
  return (
    <button type="button" className={`card tint-${tint ?? 'none'}`} {...useOption(option)}>
      <Said words={wordsOf(option)} />
      {icon && <Icon name={icon} size={20} />}
      <span>
        <b data-ellipsis="">{title}</b>
        {effect !== '' && <small data-ellipsis="">{effect}</small>}
      </span>
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}

function OptionButton({ option }: { option: Option }) {
  return (
    <button type="button" className="option" data-ellipsis="" {...useOption(option)}>
      {option.label !== wordsOf(option) && <Said words={wordsOf(option)} />}
      {option.label}
      {option.warning !== undefined && <Icon name="warn" size={14} />}
    </button>
  )
}
