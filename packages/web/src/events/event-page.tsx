// One event: its terms, taking part, the standings, and the rounds with their tables.
import { useCallback } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { chosenOptions } from '../online/option-lines.ts'
import { useBeat } from '../online/time.ts'
import { unusualLines } from '../online/unusual.ts'
import { useAnswer } from '../online/use-answer.ts'
import { gameName, strengthName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import { Agreement } from './agreement.tsx'
import { EntryPanel } from './entry-panel.tsx'
import styles from './events.module.css'
import { HostPanel } from './host-panel.tsx'
import { type Event, entryName } from './players.ts'
import { Rounds } from './rounds.tsx'
import { Standings } from './standings.tsx'
import { spanOf, whenIn } from './when.ts'

/** Milliseconds. */
const LOOK_AGAIN = 10_000

export function EventPage({ id }: { id: string }) {
  const me = useHouse(house => house.me?.id)
  const beat = useBeat(LOOK_AGAIN)
  const ask = useCallback(() => {
    void [me, beat]
    return api.call('GET /api/events/:event', { params: { event: id } })
  }, [id, me, beat])
  const { answer, fault, again } = useAnswer(ask)
  return (
    <>
      <p>
        <Link to="#/events">{text.events.allEvents}</Link>
      </p>
      {answer === undefined && fault === undefined && <p className="loading">{text.loading}</p>}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {answer !== undefined && <Whole event={answer.event} again={again} signedIn={me !== undefined} />}
    </>
  )
}

function Whole({ event, again, signedIn }: { event: Event; again(): void; signedIn: boolean }) {
  const words = text.events
  const isHost = useHouse(house => house.me?.host === true)
  return (
    <>
      <h1>{event.name}</h1>
      <Facts event={event} />
      <div className={styles['panels']}>
        {!signedIn && event.may.enter ? <GuestForm /> : <EntryPanel event={event} again={again} />}
        <HostPanel event={event} again={again} />
      </div>
      <Standings event={event} />
      <Rounds event={event} />
      <section className={styles['part']}>
        <h2>{words.players.title}</h2>
        {event.entries.length === 0 && <p className="quiet">{words.players.none}</p>}
        <ul className={styles['names']}>
          {event.entries.map(entry => (
            <li key={entry.number}>
              {entry.person === null ? (
                entryName(entry)
              ) : (
                <Link to={`/person/${entry.person.id}`}>{entryName(entry)}</Link>
              )}
              {entry.state === 'out' && <small className="quiet"> ({words.players.gone})</small>}
            </li>
          ))}
        </ul>
      </section>
      {isHost && <Agreement event={event.id} />}
    </>
  )
}

function Facts({ event }: { event: Event }) {
  const words = text.events
  const { facts } = words
  const { league, host, starts, ends, state, roundTime, format } = event
  return (
    <>
      <p className={styles['facts']}>
        <b>{words.states[state]}</b>
        <span>{gameName(event.game)}</span>
        {[...chosenOptions(event), ...unusualLines({ options: event.options, bidding: null })].map(line => (
          <span key={line}>{line}</span>
        ))}
        <span>{words.formats[format]}</span>
        <span>{facts.players({ count: event.seats })}</span>
        {event.rounds > 0 && <span>{facts.rounds({ count: event.rounds })}</span>}
        {event.rated && <span>{facts.rated}</span>}
        {host !== null && <span>{facts.host({ name: host.name })}</span>}
        {league !== null && (
          <Link to={`#/events/league/${league.id}`}>{facts.division({ ...league, league: league.name })}</Link>
        )}
      </p>
      <ul className={styles['terms']}>
        {state === 'open' && starts !== null && <li>{facts.starts({ when: whenIn(starts) })}</li>}
        {state === 'running' && ends !== null && <li>{facts.ends({ when: whenIn(ends) })}</li>}
        <li>{words.formatHelp[format]}</li>
        <li>{words.intro}</li>
        {event.scoring === 'rivals' && <li>{facts.corrected}</li>}
        {roundTime !== null && format !== 'arena' && <li>{facts.roundTime({ time: spanOf(roundTime) })}</li>}
        <li>{event.absence === 'scored' ? facts.absentScored : facts.absentReplaced}</li>
        <li>{event.filler === 'bye' ? facts.fillerBye : facts.fillerBot({ level: strengthName(event.filler) })}</li>
        <li>{words.fairness}</li>
        {event.rated && <li>{words.fairnessRated}</li>}
      </ul>
    </>
  )
}
