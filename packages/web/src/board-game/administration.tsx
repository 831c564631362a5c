// The administration chart with everyone's markers — SJ II.1.
import { has, moves, NO_MARKER } from '@arkwright/board-game'
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
  const chosen = group?.startsWith('marker:') ? Number(group.slice('marker:'.length)) : undefined
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
            title={has(state.forbiddenSpaces, space) ? text.waterFrame.board.closed({ cost }) : undefined}
          >
            {text.figures.money(cost)}
          </b>
        ))}
        {numbered(state.players).map(({ value: { chart }, place: seat }) => [
          <Disc key={`${seat}`} seat={seat} size={24} />,
          ...numbered(costs).map(({ value: cost, place: space }) => {
            const there = chart[space] ?? NO_MARKER
            const mine = seat === mySeat
            const marker = chosen ?? there
            return (
              <Spot
                key={`${seat}.${space}`}
                mine={mine}
                moves={marker === NO_MARKER ? [] : [moves.place(marker, space)]}
                opens={spaces.has(space) ? `space:${space}` : undefined}
                className={`chart-space ${there === NO_MARKER ? '' : 'taken'} ${mine ? 'mine' : ''}`}
                label={words.chartSpace({
                  name: names[seat] ?? '',
                  cost,
                  content: there === NO_MARKER ? words.empty : markerName(there),
                })}
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
