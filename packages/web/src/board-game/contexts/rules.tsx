// The rule sections that matter now, in short, with links to the whole text.
import { ACTION_MARKERS, type State } from '@arkwright/board-game'
import { Suspense } from 'react'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { placeOf, sectionAddress } from '../../rules/address.ts'
import { chaptersOf } from '../../rules/library.ts'
import { useLibrary } from '../../rules/use-library.ts'
import { RulesText } from '../../screens/rules-text.tsx'
import { RULE_OF_ACTION } from '../rules-of-facts.ts'
import { useBoard } from '../use-board.ts'
import { FiguresBody } from './figures-body.tsx'

const words = text.boardContexts.rules
/** The rest is one link away. */
const LINES = 3

export function RulesBody() {
  return (
    <Suspense fallback={null}>
      <Sections />
    </Suspense>
  )
}

function Sections() {
  const state = useBoard()
  const page = useTable(session => session.page)
  const library = useLibrary()
  const asked = page.game.pending(state)?.rule
  const places = [...new Set([asked, actionRule(state), 'III.1'])].flatMap(rule => {
    const place = rule === undefined ? undefined : placeOf(rule)
    return place === undefined ? [] : [place]
  })
  const sections = [...new Map(places.map(place => [place.key, place])).values()].slice(0, 2)
  return (
    <FiguresBody className="view-rules">
      {sections.map(({ game, chapter, key }) => {
        const [title = '', ...lines] = chaptersOf(library, game)[chapter]?.sections[key] ?? []
        return (
          <section key={key}>
            <h3>{title}</h3>
            <RulesText lines={lines.slice(0, LINES)} library={library} />
            <a href={sectionAddress(key)}>{words.more({ name: title })}</a>
          </section>
        )
      })}
    </FiguresBody>
  )
}

/** The section of the running action. */
function actionRule({ turn, step }: State): string | undefined {
  const action = step === 'place marker' ? undefined : ACTION_MARKERS[turn.marker]?.action
  return action && RULE_OF_ACTION[action]
}
