// The administration chart with everyone's markers — SJ II.1.
import { ACTION_MARKERS, has, NO_MARKER } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { answered, useInTime } from '../play/use-in-time.ts'
import { useLegal, useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { Spot } from '../shell/spot.tsx'
import { Marker } from './symbols.tsx'
import { useBoard } from './use-board.ts'
import { markerName } from './words.ts'

const words = text.boardGame.board

export function Administration() {
  const state = useBoard()
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const group = useInTime(
    useTable(session => session.group),
    answered,
  )
  const chosen = group?.startsWith('marker:') ? ACTION_MARKERS[Number(group.slice('marker:'.length))] : undefined
  const legal = useLegal()
  const spaces = new Set([...legal].flatMap(move => ('space' in move ? [move.space] : [])))
  const costs = state.rules.figures.administrativeCosts
  return (
    <Panel title={words.administration} sub={words.administrationSub} className="administration">
      <div className="chart">
        <span />
        {numbered(costs).map(({ value: cost, place: space }) => (
          <b
            key={space}
            className={`chart-cost ${has(state.forbiddenSpaces, space) ? 'closed' : ''}`}
            title={has(state.forbiddenSpaces, space) ? text.waterFrame.board.closed(cost) : undefined}
          >
            {text.figures.money(cost)}
          </b>
        ))}
        {numbered(state.players).map(({ value: { chart }, place: seat }) => [
          <Disc key={`${seat}`} seat={seat} size={24} />,
          ...numbered(costs).map(({ value: cost, place: space }) => {
            const there = chart[space] ?? NO_MARKER
            const mine = seat === mySeat
            const markers =
              chosen !== undefined ? [chosen] : there === NO_MARKER ? [] : ACTION_MARKERS.slice(there, there + 1)
            return (
              <Spot
                key={`${seat}.${space}`}
                mine={mine}
                moves={markers.map(({ name }) => `place ${name} ${space + 1}`)}
                opens={spaces.has(space) ? `space:${space}` : undefined}
                className={`chart-space ${there === NO_MARKER ? '' : 'taken'} ${mine ? 'mine' : ''}`}
                label={words.chartSpace(names[seat] ?? '', cost, there === NO_MARKER ? words.empty : markerName(there))}
              >
                {there !== NO_MARKER && <Marker id={there} seat={seat} />}
              </Spot>
            )
          }),
        ])}
      </div>
    </Panel>
  )
}
