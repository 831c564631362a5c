// The special markers of Spinning Jenny, and those to choose from in the preparation round — SJ 4.1.III, II.3.2.
import './markers-to-take.css'
import { ACTION_MARKERS, moves, type Shade, type State, shownLevel, year } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { numbered } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { Marker } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { markerName } from '../words.ts'

const words = text.boardLanes.markers
const board = text.boardGame.board
const SHADES: readonly Shade[] = ['light', 'dark']

export function MarkersToTake() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const own = state.players[mySeat]?.advanced ?? []
  return (
    <section className="sheet markers-to-take" data-place="markers" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="shades">
        {state.onTimetable.length > 0 ? (
          <>
            <span>{board.onTimetable}</span>
            <span className="list">
              {numbered(state.onTimetable).map(({ value: marker, place }) => (
                <MarkerSpot key={place} marker={marker} count={1} />
              ))}
            </span>
          </>
        ) : (
          SHADES.map((shade, level) => <ShadeRow key={shade} state={state} shade={shade} level={level} />)
        )}
        <span>{words.yours}</span>
        <span className="list own">
          {own.length === 0 && <i>{text.boardGame.mat.noMarkers}</i>}
          {own.map(marker => (
            <span key={marker} role="img" aria-label={markerName(marker)} title={markerName(marker)}>
              <Marker id={marker} size={14} />
            </span>
          ))}
        </span>
      </div>
    </section>
  )
}

function ShadeRow({ state, shade, level }: { state: State; shade: Shade; level: number }) {
  const row = state.mat[level] ?? []
  const isOpen = level < shownLevel(state)
  const there = row.flatMap((count, marker) => (belongs(state, marker, shade, count) ? [{ marker, count }] : []))
  return (
    <>
      <span>
        {isOpen ? words.shade[level === 0 ? 'light' : 'dark'] : words.from({ year: yearOf(state, level + 1) })}
      </span>
      <span className={`list ${isOpen ? '' : 'later'}`}>
        {there.map(({ marker, count }) => (
          <MarkerSpot key={marker} marker={marker} count={count} />
        ))}
      </span>
    </>
  )
}

function MarkerSpot({ marker, count }: { marker: number; count: number }) {
  return (
    <Spot
      moves={[moves.take(marker)]}
      leads={[[moves.take(marker)]]}
      className={`taken-from ${count === 0 ? 'gone' : ''}`}
      label={board.markerLeft({ marker, count })}
    >
      <Marker id={marker} size={16} />
      <i>{count}</i>
    </Spot>
  )
}

/** The markers there, and the empty places of those that players have taken. */
function belongs({ players }: State, marker: number, shade: Shade, count: number): boolean {
  if (count > 0) return true
  return ACTION_MARKERS[marker]?.shade === shade && players.some(({ advanced }) => advanced.includes(marker))
}

function yearOf(state: State, level: number): number {
  return year(state) + 10 * (state.rules.level.indexOf(level) - state.decade)
}
