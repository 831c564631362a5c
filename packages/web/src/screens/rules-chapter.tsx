// A chapter of the rules, opened at one of its sections.

import './rules-chapter.css'
import './rules-contents.css'
import { Suspense, useEffect, useRef } from 'react'
import { RulesExample } from '../board-game/rules/rules-example.tsx'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { PLACES, type Place, sectionAddress } from '../rules/address.ts'
import { chaptersOf, type Library } from '../rules/library.ts'
import { ruleId } from '../rules/rule-name.ts'
import { numberOf } from '../rules/section-plan.ts'
import { Link } from '../shell/link.tsx'
import { WayBack } from './masthead.tsx'
import { RulesText } from './rules-text.tsx'

const words = text.library.rules
const FiguresHere = laterNamed(() => import('../printings/figures-here.tsx'), 'FiguresHere')

export function RulesChapter({ library, place }: { library: Library; place: Place }) {
  const chapter = chaptersOf(library, place.game)[place.chapter]
  const opened = useRef<HTMLHeadingElement>(null)
  const { key: openedKey } = place
  useEffect(() => {
    // Keyboard and screen reader users continue reading at the section.
    if (openedKey === '') return
    opened.current?.scrollIntoView()
    opened.current?.focus({ preventScroll: true })
  }, [openedKey])
  if (chapter === undefined) return null
  return (
    <article className="rules-chapter">
      <h2>{chapter.title}</h2>
      {PLACES.filter(({ chapter: one }) => one === place.chapter).map(({ key, ids }) => {
        const [title, ...lines] = chapter.sections[key] ?? ['']
        return (
          <section key={key} className={key === openedKey ? 'opened' : ''}>
            <h3 ref={key === openedKey ? opened : undefined} tabIndex={-1}>
              <span className="section-number">{numberOf(key)}</span> {title}
            </h3>
            <RulesText lines={lines} library={library} />
            <RulesExample section={key} />
            <Suspense>
              <FiguresHere address={sectionAddress(key)} />
            </Suspense>
            {ids.length > 0 && <p className="rules-ids">{words.ids({ ids: ids.map(ruleId) })}</p>}
          </section>
        )
      })}
      <Neighbours library={library} place={place} />
    </article>
  )
}

/** The chapters before and after. */
function Neighbours({ library, place }: { library: Library; place: Place }) {
  const own = PLACES.filter(({ game }) => game === place.game)
  const before = own.slice(
    0,
    own.findIndex(({ chapter }) => chapter === place.chapter),
  )
  const previous = own.find(({ chapter }) => chapter === before.at(-1)?.chapter)
  const next = own.slice(own.findLastIndex(({ chapter }) => chapter === place.chapter) + 1)[0]
  const titleOf = (one: Place) => chaptersOf(library, one.game)[one.chapter]?.title
  return (
    <p className="rules-neighbours">
      <WayBack />
      {previous !== undefined && (
        <Link to={sectionAddress(previous.key)} className="neighbour">
          <small>{words.previous}</small> {titleOf(previous)}
        </Link>
      )}
      {next !== undefined && (
        <Link to={sectionAddress(next.key)} className="neighbour">
          <small>{words.next}</small> {titleOf(next)}
        </Link>
      )}
    </p>
  )
}
