// The control of the present decision: cards to choose from, dials for quantities, buttons for the rest.
import { Suspense, use, useMemo } from 'react'
import { text } from '../messages/index.ts'
import { chooserOf } from '../play/chooser-of.ts'
import { adding, type ChoiceCard, type Control } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import type { Chooser, GamePage } from '../play/game-page.ts'
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
  const control = useMemo(() => draft && page.control(draft), [page, draft])
  if (draft === undefined || control === undefined) return null
  const usual = <Parts draft={draft} control={control} />
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
  return <Parts draft={draft} control={control} />
}

function Parts({ draft, control }: { draft: Draft; control: Control }) {
  const isPhone = useForm() === 'phone'
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
function groupControl(choices: Chooser, page: GamePage, draft: Draft, opened: string): Control | undefined {
  const group = choices(draft.state).find(({ key }) => key === opened)
  if (group === undefined) return undefined
  const cards = group.choices.map(({ move, label, full }): ChoiceCard => {
    return { key: move.text, title: label, effect: '', option: adding(page, draft, [move], { label, full }) }
  })
  return { dials: [], cards, buttons: [], left: group.label }
}
