// The card about a thing: what it is, its figures now, its rule.
import './explain-card.css'
import { Suspense, use, useLayoutEffect, useRef } from 'react'
import { text } from '../messages/index.ts'
import { loadedOnce } from '../play/loaded-once.ts'
import { useTable } from '../play/use-table.ts'
import { ruleAddress } from '../rules/address.ts'
import { componentText } from '../rules/names.ts'
import { useLibrary } from '../rules/use-library.ts'
import type { About } from './about.ts'
import type { Thing } from './use-thing.ts'

const MARGIN = 8
const explainerOf = loadedOnce(page => page.explainer())

interface ThingCardProps {
  readonly thing: Thing
  /** The pointer is on the card: it stays. */
  hold(): void
  release(): void
}

export default function ThingCard({ thing, hold, release }: ThingCardProps) {
  const page = useTable(session => session.page)
  const explain = use(explainerOf(page))
  const mySeat = useTable(session => session.mySeat)
  const position = useTable(session => session.draft?.state ?? session.played.journal.position)
  const about = explain(thing.name, position, mySeat)
  if (about === undefined) return null
  return <Card key={thing.name} about={about} beside={thing.element} hold={hold} release={release} />
}

interface CardProps {
  readonly about: About
  readonly beside: Element
  /** The pointer is on the card: it stays. */
  hold(): void
  release(): void
}

function Card({ about, beside, hold, release }: CardProps) {
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = card
    if (current === null) return
    current.showPopover()
    settle(current, beside.getBoundingClientRect())
  }, [beside])
  return (
    <aside
      ref={card}
      popover="manual"
      className="explain-card"
      role="status"
      aria-label={about.title}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <h3>{about.title}</h3>
      <Suspense fallback={null}>
        <Effect component={about.component} />
      </Suspense>
      {about.figures.length > 0 && (
        <dl>
          {about.figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {about.rule !== undefined && (
        <a className="rule-link" href={ruleAddress(about.rule)}>
          {text.table.readRule}
        </a>
      )}
    </aside>
  )
}

function Effect({ component }: { component: string | undefined }) {
  const library = useLibrary()
  const effect = component && componentText(library, component)?.effect
  return effect ? <p>{effect}</p> : null
}

/** Above the thing, or below it where there is no room; never beyond the window. */
function settle(card: HTMLElement, thing: DOMRect): void {
  const { width, height } = card.getBoundingClientRect()
  const left = Math.min(innerWidth - width - MARGIN, Math.max(MARGIN, thing.left + thing.width / 2 - width / 2))
  const above = thing.top - height - MARGIN
  const top = above >= MARGIN ? above : Math.min(innerHeight - height - MARGIN, thing.bottom + MARGIN)
  card.style.left = `${left}px`
  card.style.top = `${Math.max(MARGIN, top)}px`
}
