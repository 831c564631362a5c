// The control on a phone: one row, page by page. A single button has its place beside the end of the turn.
import './phone-control.css'
import { type ReactNode, useState } from 'react'
import { text } from '../messages/index.ts'
import { added, type ChoiceCard, type Control, type Option } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import { Icon } from '../shell/icon.tsx'
import { Buttons, Cards } from './choices.tsx'
import { Dials } from './dials.tsx'
import { pagesOf } from './pages.ts'

const words = text.tableFrame.bar

export function PhoneControl({ draft, control }: { draft: Draft; control: Control }) {
  const { dials, cards, buttons } = control
  const isAlone = buttons.length === 1 && (cards.length > 0 || dials.length > 0)
  const row = isAlone ? [] : buttons
  const hasMore = dials.length > 0 || row.length > 0
  const cardPages = pagesOf(cards, said, hasMore).map(page => <Cards key={page[0]?.key} cards={page} />)
  const rowPages = pagesOf(row, ({ label }) => [label], cards.length > 0 || dials.length > 0).map(page => (
    <Buttons key={page[0]?.full} options={page} />
  ))
  const dialPages = dials.length > 0 ? [<Dials key="dials" dials={dials} />] : []
  const values = dials.flatMap(({ options }) => options)
  const pages = isAsking(draft, values)
    ? [...dialPages, ...cardPages, ...rowPages]
    : [...cardPages, ...rowPages, ...dialPages]
  const offered = [...cards.map(({ option }) => option), ...row, ...values].map(({ moves }) =>
    moves.map(move => move.text),
  )
  return (
    <>
      {pages.length > 0 && <Pages key={pages.map(({ key }) => key).join()} pages={pages} offers={offered} />}
      {isAlone && <Buttons options={buttons} />}
    </>
  )
}

function said({ title, effect }: ChoiceCard): readonly string[] {
  return [title, effect]
}

/** Whether the present question is answered by a dial; otherwise they belong to answers that can still be changed. */
function isAsking(draft: Draft, options: readonly Option[]): boolean {
  return !draft.complete && options.some(option => added(draft, option) !== undefined)
}

interface PagesProps {
  readonly pages: readonly ReactNode[]
  /** All turns on them, for scripts that measure the page. */
  readonly offers: readonly (readonly string[])[]
}

function Pages({ pages, offers }: PagesProps) {
  const [at, turnTo] = useState(0)
  const now = at % pages.length
  const label = words.nextPage({ page: now + 1, pages: pages.length })
  return (
    <div className="control-pages" data-offers={JSON.stringify(offers)}>
      {pages[now]}
      {pages.length > 1 && (
        <button type="button" className="turn-page" aria-label={label} title={label} onClick={() => turnTo(now + 1)}>
          <Icon name="right" size={18} />
          <small data-page={words.page({ page: now + 1, pages: pages.length })} />
        </button>
      )}
    </div>
  )
}
