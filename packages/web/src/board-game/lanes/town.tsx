// The town: what it wants of a good, who offers it, who seeks work, and the wage — SJ 4.1.I.
import './town.css'
import { type Good, type State, workersInMarket } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { useBoardLater } from '../use-board.ts'
import { Drawing } from './drawings.tsx'
import { nextWage, offered, townSpaces, wageBands } from './town-facts.ts'

const words = text.boardLanes.town
const WIDTH = 196
const HEIGHT = 37
const PAWN =
  'M0-6a2.200 2.200 0 0 1 1.200 4C2.800-1.500 3.600 0 3.800 4h-7.600c.2-4 1-5.500 2.600-6A2.200 2.200 0 0 1 0-6Z'

export function TownHead() {
  const state = useBoardLater()
  const page = useTable(session => session.page)
  const options = useTable(session => session.played.journal.options)
  const { workersReturned: returned } = page.game.components(options)
  const next = nextWage(state)
  const workers = workersInMarket(state)
  const more = [
    text.boardGame.board.fired({ count: state.firedWorkers }),
    ...(returned === undefined ? [] : [text.boardGame.board.returning({ count: Number(returned.value) })]),
    ...(state.boxedWorkers > 0 && state.rules.waterFrame !== null
      ? [text.waterFrame.board.outOfGame({ count: state.boxedWorkers })]
      : []),
  ].join(' · ')
  return (
    <>
      <Drawing of="town" />
      <b className="title">{words.title}</b>
      <small title={more} data-ellipsis="">
        <span className="seek">{words.seek({ workers })}</span>
        {next !== undefined && <span>{words.next({ hires: next.hires, wage: next.pay })}</span>}
        <span className="unseen">{more}</span>
      </small>
      <WageBand state={state} />
    </>
  )
}

function WageBand({ state }: { state: State }) {
  return (
    <span className="wages" data-about="wage">
      {wageBands(state).map(({ pay, rows, isNow }) => (
        <span key={pay} className={isNow ? 'now' : ''} style={{ flexGrow: rows }}>
          {isNow && <span className="unseen">{words.wage} </span>}
          {text.figures.money(pay)}
        </span>
      ))}
    </span>
  )
}

export function TownCell({ good }: { good: Good }) {
  const state = useBoardLater()
  const supply = offered(state, good)
  const { unnumbered, wants, waiting } = townSpaces(state, good)
  const isShort = supply > wants
  return (
    <>
      <p className="wants" data-about={`demand ${good}`}>
        <span>{words.wants}</span> <b key={wants}>{wants}</b>{' '}
        <span className={`offered ${isShort ? 'short' : ''}`}>
          {words.offered} <b>{supply}</b>
        </span>
      </p>
      <TownBar unnumbered={unnumbered} wants={wants} waiting={waiting} supply={supply} />
    </>
  )
}

interface TownBarProps {
  readonly unnumbered: number
  readonly wants: number
  readonly waiting: number
  readonly supply: number
}

/** Customers, then workers who seek work; below, how far the goods on offer reach. */
function TownBar({ unnumbered, wants, waiting, supply }: TownBarProps) {
  const spaces = unnumbered + wants + waiting
  const each = WIDTH / spaces
  const boxes = (from: number, to: number) =>
    Array.from(
      { length: Math.max(0, to - from) },
      (_, i) => `M${(from + i) * each + 0.5} 1h${each - 1}v28h${1 - each}Z`,
    ).join('')
  const empty = unnumbered + wants
  const start = unnumbered * each + 0.5
  const end = Math.min(WIDTH - 1, (unnumbered + supply) * each - 0.5)
  return (
    <svg
      className="town-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.bar({ wants, supply, workers: waiting })}
    >
      <path className="unnumbered" d={boxes(0, unnumbered)} />
      <path className="customers" d={boxes(unnumbered, empty - 1)} />
      {wants > 0 && <path className="last" d={boxes(empty - 1, empty)} />}
      <path className="places" d={boxes(empty, spaces)} />
      {numbersBelow(waiting).map(i => (
        <path key={i} className="pawn" d={PAWN} transform={`translate(${(empty + i + 0.5) * each} 16)`} />
      ))}
      {supply > 0 && (
        <path
          className={`reach ${supply > wants ? 'short' : ''}`}
          d={`M${start} 34H${Math.max(start, end)}M${Math.max(start, end)} 31v6`}
        />
      )}
    </svg>
  )
}
