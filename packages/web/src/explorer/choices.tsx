// What was chosen in a position: a row for each turn or draw.
import { BETWEEN_MOVES } from '@arkwright/kernel'
import type { ChoiceFigures } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/explorer.ts'
import { faultWords } from '../online/faults.ts'
import type { GamePage } from '../play/game-page.ts'
import { strengthName } from '../play/names.ts'
import { Disc } from '../shell/disc.tsx'
import { PEOPLE } from './address.ts'
import { Chooser } from './choosers.tsx'
import styles from './explorer.module.css'
import type { ExploredLine } from './line.ts'
import { type Explored, explore, type Pool } from './pools.ts'
import { stepWords } from './step-words.ts'

const words = text.explorer
/** With fewer games the figures may be chance. */
const FEW = 10
const SHOWN_FIRST = 12

const SORTS = ['games', 'wins', 'margin'] as const
type Sort = (typeof SORTS)[number]
const SORTED_BY: Readonly<Record<Sort, (choice: ChoiceFigures) => number>> = {
  games: ({ games }) => games,
  wins: ({ wins }) => wins.share,
  margin: ({ margin }) => margin,
}

interface ChoicesProps {
  readonly page: GamePage
  readonly line: ExploredLine
  readonly pool: Pool | undefined
  go(turn: readonly string[]): void
}

export function Choices(props: ChoicesProps) {
  const { line, pool } = props
  const [found, show] = useState<{ key: number; pool: Pool; explored: Explored | string }>()
  const [attempt, tryAgain] = useState(0)
  useEffect(() => {
    void attempt
    if (pool === undefined) return
    let left = false
    const tell = (explored: Explored | string) => left || show({ key: line.key, pool, explored })
    explore(pool, line.key).then(tell, error => tell(faultWords(error)))
    return () => {
      left = true
    }
  }, [pool, line.key, attempt])
  const explored = found?.key === line.key && found.pool === pool ? found.explored : undefined
  return (
    <section className={styles['choices']}>
      <h2>
        {typeof line.seat === 'number' && <Disc seat={line.seat} size={26} />} {headingOf(line)}
      </h2>
      {pool === undefined && line.seat !== undefined && <p>{words.none}</p>}
      {pool !== undefined && line.seat !== undefined && explored === undefined && (
        <p className="loading">{text.loading}</p>
      )}
      {typeof explored === 'string' && (
        <p className="refusal" role="alert">
          {words.failed({ reason: explored })}{' '}
          <button type="button" className="secondary" onClick={() => tryAgain(attempt + 1)}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {typeof explored === 'object' && line.seat !== undefined && <Found {...props} explored={explored} />}
      {pool !== undefined && <Notes pool={pool} />}
    </section>
  )
}

function headingOf({ seat }: ExploredLine): string {
  if (seat === undefined) return words.over
  return seat === 'chance' ? words.draws : words.decides({ name: text.seats.colours[seat] ?? '' })
}

function Notes({ pool }: { pool: Pool }) {
  return (
    <div className={styles['notes']}>
      <p className="quiet">{words.meaning}</p>
      {pool.name !== PEOPLE && <p className="quiet">{words.drawnOpening}</p>}
      {pool.shipped !== undefined && <p className="quiet">{words.offline}</p>}
    </div>
  )
}

function Found({ page, line, explored: { choices, elsewhere }, go }: ChoicesProps & { readonly explored: Explored }) {
  const [sort, sortBy] = useState<Sort>('games')
  const [all, showAll] = useState(false)
  const games = choices.reduce((sum, choice) => sum + choice.games, 0)
  if (games === 0) {
    const pools = elsewhere.map(name => (name === PEOPLE ? name : strengthName(name)))
    return (
      <p role="status">
        {words.none} {pools.length > 0 && words.elsewhere({ pools })}
      </p>
    )
  }
  const isDraw = line.seat === 'chance'
  const sorted = choices.toSorted((one, other) => SORTED_BY[sort](other) - SORTED_BY[sort](one))
  const shown = all ? sorted : sorted.slice(0, SHOWN_FIRST)
  return (
    <>
      <div className={styles['above']}>
        <p role="status">{words.reached({ games })}</p>
        {!isDraw && choices.length > 1 && (
          <Chooser
            label={words.sort}
            value={sort}
            values={SORTS.map(value => ({ value, label: words.sorts[value] }))}
            choose={value => sortBy(SORTS.find(one => one === value) ?? 'games')}
          />
        )}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.turn}</th>
            <th scope="col">{words.columns.games}</th>
            {!isDraw && (
              <>
                <th scope="col">{words.columns.wins}</th>
                <th scope="col">{words.columns.margin}</th>
                <th scope="col">{words.columns.score}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(choice => (
            <Row key={choice.next} page={page} line={line} choice={choice} games={games} go={go} />
          ))}
        </tbody>
      </table>
      {shown.length < sorted.length && (
        <button type="button" className="secondary" onClick={() => showAll(true)}>
          {words.more({ count: sorted.length - shown.length })}
        </button>
      )}
    </>
  )
}

interface RowProps {
  readonly page: GamePage
  readonly line: ExploredLine
  readonly choice: ChoiceFigures
  /** Of all choices together. */
  readonly games: number
  go(turn: readonly string[]): void
}

function Row({ page, line, choice, games: allGames, go }: RowProps) {
  const { turn, games, wins, margin, score } = choice
  const moves = turn.split(BETWEEN_MOVES)
  const seat = line.seat ?? 'chance'
  const told = stepWords(page, { before: line.state, seat, moves })
  const { gain, money, number } = text.figures
  const few = games < FEW
  return (
    <tr data-few={few || undefined} title={few ? words.few : undefined}>
      <th scope="row">
        <button type="button" className="plain" onClick={() => go(moves)}>
          {told.join(' · ')}
        </button>
      </th>
      <td data-label={words.columns.games}>
        <b>{number(games)}</b> <span>{words.share({ share: games / allGames })}</span>
        <span className={styles['bar']} aria-hidden="true">
          <span style={{ width: `${(100 * games) / allGames}%` }} />
        </span>
      </td>
      {seat !== 'chance' && (
        <>
          <td data-label={words.columns.wins}>
            <b>{words.share({ share: wins.share })}</b>
            <small>{words.interval(wins)}</small>
            <span className={styles['range']} aria-hidden="true">
              <span style={{ left: `${100 * wins.low}%`, width: `${100 * (wins.high - wins.low)}%` }} />
            </span>
          </td>
          <td data-label={words.columns.margin} data-sign={margin < 0 ? 'loss' : 'gain'}>
            <b>{gain(Math.round(margin))}</b>
          </td>
          <td data-label={words.columns.score}>{money(Math.round(score))}</td>
        </>
      )}
    </tr>
  )
}
