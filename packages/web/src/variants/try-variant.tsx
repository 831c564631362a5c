// A variant tried by bots: what it changes, the trial, and the report beside the standard game.
import { useState } from 'react'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import { Differences } from './differences.tsx'
import { playAddress } from './kept.ts'
import { text } from './messages/index.ts'
import { VariantReport } from './report.tsx'
import type { Opened } from './use-shown.ts'
import { useTryout } from './use-tryout.ts'
import style from './variants.module.css'

const words = text.variants
const MINUTES = [1, 5, 15]
const USUAL_MINUTES = 5

export function TryVariant(opened: Opened) {
  const { shown, game } = opened
  const listed = GAMES.find(({ id }) => id === game.id)
  const [players, choose] = useState(listed?.usualPlayers ?? game.players.max)
  return (
    <>
      <h1>{shown.name}</h1>
      <p className="quiet">{gameName(game.id)}</p>
      <p>{shown.reason}</p>
      <Differences printing={shown.printing} game={game} />
      <Trial key={players} {...opened} players={players} choose={choose} counts={listed?.players ?? []} />
      <p className={style['ways']}>
        <Link to={playAddress(shown)} className="primary">
          {words.play}
        </Link>
        <Link to="#/variants" className="secondary">
          {words.back}
        </Link>
      </p>
    </>
  )
}

interface TrialProps extends Opened {
  readonly players: number
  readonly counts: readonly number[]
  choose(players: number): void
}

function Trial({ shown, game, players, counts, choose }: TrialProps) {
  const trial = useTryout(shown.printing, game, players)
  const [minutes, setMinutes] = useState(USUAL_MINUTES)
  const { judgement, running, progress, minutesLeft, trouble } = trial
  const games = judgement?.pairs ?? 0
  return (
    <>
      <section aria-label={words.trial.title}>
        <h2>{words.trial.title}</h2>
        <p>{words.trial.intro}</p>
        <form
          className="form in-a-row"
          onSubmit={event => {
            event.preventDefault()
            if (running) trial.stop()
            else trial.start(minutes)
          }}
        >
          <label className={`field ${style['choice']}`}>
            <span>{words.trial.players}</span>
            <select value={players} disabled={running} onChange={event => choose(Number(event.target.value))}>
              {counts.map(count => (
                <option key={count} value={count}>
                  {words.keys.players({ players: count })}
                </option>
              ))}
            </select>
          </label>
          <label className={`field ${style['choice']}`}>
            <span>{words.trial.minutes}</span>
            <select value={minutes} disabled={running} onChange={event => setMinutes(Number(event.target.value))}>
              {MINUTES.map(count => (
                <option key={count} value={count}>
                  {words.trial.minute({ minutes: count })}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={running ? 'secondary' : 'primary'}>
            {running ? words.trial.stop : words.trial.start}
          </button>
        </form>
        {running && (
          <progress className={style['progress']} aria-label={words.trial.progress} max={1} value={progress} />
        )}
        <p className="quiet" aria-live="polite">
          {running ? words.trial.running({ games, left: minutesLeft }) : games > 0 && words.trial.done({ games })}
        </p>
        {trouble !== undefined && (
          <p className="refusal" role="alert">
            {words.trial.failed({ why: trouble })}
          </p>
        )}
      </section>
      {judgement !== undefined && <VariantReport judgement={judgement} />}
    </>
  )
}
