// Water Frame's decades with their level, what becomes obsolete, and the event — WF 4.1.I, 5.0, 6.II.
import './decades.css'
import { type State, year } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { useBoardLater } from '../use-board.ts'
import { eventEffect } from '../words-water-frame.ts'
import { eventOf } from './events-of.ts'

const words = text.waterFrame.board

export function Decades() {
  const state = useBoardLater()
  const first = year(state) - 10 * state.decade
  return (
    <section className="sheet decades" aria-label={words.timetable}>
      <h2>{words.timetable}</h2>
      <ol>
        {numbersBelow(state.rules.decades)
          .map(before => before + 1)
          .filter(decade => decade >= state.decade)
          .map(decade => (
            <li key={decade}>
              <b>{first + 10 * decade}</b> {decadeLine(state, decade)}
            </li>
          ))}
      </ol>
    </section>
  )
}

/** Level, what becomes obsolete, and the event of a decade. */
export function decadeLine(state: State, decade: number): string {
  const obsolete = state.rules.obsoleteLevel[decade] ?? 0
  return [
    text.boardGame.board.level({ level: state.rules.level[decade] ?? 0 }),
    obsolete > 0 && words.obsolete({ level: obsolete }),
    eventWords(state, decade),
  ]
    .filter(part => typeof part === 'string')
    .join(' · ')
}

function eventWords(state: State, decade: number): string | undefined {
  const found = eventOf(state, decade)
  if (found === undefined) return undefined
  const { event, isOurs, isTurnedUp } = found
  if (event === undefined) return words.faceDown
  const name = text.waterFrame.eventName({ event })
  const notes = [isOurs && words.ours, !isTurnedUp && event !== 'end of game' && words.coming].filter(
    note => typeof note === 'string',
  )
  const title = notes.length === 0 ? name : `${name} (${notes.join(', ')})`
  return text.common.labelled({ name: title, what: eventEffect(state, event) })
}
