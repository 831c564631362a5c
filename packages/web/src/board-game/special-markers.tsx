// The special markers mat, and the markers to choose from in the preparation round — SJ 4.1.III, II.3.2.
import { ACTION_MARKERS, moves, SHIP_CAPACITIES, type State, shownLevel, year } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { Spot } from '../shell/spot.tsx'
import { Marker } from './symbols.tsx'
import { useBoard } from './use-board.ts'

const words = text.boardGame.board

export function SpecialMarkers() {
  const state = useBoard()
  return (
    <Panel title={words.specialMarkers} sub={words.specialMarkersSub} className="special-markers">
      {state.onTimetable.length > 0 && (
        <div className="mat-row">
          <span className="mat-level">{words.onTimetable}</span>
          <div className="mat-markers">
            {numbered(state.onTimetable).map(({ value: marker, place }) => (
              <MarkerSpot key={place} marker={marker} count={1} />
            ))}
          </div>
        </div>
      )}
      {numbered(state.mat).map(({ value: row, place: level }) => {
        const ids = row.flatMap((_, marker) => (belongs(state, level, marker) ? [marker] : []))
        const ships = shipsOfLevel(state, level + 1)
        if (ids.length + ships.length === 0) return null
        const open = level < shownLevel(state)
        return (
          <div key={level} className={`mat-row ${open ? '' : 'later'}`}>
            <span className="mat-level">
              {open
                ? words.level({ level: level + 1 })
                : words.fromLevel({ level: level + 1, year: yearOf(state, level + 1) })}
            </span>
            <div className="mat-markers">
              {ids.map(marker => (
                <MarkerSpot key={marker} marker={marker} count={row[marker] ?? 0} />
              ))}
              {ships.map(ship => (
                <ShipSpot key={ship.capacity} {...ship} />
              ))}
            </div>
          </div>
        )
      })}
    </Panel>
  )
}

function MarkerSpot({ marker, count }: { marker: number; count: number }) {
  return (
    <Spot
      moves={[moves.take(marker)]}
      className={`mat-marker ${count === 0 ? 'gone' : ''}`}
      label={words.markerLeft({ marker, count })}
    >
      <Marker id={marker} />
      <i>{count}</i>
    </Spot>
  )
}

function ShipSpot({ size, capacity, count }: ShipsThere) {
  return (
    <Spot
      moves={[moves['take ship'](size)]}
      className={`mat-marker ${count === 0 ? 'gone' : ''}`}
      label={text.waterFrame.board.ship({ capacity, count })}
    >
      <span className="marker ship-marker">
        <Icon name="ship" size={18} />
        <b className="capacity">{capacity}</b>
      </span>{' '}
      <i>{count}</i>
    </Spot>
  )
}

interface ShipsThere {
  readonly size: number
  readonly capacity: number
  readonly count: number
}

/** The ships in a row of the mat. */
function shipsOfLevel({ rules, ships }: State, level: number): ShipsThere[] {
  const { waterFrame } = rules
  if (waterFrame === null) return []
  return SHIP_CAPACITIES.flatMap((capacity, size) =>
    waterFrame.shipLevelOf[capacity] === level && (waterFrame.ships[size] ?? 0) > 0
      ? [{ size, capacity, count: ships[size] ?? 0 }]
      : [],
  )
}

/** The markers there, and the empty spaces of those taken: light markers on the first row, dark ones on the second. */
function belongs(state: State, level: number, marker: number): boolean {
  if ((state.mat[level]?.[marker] ?? 0) > 0) return true
  if (state.rules.waterFrame !== null) return false
  const home = ACTION_MARKERS[marker]?.shade === 'light' ? 0 : 1
  return home === level && state.players.some(({ advanced }) => advanced.includes(marker))
}

function yearOf(state: State, level: number): number {
  return year(state) + 10 * (state.rules.level.indexOf(level) - state.decade)
}
