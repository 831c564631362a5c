// The exchange: what a share of each company is worth; only the part of the track in use — SJ 4.1.II.
import './exchange.css'
import { forecast, type State, shareValue } from '@arkwright/board-game'
import { type ReactNode, useMemo, useRef } from 'react'
import { useWidth } from '../../charts/use-width.ts'
import { text } from '../../messages/index.ts'
import { useNames, useTable } from '../../play/use-table.ts'
import { useBoardLater } from '../use-board.ts'
import { type Crowded, climbed, crowdsOf, middleOf, numbersOn, type Window, windowOf } from './axis.ts'
import { ComingEvent } from './coming-event.tsx'
import { Drawing } from './drawings.tsx'
import { SeatMark } from './marks.tsx'

const words = text.boardLanes.exchange
const HEIGHT = 84
const TRACK = 44
const SIZE = 21
const LEAST = 16
/** A panel wider than this is drawn larger. */
const WIDEST = 450
const LARGER = 1.4
/** Of a mark in a crowd. */
const SMALL = 0.72
const SMALL_HALF = (SIZE * SMALL) / 2

export function Exchange() {
  const state = useBoardLater()
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const place = useRef<HTMLElement>(null)
  const room = useWidth(place)
  const width = room > WIDEST ? room / LARGER : room
  const coming = useComing(state, mySeat)
  const spaces = state.players.map(({ space }) => space)
  const lowest = Math.min(...spaces, coming?.to ?? Number.POSITIVE_INFINITY)
  const window = windowOf(spaces, LEAST, Math.max(1, lowest - 1))
  const x = middleOf(window, width)
  const marks = state.players.map(({ space }, seat) => ({ key: String(seat), at: space }))
  const crowds = crowdsOf(marks)
  const alone = marks.filter(({ key }) => crowds.every(one => one.key !== key))
  const placeOf = ({ at, column }: Crowded): number => x(at) + (2 * column - 1) * SMALL_HALF
  const taken = crowds.map(one => ({ key: one.key, x: placeOf(one), from: x(one.at), height: one.row }))
  const label = state.players
    .map((player, seat) =>
      text.boardGame.board.spaceLabel({
        name: names[seat] ?? '',
        space: player.space,
        value: shareValue(state, player),
      }),
    )
    .join('; ')
  return (
    <section ref={place} className="sheet exchange" data-place="exchange" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2> <small>{words.sub}</small>
        <Drawing of="exchange" />
      </header>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Track state={state} window={window} width={width} x={x} />
        {coming !== undefined && coming.to <= window.to && (
          <Coming from={x(coming.from)} to={x(coming.to)} steps={coming.to - coming.from} seat={mySeat} />
        )}
        {crowds.map(one => (
          <Mark key={one.key} company={one.key} isSmall x={placeOf(one)} y={smallY(one.row)} />
        ))}
        {climbed(alone, x, SIZE, 2, width, taken).map(({ key, x: at, from, height }) => (
          <Mark key={key} company={key} x={at} y={markY(height)}>
            {(height > 0 || at !== from) && <path className="stem" d={`M0 0L${from - at} ${TRACK - markY(height)}`} />}
          </Mark>
        ))}
      </svg>
      <ComingEvent />
    </section>
  )
}

interface MarkProps {
  readonly company: string
  readonly x: number
  readonly y: number
  readonly isSmall?: boolean
  readonly children?: ReactNode
}

function Mark({ company, x, y, isSmall = false, children }: MarkProps) {
  const mySeat = useTable(session => session.mySeat)
  return (
    <g
      className={`mark ${isSmall ? 'small' : ''}`}
      data-about={`share ${company}`}
      data-place={`exchange-${company}`}
      style={{ transform: `translate(${x}px, ${y}px)${isSmall ? ` scale(${SMALL})` : ''}` }}
    >
      {children}
      <SeatMark seat={Number(company)} isMine={Number(company) === mySeat} />
    </g>
  )
}

/** Where the sale of this cycle would take my share value, if nothing else changed. */
function useComing(state: State, seat: number): { from: number; to: number } | undefined {
  return useMemo(() => {
    const { decade, rules, cycle, players } = state
    const from = players[seat]?.space
    if (from === undefined || decade === 0 || decade > rules.decades) return undefined
    const steps = forecast(state, cycle).seats.find(one => one.seat === seat)?.steps ?? 0
    return steps === 0 ? undefined : { from, to: Math.max(1, from + steps) }
  }, [state, seat])
}

function Coming({ from, to, steps, seat }: { from: number; to: number; steps: number; seat: number }) {
  const y = markY(0)
  return (
    <g className={`coming seat-${seat}`}>
      <circle cx={to} cy={y} r="9" />
      <text x={to} y={y + 4.5} textAnchor="middle">
        {words.steps({ steps })}
      </text>
      <path d={`M${from} ${y}H${to - Math.sign(to - from) * 10}`} />
      <title>{words.coming}</title>
    </g>
  )
}

function markY(height: number): number {
  return TRACK - 11 - height * SIZE
}

function smallY(row: number): number {
  return TRACK - 1 - SMALL_HALF - row * SIZE * SMALL
}

interface TrackProps {
  readonly state: State
  readonly window: Window
  readonly width: number
  x(space: number): number
}

/** Spaces of the same value have the same shade. */
function Track({ state, window, width, x }: TrackProps) {
  const { from, to } = window
  const each = width / (to - from + 1)
  const values = state.rules.shareValue
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const shades = [0, 1].map(odd =>
    spaces
      .filter(space => (values[space] ?? 0) % 2 === odd)
      .map(space => `M${x(space) - each / 2 + 0.6} ${TRACK}h${each - 1.2}v20h${1.2 - each}Z`)
      .join(''),
  )
  const firsts = spaces.filter(space => space === from || values[space] !== values[space - 1])
  const shown = withRoom(firsts, x, 32)
  return (
    <g className="track">
      <path className="even" d={shades[0]} />
      <path className="odd" d={shades[1]} />
      {numbersOn(window, width, 19).map(space => (
        <text key={space} x={x(space)} y={TRACK + 14} textAnchor="middle">
          {space}
        </text>
      ))}
      {shown.map(space => (
        <text key={space} className="worth" x={x(space)} y={TRACK + 35} textAnchor="middle">
          {text.figures.money(values[space] ?? 0)}
        </text>
      ))}
    </g>
  )
}

/** As many as fit without touching. */
function withRoom(spaces: readonly number[], x: (space: number) => number, room: number): number[] {
  const kept: number[] = []
  for (const space of spaces) {
    const last = kept.at(-1)
    if (last === undefined || x(space) - x(last) >= room) kept.push(space)
  }
  return kept
}
