// Water Frame's timetable: five decades with their level, obsolete items and event — WF 4.1.I, 5.0, 6.II.
import { EVENT_NAMES, HOUSE_EVENTS, type State, year } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { componentAddress } from '../rules/address.ts'
import { numbersBelow } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { useBoardLater } from './use-board.ts'
import { eventEffect, eventName } from './words-water-frame.ts'

const words = text.waterFrame.board

export function EventsPanel() {
  const state = useBoardLater()
  const first = year(state) - 10 * state.decade
  return (
    <Panel title={words.timetable} className="events">
      <ol>
        {numbersBelow(state.rules.decades).map(before => {
          const decade = before + 1
          const obsolete = state.rules.obsoleteLevel[decade] ?? 0
          return (
            <li key={decade} className={decade === state.decade ? 'now' : decade < state.decade ? 'past' : ''}>
              <b>{first + 10 * decade}</b>
              <small>
                {text.boardGame.board.level({ level: state.rules.level[decade] ?? 0 })}
                {obsolete > 0 && ` · ${words.obsolete({ level: obsolete })}`}
              </small>
              <EventOf state={state} decade={decade} />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

function EventOf({ state, decade }: { state: State; decade: number }) {
  if (decade === state.rules.decades) {
    return (
      <span className="event-text">
        <a className="rule-link" href={componentAddress('event end of game')}>
          <b>{text.waterFrame.eventName({ event: 'end of game' })}</b>
        </a>{' '}
        {eventEffect(state, 'end of game')}
      </span>
    )
  }
  const turnedUp = state.events[decade - 1]
  const rules = state.rules.waterFrame
  // With the predetermined set-up everyone knows the face-down events.
  const event = turnedUp ?? (rules?.setup === 'predetermined' ? rules.fixedEvents[decade - 1] : undefined)
  if (event === undefined) return <span className="event-text quiet">{words.faceDown}</span>
  return (
    <span className={`event-text ${turnedUp === undefined ? 'coming' : ''}`}>
      <a className="rule-link" href={componentAddress(`event ${EVENT_NAMES[event]}`)}>
        <b>{eventName(event)}</b>
      </a>
      {turnedUp === undefined && <i className="badge"> {words.coming} </i>}
      {HOUSE_EVENTS.some(name => name === EVENT_NAMES[event]) && <i className="badge ours"> {words.ours} </i>}{' '}
      {eventEffect(state, event)}
    </span>
  )
}
