// The event that ends this decade, in one line — WF 6.II.
import './coming-event.css'
import { EVENT_NAMES } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { componentAddress } from '../../rules/address.ts'
import { Icon } from '../../shell/icon.tsx'
import { useBoardLater } from '../use-board.ts'
import { eventEffect } from '../words-water-frame.ts'
import { eventOf } from './events-of.ts'

const words = text.waterFrame

export function ComingEvent() {
  const state = useBoardLater()
  const coming = eventOf(state, Math.max(1, state.decade))
  if (coming === undefined) return null
  const { event, isOurs } = coming
  if (event === undefined) {
    return (
      <p className="coming-event">
        <Icon name="event" size={14} /> {words.board.faceDown}
      </p>
    )
  }
  const name = event === 'end of game' ? event : EVENT_NAMES[event]
  const effect = eventEffect(state, event)
  return (
    <p className="coming-event" data-about={event === 'end of game' ? undefined : `event ${event}`} data-ellipsis="">
      <Icon name="event" size={14} />{' '}
      <a className="rule-link" href={componentAddress(`event ${name}`)}>
        <b>{words.eventName({ event })}</b>
      </a>
      {isOurs && <i> ({words.board.ours})</i>} <span>{effect}</span>
    </p>
  )
}
