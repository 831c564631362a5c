// The timetable in the header: decades, the goods of the current one, and the flags of events — SJ 4.1.III, WF 4.1.I.
import './timetable.css'
import { GOODS, type State, year } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { decadeLine } from './lanes/decades.tsx'
import { GoodIcon } from './symbols.tsx'
import { useBoard } from './use-board.ts'

const words = text.boardGame

export function Timetable() {
  const state = useBoard()
  const first = year(state) - 10 * state.decade
  const decades = Array.from({ length: state.rules.decades }, (_, i) => i + 1)
  return (
    <div className="timetable" role="img" aria-label={labelOf(state)}>
      {decades.map(decade => (
        <span key={decade} className={`decade ${timeOf(state, decade)}`} title={decadeLine(state, decade)}>
          <b>{first + 10 * decade}</b>
          {shows(state, decade) &&
            GOODS.map(good => (
              <span key={good} className={`cycle ${cycleClass(state, decade, good)}`}>
                <GoodIcon good={good} size={16} />
              </span>
            ))}
          {state.rules.waterFrame !== null && decade >= state.decade && decade < state.rules.decades && (
            <Icon name="event" size={13} />
          )}
        </span>
      ))}
    </div>
  )
}

/** There is no room for the goods of five decades: only the current decade shows them. */
function shows({ rules, decade: now }: State, decade: number): boolean {
  return rules.waterFrame === null ? decade >= now : decade === Math.max(1, now)
}

function timeOf({ decade: now }: State, decade: number): string {
  if (decade === Math.max(1, now)) return 'now'
  return decade < now ? 'past' : 'later'
}

function cycleClass(state: State, decade: number, good: number): string {
  if (decade === state.decade && good === state.cycle) return 'active'
  return decade === state.decade && good < state.cycle ? 'past' : ''
}

function labelOf(state: State): string {
  if (state.decade === 0) return words.preparing
  return state.decade > state.rules.decades
    ? words.finalExchange
    : words.board.activeGood({ year: year(state), good: state.cycle })
}
