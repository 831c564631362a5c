// The rounds of an event: tables to watch and replay, the hash of the seed and, at the end, the seed.
import { commitmentTo } from '@arkwright/kernel'
import { text } from '../messages/events.ts'
import { useHouse } from '../online/house.ts'
import { Disc } from '../shell/disc.tsx'
import { Link } from '../shell/link.tsx'
import styles from './events.module.css'
import { type Board, type Event, type EventRound, nameIn } from './players.ts'
import { hundredths, percent } from './score.ts'
import { whenIn } from './when.ts'

const idOf = (round: number) => `event-round-${round}`

/** Opens the round and leads there. */
export function showRound(round: number): void {
  const place = document.getElementById(idOf(round))
  if (!(place instanceof HTMLDetailsElement)) return
  place.open = true
  place.scrollIntoView()
  place.querySelector('summary')?.focus()
}

export function Rounds({ event }: { event: Event }) {
  const words = text.events.rounds
  const last = event.roundList.findLast(({ state }) => state !== 'planned')?.number ?? 1
  return (
    <section className={styles['part']}>
      <h2>{event.format === 'arena' ? words.deals : words.title}</h2>
      {event.roundList.map(round => (
        <details key={round.number} id={idOf(round.number)} className={styles['round']} open={round.number === last}>
          <summary>
            <b>
              {event.format === 'arena' ? words.deal({ round: round.number }) : words.name({ round: round.number })}
            </b>{' '}
            <span className="quiet">
              {words.states[round.state]}
              {round.state === 'planned' &&
                round.begins !== null &&
                `, ${words.begins({ when: whenIn(round.begins) })}`}
              {round.state === 'playing' &&
                round.deadline !== null &&
                `, ${words.deadline({ when: whenIn(round.deadline) })}`}
            </span>
          </summary>
          {round.boards.length > 0 && (
            <ul className={styles['boards']}>
              {round.boards.map(board => (
                <li key={board.board}>
                  <OneBoard event={event} board={board} />
                </li>
              ))}
            </ul>
          )}
          <Seed round={round} />
        </details>
      ))}
    </section>
  )
}

function OneBoard({ event, board }: { event: Event; board: Board }) {
  const words = text.events.rounds
  const me = useHouse(house => house.me?.id)
  const mine = board.seats.some(({ entry }) => {
    const person = event.entries.find(({ number }) => number === entry)?.person
    return person != null && person.id === me
  })
  return (
    <div className={mine ? `${styles['board']} ${styles['mine']}` : styles['board']}>
      <ul className={styles['seats']}>
        {board.seats.map(({ seat, entry, absent, ...result }) => (
          <li key={seat}>
            {board.state !== 'bye' && <Disc seat={seat} size={18} />} {nameIn(event, entry)}{' '}
            {result.score !== null && <b>{resultOf(result.score, result)}</b>}
            {absent && <small className="quiet"> ({words.absent})</small>}
          </li>
        ))}
      </ul>
      <BoardDoor board={board} mine={mine} />
    </div>
  )
}

function resultOf(score: number, { share, correction }: Pick<Board['seats'][number], 'share' | 'correction'>): string {
  const words = text.events.rounds
  if (share === null) return words.score({ score })
  if (correction === null) return words.scores({ score, share })
  const points = hundredths(share + correction)
  const added = points - hundredths(share)
  return words.corrected({
    score,
    share: percent(share),
    correction: percent(added, 'always'),
    points: percent(points),
  })
}

function BoardDoor({ board: { board, code, state }, mine }: { board: Board; mine: boolean }) {
  const words = text.events.rounds
  if (state === 'bye') return <span className="quiet">{words.bye}</span>
  if (state === 'waiting') return <span className="quiet">{words.waiting}</span>
  if (code === null) return <span className="quiet">{words.hidden}</span>
  if (state === 'over') return <Link to={`#/replay/${code}`}>{words.replay({ board })}</Link>
  return <Link to={`/table/${code}`}>{mine ? words.open : words.watch({ board })}</Link>
}

function Seed({ round: { commitment, seed } }: { round: EventRound }) {
  const words = text.events.rounds
  return (
    <dl className={styles['seed']}>
      <dt>{words.hash}</dt>
      <dd>
        <code>{commitment}</code> <small className="quiet">{words.hashHelp}</small>
      </dd>
      {seed !== null && (
        <>
          <dt>{words.seed}</dt>
          <dd>
            <code>{seed}</code>{' '}
            <small className="quiet">{commitmentTo(seed) === commitment ? words.matches : words.differs}</small>
          </dd>
        </>
      )}
    </dl>
  )
}
