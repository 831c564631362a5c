// What a space buys: every marker in hand and every space of the chart — SJ II.1.
import './spaces.css'
import { ACTION_MARKERS, has, moves, NO_MARKER, type State } from '@arkwright/board-game'
import { useState } from 'react'
import { text } from '../../messages/index.ts'
import { Spot } from '../../shell/spot.tsx'
import { useForm } from '../../table/use-form.ts'
import { boughtInShort, boughtInWords, type Cell, type MarkerRow, markerRows } from '../control/buys.ts'
import { placing } from '../control/sums.ts'
import { Marker } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { markerOf } from '../words.ts'
import { FiguresBody } from './figures-body.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.spaces
const control = text.boardControl

/** A phone has room for so many rows that can be pressed. */
const MOST_ROWS = 9

/** The rows of the page in view, and the number of pages: more than one only on a phone. */
function useRows(state: State) {
  const isPhone = useForm() === 'phone'
  const [page, turnTo] = useState(0)
  const all = markerRows(state, state.seat)
  const size = isPhone && all.length > MOST_ROWS ? MOST_ROWS - 1 : all.length
  const pages = Math.max(1, Math.ceil(all.length / size))
  const now = page % pages
  return { rows: all.slice(now * size, (now + 1) * size), page: now + 1, pages, turn: () => turnTo(now + 1) }
}

export function SpacesBody() {
  const state = useBoard()
  const { seat } = state
  const { rows, page, pages, turn } = useRows(state)
  const costs = state.rules.figures.administrativeCosts
  return (
    <FiguresBody className="view-spaces">
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.marker}</span>
            </th>
            {costs.map((cost, space) => (
              <th key={cost} scope="col" className={isShut(state, seat, space) ? 'shut' : ''}>
                {text.figures.money(cost)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.marker} state={state} row={row} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <button type="button" className="press" onClick={turn}>
          {text.tableFrame.bar.nextPage({ page, pages })}
        </button>
      )}
      <p className="soft">{words.legend}</p>
      {costs.some((_, space) => has(state.forbiddenSpaces, space)) && <p className="soft">{words.closed}</p>}
    </FiguresBody>
  )
}

/** Taken by a marker, or closed by an event. */
function isShut(state: State, seat: number, space: number): boolean {
  return has(state.forbiddenSpaces, space) || state.players[seat]?.chart[space] !== NO_MARKER
}

function Row({ state, row: { marker, cells, lies } }: { state: State; row: MarkerRow }) {
  const { action = 'factory', shade = 'none' } = ACTION_MARKERS[marker] ?? {}
  const name = shade === 'light' || shade === 'dark' ? control.shades[shade] : control.markers[action]
  const again = cells.find(({ space, move }) => space === lies && move !== undefined)
  return (
    <tr>
      <th scope="row" title={markerOf(state, marker)}>
        <Marker id={marker} seat={state.seat} size={13} /> <span>{name}</span>
      </th>
      {lies === undefined ? (
        cells.map(cell => <SpaceCell key={cell.space} state={state} marker={marker} cell={cell} />)
      ) : (
        <>
          <td colSpan={again === undefined ? cells.length : 2}>
            {again === undefined ? (
              <span className="soft">{words.lies({ cost: cells[lies]?.cost ?? 0 })}</span>
            ) : (
              <Place state={state} marker={marker} cell={again} className="best">
                {words.again({ cost: again.cost + again.fee })}
              </Place>
            )}
          </td>
          {again !== undefined && (
            <td colSpan={cells.length - 2} className="soft">
              {words.lies({ cost: again.cost })}
            </td>
          )}
        </>
      )}
    </tr>
  )
}

function SpaceCell({ state, marker, cell }: { state: State; marker: number; cell: Cell }) {
  return (
    <td>
      <Place state={state} marker={marker} cell={cell} className={cell.isCheapest ? 'best' : 'dearer'}>
        {cell.move === undefined ? '·' : boughtInShort(cell.bought)}
      </Place>
    </td>
  )
}

interface PlaceProps {
  readonly state: State
  readonly marker: number
  readonly cell: Cell
  readonly className: string
  readonly children: string
}

function Place({ state, marker, cell: { space, cost, fee, bought, move }, className, children }: PlaceProps) {
  const page = usePage()
  const draft = useDraft()
  const made = move === undefined || draft?.state !== state ? [] : placing(page, draft, move)
  const label = control.spaceIs({
    move: text.boardGame.moves.place({ name: markerOf(state, marker), cost, fee }),
    buys: boughtInWords(bought),
  })
  return (
    <Spot
      moves={[moves.place(marker, space)]}
      sequence={made.length > 1 ? made : undefined}
      className={className}
      label={label}
    >
      {children}
    </Spot>
  )
}
