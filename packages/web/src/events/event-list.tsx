// All events and leagues of this server.
import '../shell/game-list.css'
import type { AnswerOf } from '@arkwright/server/client'
import { useCallback } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { useHouse } from '../online/house.ts'
import { useBeat } from '../online/time.ts'
import { useAnswer } from '../online/use-answer.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import styles from './events.module.css'
import { whenIn } from './when.ts'

type Short = AnswerOf<'GET /api/events'>['events'][number]
type League = AnswerOf<'GET /api/leagues'>['leagues'][number]
type Show = 'open' | 'running' | 'over'

/** Milliseconds. */
const LOOK_AGAIN = 20_000

function useEvents(show: Show) {
  const me = useHouse(house => house.me?.id)
  const beat = useBeat(LOOK_AGAIN)
  const ask = useCallback(() => {
    void [me, beat]
    return api.call('GET /api/events', { query: { show } })
  }, [show, me, beat])
  return useAnswer(ask)
}

const askLeagues = () => api.call('GET /api/leagues')

export function EventList() {
  const words = text.events
  const open = useEvents('open')
  const running = useEvents('running')
  const over = useEvents('over')
  const { answer: leagues } = useAnswer(askLeagues)
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      {open.answer?.mayCreate === true && (
        <p className="side-doors">
          <Link to="#/events/new" className="secondary">
            {words.newEvent}
          </Link>
          <Link to="#/events/new-league" className="secondary">
            {words.newLeague}
          </Link>
        </p>
      )}
      {open.answer?.mayCreate === false && <p className="quiet">{words.onlySome}</p>}
      {open.fault !== undefined && <p role="alert">{open.fault}</p>}
      <Section title={words.open} none={words.noneOpen} events={open.answer?.events} />
      <Section title={words.running} none={words.noneRunning} events={running.answer?.events} />
      <section className="my-games">
        <h2>{words.leagues}</h2>
        {leagues?.leagues.length === 0 && <p className="quiet">{words.noLeagues}</p>}
        <ul>
          {leagues?.leagues.map(league => (
            <LeagueRow key={league.id} league={league} />
          ))}
        </ul>
      </section>
      <Section title={words.over} none={words.noneOver} events={over.answer?.events} />
    </>
  )
}

function Section({ title, none, events }: { title: string; none: string; events: readonly Short[] | undefined }) {
  return (
    <section className="my-games">
      <h2>{title}</h2>
      {events?.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {events?.map(event => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function EventRow({ event }: { event: Short }) {
  const words = text.events
  const { facts } = words
  return (
    <li>
      <Link to={`#/events/${event.id}`} className="game-link">
        <b>{nameOf(event)}</b>
        <span className={styles['facts']}>
          <span>{gameName(event.game)}</span>
          <span>{words.formats[event.format]}</span>
          <span>{facts.players({ count: event.seats })}</span>
          {event.rated && <span>{facts.rated}</span>}
          <span>{words.entered({ count: event.entered })}</span>
        </span>
        <span className="quiet">{progressOf(event)}</span>
        {event.mine && <em>{words.youAreIn}</em>}
      </Link>
    </li>
  )
}

/** The divisions of a league have the name of the league. */
function nameOf({ name, league }: Short): string {
  return league === null ? name : text.events.facts.division({ ...league, league: league.name })
}

function progressOf({ state, round, rounds, starts, ended, format }: Short): string {
  const { facts, states } = text.events
  if (state === 'open' && starts !== null) return facts.starts({ when: whenIn(starts) })
  if (state === 'running' && format !== 'arena' && round > 0) return facts.roundOf({ round, rounds })
  return ended === null || state === 'cancelled' ? states[state] : whenIn(ended)
}

function LeagueRow({ league }: { league: League }) {
  const words = text.events
  return (
    <li>
      <Link to={`#/events/league/${league.id}`} className="game-link">
        <b>{league.name}</b>
        <span className={styles['facts']}>
          <span>{gameName(league.game)}</span>
          <span>{words.facts.players({ count: league.seats })}</span>
          <span>{words.members({ count: league.members })}</span>
        </span>
        <span className="quiet">
          {league.season === 0 ? words.league.notBegun : words.league.season({ season: league.season })}
        </span>
        {league.mine && <em>{words.youAreIn}</em>}
      </Link>
    </li>
  )
}
