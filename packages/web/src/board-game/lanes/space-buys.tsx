// What a free space of my office buys, before it is chosen — SJ II.1.
import './space-buys.css'
import { ACTION_MARKERS, type ActionName, type MarkerId, type State } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { amountBought, type Bought, boughtInWords, type MarkerRow, markerRows } from '../control/buys.ts'
import { ACTION_ICONS } from '../symbols.tsx'

/** Their sum counts most; the other actions do the same on every space. */
const BY_SUM: ReadonlySet<ActionName> = new Set(['machinery', 'quality'])

interface SpaceBuy {
  readonly marker: MarkerId
  readonly bought: Bought
  /** Not to be had for less. */
  readonly isCheapest: boolean
}

/** With the chosen or pointed marker if there is one, else with every marker in hand. */
export function useSpaceBuys(state: State, seat: number, chosen: number | undefined): (space: number) => SpaceBuy[] {
  const isMine = useTable(session => session.draft !== undefined && session.looking === undefined)
  const pointed = useTable(({ pointed: move }) => placedBy(move))
  const isPlacing = isMine && state.step === 'place marker' && state.seat === seat
  const rows = useMemo(() => (isPlacing ? markerRows(state, seat) : []), [isPlacing, state, seat])
  const one = pointed ?? chosen
  const shown = one === undefined ? rows : rows.filter(({ marker }) => marker === one)
  return space => shown.flatMap(row => boughtAt(row, space))
}

function placedBy(move: object | undefined): MarkerId | undefined {
  return move !== undefined && 'marker' in move && typeof move.marker === 'number' ? move.marker : undefined
}

function boughtAt({ marker, cells }: MarkerRow, space: number): SpaceBuy[] {
  const cell = cells[space]
  if (cell?.move === undefined || cell.bought.amount === 0) return []
  return [{ marker, bought: cell.bought, isCheapest: cell.isCheapest }]
}

/** In words: "Machines: 2 machines". */
export function saidOf({ marker, bought }: SpaceBuy): string {
  const { action = 'factory', shade = 'none' } = ACTION_MARKERS[marker] ?? {}
  const { markers, shades, spaceIs } = text.boardControl
  const name = shade === 'light' || shade === 'dark' ? `${markers[action]} (${shades[shade]})` : markers[action]
  return spaceIs({ move: name, buys: boughtInWords(bought) })
}

/** Of one marker what it buys; of all markers machines and quality. */
export function SpaceBuys({ buys }: { buys: readonly SpaceBuy[] }) {
  const shown = buys.length === 1 ? buys : buys.filter(({ bought }) => BY_SUM.has(bought.action))
  if (shown.length === 0) return null
  return (
    <span className="space-buys" aria-hidden="true">
      {best(shown).map(({ marker, bought, isCheapest }) => (
        <span key={marker} className={isCheapest ? '' : 'dearer'}>
          {amountBought(bought)}
          <Icon name={ACTION_ICONS[bought.action]} size={13} />
        </span>
      ))}
    </span>
  )
}

/** Of two markers for one action, the one that buys more. */
function best(buys: readonly SpaceBuy[]): SpaceBuy[] {
  const byAction = new Map<ActionName, SpaceBuy>()
  for (const buy of buys) {
    const known = byAction.get(buy.bought.action)
    if (known === undefined || known.bought.amount < buy.bought.amount) byAction.set(buy.bought.action, buy)
  }
  return [...byAction.values()]
}
