// The control of the present decision: cards to choose from, dials for quantities, buttons for the rest.
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { adding, type ChoiceCard, type Control } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import type { ChoiceGroup, GamePage } from '../play/game-page.ts'
import { useTable } from '../play/use-table.ts'
import { Buttons, Cards } from './choices.tsx'
import { Dials } from './dials.tsx'
import { PhoneControl } from './phone-control.tsx'
import { useForm } from './use-form.ts'

/** More cards are drawn smaller. */
const MANY = 6

export function BarControl() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const opened = useTable(session => session.group)
  const control = useMemo(
    () => draft && (groupControl(page, draft, opened) ?? page.control(draft)),
    [page, draft, opened],
  )
  const isPhone = useForm() === 'phone'
  if (control === undefined || draft === undefined) return null
  const { dials, cards, buttons } = control
  return (
    <fieldset className="control" aria-label={text.table.moreActions}>
      {isPhone ? (
        <PhoneControl draft={draft} control={control} />
      ) : (
        <>
          {cards.length > 0 && <Cards cards={cards} many={cards.length > MANY} />}
          {dials.length > 0 && <Dials dials={dials} />}
          {buttons.length > 0 && <Buttons options={buttons} />}
        </>
      )}
    </fieldset>
  )
}

/** The choices of a thing on the board that has several: a space of the office, a tile, a worker of the warehouse. */
function groupControl(page: GamePage, draft: Draft, opened: string | undefined): Control | undefined {
  const group = opened === undefined || draft.complete ? undefined : groupNamed(page, draft, opened)
  if (group === undefined) return undefined
  const cards = group.choices.map(({ move, label, full }): ChoiceCard => {
    return { key: move.text, title: label, effect: '', option: adding(page, draft, [move], { label, full }) }
  })
  return { dials: [], cards, buttons: [], left: group.label }
}

function groupNamed(page: GamePage, { state }: Draft, key: string): ChoiceGroup | undefined {
  return page.choices(state).find(group => group.key === key)
}
