// One league: taking part, the divisions of a season, and the seasons before.
import type { AnswerOf } from '@arkwright/server/client'
import { useCallback, useState } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { Form } from '../online/form.tsx'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { useAnswer } from '../online/use-answer.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import { DivisionTable } from './division-table.tsx'
import styles from './events.module.css'
import { spanOf, whenIn } from './when.ts'

export type League = AnswerOf<'GET /api/leagues/:league'>['league']

export function LeaguePage({ id }: { id: string }) {
  const me = useHouse(house => house.me?.id)
  const [season, show] = useState<number>()
  const ask = useCallback(() => {
    void me
    const query = season === undefined ? {} : { season }
    return api.call('GET /api/leagues/:league', { params: { league: id }, query })
  }, [id, me, season])
  const { answer, fault, again } = useAnswer(ask)
  return (
    <>
      <p>
        <Link to="#/events">{text.events.allEvents}</Link>
      </p>
      {answer === undefined && fault === undefined && <p className="loading">{text.loading}</p>}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {answer !== undefined && <Whole league={answer.league} again={again} show={show} />}
    </>
  )
}

interface WholeProps {
  readonly league: League
  again(): void
  show(season: number): void
}

function Whole({ league, again, show }: WholeProps) {
  const words = text.events.league
  const me = useHouse(house => house.me?.id)
  const { facts } = text.events
  return (
    <>
      <h1>{league.name}</h1>
      <p className={styles['facts']}>
        <span>{gameName(league.game)}</span>
        <span>{facts.players({ count: league.seats })}</span>
        {league.rated && <span>{facts.rated}</span>}
        {league.host !== null && <span>{facts.host({ name: league.host.name })}</span>}
        <span>{text.events.members({ count: league.members })}</span>
      </p>
      <ul className={styles['terms']}>
        <li>{words.terms({ size: league.size, movers: league.movers })}</li>
        <li>{text.events.intro}</li>
        {league.roundTime !== null && <li>{facts.roundTime({ time: spanOf(league.roundTime) })}</li>}
        <li>{text.events.fairness}</li>
        {league.starts !== null && <li>{words.next({ when: whenIn(league.starts) })}</li>}
      </ul>
      <div className={styles['panels']}>
        {me === undefined ? <GuestForm /> : <Joining league={league} again={again} />}
      </div>
      {league.shown === 0 ? (
        <p className="quiet">{words.notBegun}</p>
      ) : (
        <h2 className={styles['season']}>{words.season({ season: league.shown })}</h2>
      )}
      {league.divisions.map(division => (
        <DivisionTable key={division.division} division={division} />
      ))}
      <History league={league} show={show} />
      <section className={styles['part']}>
        <h2>{words.members}</h2>
        <ul className={styles['names']}>
          {league.list.map(person => (
            <li key={person.id}>
              <Link to={`/person/${person.id}`}>{person.name}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Joining({ league, again }: Pick<WholeProps, 'league' | 'again'>) {
  const words = text.events.league
  const me = useHouse(house => house.me)
  const params = { league: league.id }
  const join = (into: boolean) => async () => {
    await api.call('PUT /api/leagues/:league/entry', { params, body: { in: into } })
    again()
  }
  const set = (state: 'running' | 'over') => async () => {
    await api.call('PUT /api/leagues/:league/state', { params, body: { state } })
    again()
  }
  const plays = league.divisions.some(({ table }) => table.some(({ person }) => person.id === me?.id))
  const isHost = me !== undefined && (me.host || me.id === league.host?.id)
  return (
    <section className="panel">
      <h2>{text.events.entry.title}</h2>
      {league.mine && (
        <p>
          {words.in} {!plays && words.fromNext}
        </p>
      )}
      {league.may.join && (
        <Form label={words.join} submit={join(true)}>
          {null}
        </Form>
      )}
      {league.may.leave && (
        <Form label={words.leave} secondary submit={join(false)}>
          <small className="quiet">{words.leaveHelp}</small>
        </Form>
      )}
      {league.may.start && (
        <Form label={words.start} submit={set('running')}>
          {null}
        </Form>
      )}
      {isHost && league.state !== 'over' && (
        <Form label={words.end} secondary submit={set('over')}>
          <small className="quiet">{words.endHelp}</small>
        </Form>
      )}
    </section>
  )
}

function History({ league, show }: Pick<WholeProps, 'league' | 'show'>) {
  const words = text.events.league
  if (league.history.length < 2 && league.history.every(({ ended }) => ended === null)) return null
  return (
    <section className={styles['part']}>
      <h2>{words.history}</h2>
      <ul className={styles['history']}>
        {league.history.map(({ season, ended, winners }) => (
          <li key={season}>
            <b>{words.season({ season })}</b>{' '}
            {ended === null
              ? words.running
              : winners.map(({ division, person }) => (
                  <span key={division}>{words.winner({ division, name: person.name })}</span>
                ))}{' '}
            {season !== league.shown && (
              <button type="button" className="plain small" onClick={() => show(season)}>
                {words.show({ season })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
