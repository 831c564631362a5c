// The market of a good: everyone's appeal and the importer's on one axis, low on the left — SJ 4.1.IV.
import './market.css'
import { appealOf, type Good, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useNames, useTable } from '../../play/use-table.ts'
import { type Form, useForm } from '../../table/use-form.ts'
import { marketShareLine } from '../lines.ts'
import { useBoardLater } from '../use-board.ts'
import { climbed, type Mark, middleOf, numbersOn, type Window, windowOf } from './axis.ts'
import { ImporterMark, SeatMark } from './marks.tsx'

/** The widths of the column, so that its text keeps its size. */
const WIDTHS: Readonly<Record<Form, readonly [jenny: number, waterFrame: number]>> = {
  desk: [205, 163],
  tablet: [190, 140],
  phone: [206, 206],
}
const HEIGHT = 98
const AXIS = 80
const SIZE = 21
/** At least so many numbers, so that a step is never wider than two marks. */
const LEAST = 9
const ROOM = 17
/** Half the width of two figures. */
const HALF = 7
/** Marks on top of each other. */
const MOST_HIGH = 4
const IMPORTER = 'importer'

export function MarketCell({ good }: { good: Good }) {
  const state = useBoardLater()
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const before = useTable(session => session.draft?.tried[0]?.before) as State | undefined
  const width = WIDTHS[useForm()][state.rules.waterFrame === null ? 0 : 1]
  const marks = marksOf(state, good)
  const window = windowOf(
    marks.map(({ at }) => at),
    LEAST,
    0,
  )
  const x = middleOf(window, width)
  const placed = climbed(marks, x, SIZE, MOST_HIGH, width)
  const mine = marks.find(({ key }) => key === String(mySeat))?.at
  const was = before?.players[mySeat]?.factories[good]
  const ghost = was === undefined || was.level === 0 || before === undefined ? undefined : appealOf(before, was, good)
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={marketShareLine(state, good, names)}>
      <Axis window={window} width={width} x={x} />
      {ghost !== undefined && mine !== undefined && ghost !== mine && (
        <Ghost from={x(ghost)} to={x(mine)} seat={mySeat} />
      )}
      {placed.map(({ key, x: at, from, height }) => {
        const y = AXIS - 10 - height * (SIZE - 1)
        return (
          <g
            key={key}
            className="mark"
            data-about={key === IMPORTER ? `importer ${good}` : `appeal ${good} ${key}`}
            style={{ transform: `translate(${at}px, ${y}px)` }}
          >
            {(height > 0 || at !== from) && <path className="stem" d={`M0 0L${from - at} ${AXIS - y}`} />}
            {key === IMPORTER ? <ImporterMark /> : <SeatMark seat={Number(key)} isMine={Number(key) === mySeat} />}
          </g>
        )
      })}
    </svg>
  )
}

/** The companies from the highest appeal down, so that the leader stands on the axis. */
function marksOf(state: State, good: Good): Mark[] {
  const companies = state.players.flatMap(({ factories }, seat) =>
    // A new mill gets its price with the next question.
    factories[good].price === 0 ? [] : [{ key: String(seat), at: appealOf(state, factories[good], good) }],
  )
  return [...companies, { key: IMPORTER, at: state.importers[good] }].sort((a, b) => b.at - a.at)
}

function Axis({ window, width, x }: { window: Window; width: number; x(at: number): number }) {
  // Half a number must fit beside the last one.
  const numbers = numbersOn(window, width, ROOM).filter(at => x(at) + HALF <= width)
  return (
    <g className="axis">
      <path className="lines" d={numbers.map(at => `M${x(at)} 8V${AXIS + 3}`).join('')} />
      <path className="base" d={`M4 ${AXIS}H${width - 4}`} />
      {numbers.map(at => (
        <text key={at} x={x(at)} y={AXIS + 15} textAnchor="middle">
          {at}
        </text>
      ))}
    </g>
  )
}

/** Where my good stood when the turn began. */
function Ghost({ from, to, seat }: { from: number; to: number; seat: number }) {
  const middle = (from + to) / 2
  const y = AXIS - 10
  return (
    <g className={`ghost seat-${seat}`}>
      <circle cx={from} cy={y} r="9" />
      <path className="path" d={`M${from} ${y - 11}Q${middle} ${y - 26} ${to} ${y - 13}`} />
      <path className="tip" d={`M${to - 4} ${y - 17}h8l-4 6Z`} />
      <title>{text.boardLanes.market.before}</title>
    </g>
  )
}
