// The turns that cost most, each with a better turn and the reason in figures.
import './costly-turns.css'
import type { CostlyTurn, GameAnalysis } from '@arkwright/bots'
import { useMemo, useState } from 'react'
import { exploredAt } from '../explorer/address.ts'
import { text } from '../messages/explorer.ts'
import { forkGame } from '../replay/fork.ts'
import { useTale } from '../replay/use-tale.ts'
import { goTo } from '../router.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import { ToldTurn } from './told-turn.tsx'

const words = text.replay.review
const MOST_SHOWN = 6
/** Lost chance to win, from which a turn is an inaccuracy, a mistake or a blunder. */
const GRADES = [0.03, 0.07, 0.15]
const EVERYONE = -1

export function CostlyTurns({ analysis }: { analysis: GameAnalysis }) {
  const { tale } = useTale()
  const [whose, choose] = useState(EVERYONE)
  const shown = analysis.costly
    .filter(({ seat }) => whose === EVERYONE || seat === whose)
    .toSorted((one, other) => other.winChance - one.winChance || other.gap - one.gap)
    .slice(0, MOST_SHOWN)
  return (
    <section className="costly">
      <h2>{words.costly}</h2>
      {tale.names.length > 1 && (
        <label className="chooser">
          {words.whose}
          <select value={whose} onChange={event => choose(Number(event.target.value))}>
            <option value={EVERYONE}>{words.everyone}</option>
            {numbered(tale.names).map(({ value, place }) => (
              <option key={place} value={place}>
                {value}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="quiet">{words.doubtful}</p>
      {shown.length === 0 && <p>{words.noCostly}</p>}
      <ol>
        {shown.map(turn => (
          <Costly key={turn.at} turn={turn} />
        ))}
      </ol>
    </section>
  )
}

export function Costly({ turn }: { turn: CostlyTurn }) {
  const { page, tale, record } = useTale()
  const { at, seat, gap, error, winChance, pounds } = turn
  const before = useMemo(() => tale.played.journal.at(at), [tale, at])
  const grade = GRADES.filter(least => winChance >= least).length
  const playOn = async () => {
    const { id } = await forkGame(record, at, seat)
    goTo(`/table/${id}`)
  }
  return (
    <li className="panel" data-grade={grade}>
      <header>
        <Disc seat={seat} size={26} />
        <h3>
          {tale.names[seat]} · {page.standing(before)}
        </h3>
        <b className="grade">{words.grades[grade]}</b>
      </header>
      <p className="cost">
        <b>{words.lost({ points: Math.round(100 * Math.max(0, winChance)) })}</b>{' '}
        <span>{words.gap({ pounds: gap, error: Math.max(1, error) })}</span>{' '}
        <span>{words.expects({ pounds: Math.round(pounds) })}</span>
      </p>
      <div className="turns-compared">
        <ToldTurn title={words.played} page={page} before={before} seat={seat} moves={turn.played} />
        <ToldTurn title={words.better} page={page} before={before} seat={seat} moves={turn.better} />
      </div>
      <p className="costly-links">
        <Link to={`#/replay/${record.id}/${at}`} className="plain">
          <Icon name="play" size={16} /> {words.show}
        </Link>
        <Link to={exploredAt(tale.played.journal, at)} className="plain">
          <Icon name="open" size={16} /> {text.explorer.fromHere}
        </Link>
        <button type="button" className="plain" onClick={() => void playOn()}>
          <Icon name="start" size={16} /> {words.tryIt}
        </button>
      </p>
    </li>
  )
}
