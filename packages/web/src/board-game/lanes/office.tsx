// The office: the administration chart with everyone's markers, my row the largest — SJ II.1.
import './office.css'
import { has, moves, NO_MARKER, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { answered, useInTime } from '../../play/use-in-time.ts'
import { useLegal, useNames, useTable } from '../../play/use-table.ts'
import { Disc } from '../../shell/disc.tsx'
import { numbered } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { Marker } from '../symbols.tsx'
import { useBoard, useBoardLater } from '../use-board.ts'
import { markerName } from '../words.ts'
import { SpaceBuys, saidOf, useSpaceBuys } from './space-buys.tsx'

const words = text.boardGame.board

export function Office() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const costs = state.rules.figures.administrativeCosts
  return (
    <section className="sheet office" aria-label={words.administration}>
      <div className="chart">
        <h2>{text.boardLanes.office}</h2>
        {numbered(costs).map(({ value: cost, place: space }) => {
          const isClosed = has(state.forbiddenSpaces, space)
          return (
            <b
              key={space}
              className={isClosed ? 'closed' : ''}
              data-place={`office-${space}`}
              title={isClosed ? text.waterFrame.board.closed({ cost }) : undefined}
            >
              {text.figures.money(cost)}
            </b>
          )
        })}
        <OwnRow state={state} seat={mySeat} />
        <OtherRows mySeat={mySeat} />
      </div>
    </section>
  )
}

function OwnRow({ state, seat }: { state: State; seat: number }) {
  const name = useNames()[seat] ?? ''
  const legal = useLegal()
  const group = useInTime(
    useTable(session => session.group),
    answered,
  )
  const chosen = group?.startsWith('marker:') ? Number(group.slice('marker:'.length)) : undefined
  const spaces = new Set([...legal].flatMap(move => ('space' in move ? [move.space] : [])))
  const buysAt = useSpaceBuys(state, seat, chosen)
  return (
    <>
      <Disc seat={seat} size={22} />
      {numbered(state.players[seat]?.chart ?? []).map(({ value: there, place: space }) => {
        const marker = chosen ?? there
        const buys = there === NO_MARKER ? buysAt(space) : []
        const label = labelOf(state, name, space, there)
        return (
          <Spot
            key={space}
            moves={marker === NO_MARKER ? [] : [moves.place(marker, space)]}
            opens={spaces.has(space) ? `space:${space}` : undefined}
            className={`mine-space ${state.turn.space === space && there === state.turn.marker ? 'new' : ''}`}
            label={buys.length === 0 ? label : text.boardControl.officeBuys({ space: label, parts: buys.map(saidOf) })}
            about={there === NO_MARKER ? `space ${space}` : `marker ${there}`}
          >
            {there !== NO_MARKER ? <Marker id={there} seat={seat} /> : <SpaceBuys buys={buys} />}
          </Spot>
        )
      })}
    </>
  )
}

function OtherRows({ mySeat }: { mySeat: number }) {
  const state = useBoardLater()
  const names = useNames()
  return numbered(state.players).flatMap(({ value: { chart }, place: seat }) =>
    seat === mySeat
      ? []
      : [
          <Disc key={seat} seat={seat} size={18} />,
          ...numbered(chart).map(({ value: there, place: space }) => (
            <span
              key={`${seat}.${space}`}
              className="space"
              data-place={`office-${seat}-${space}`}
              data-about={there === NO_MARKER ? undefined : `marker ${there}`}
              role="img"
              aria-label={labelOf(state, names[seat] ?? '', space, there)}
            >
              {there !== NO_MARKER && <Marker id={there} seat={seat} size={13} />}
            </span>
          )),
        ],
  )
}

function labelOf({ rules }: State, name: string, space: number, there: number): string {
  const cost = rules.figures.administrativeCosts[space] ?? 0
  return words.chartSpace({ name, cost, content: there === NO_MARKER ? words.empty : markerName(there) })
}
