// Placing a marker: a card for each, and once it lies a dial for its space — SJ II.1; WF II.1.
import { ACTION_MARKERS, type Move, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { ChoiceCard, Dial } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { ACTION_ICONS } from '../symbols.tsx'
import { askingDial } from './asking-dial.ts'
import { amountBought, boughtInWords, type Cell, type MarkerRow, markerRows } from './buys.ts'
import { legalOf, pressOf, type Stage, stageOf, stateOf } from './stage.ts'
import { placing } from './sums.ts'

const words = text.boardControl

/** Only markers that may be placed somewhere. */
export function markerCards(page: GamePage, draft: Draft): ChoiceCard[] {
  const state = stateOf(draft)
  return markerRows(state, draft.seat).flatMap(row => {
    const { marker, usual } = row
    if (usual?.move === undefined) return []
    const { action = 'factory', shade = 'none' } = ACTION_MARKERS[marker] ?? {}
    const stage: Stage = { page, draft, before: draft, own: [] }
    const made = placing(page, draft, usual.move)
    const full = inWords(page, state, made)
    const buys = boughtInWords(usual.bought)
    return [
      {
        key: `marker:${marker}`,
        // A grey marker stands after the coloured one of its action.
        title: shade === 'light' || shade === 'dark' ? words.shades[shade] : words.markers[action],
        effect: effectOf(usual),
        icon: ACTION_ICONS[action],
        tint: `shade-${shade}`,
        option: pressOf(stage, made, { label: full, full: words.spaceIs({ move: full, buys }) }),
      },
    ]
  })
}

function effectOf({ cost, fee, bought }: Cell): string {
  const buys = amountBought(bought)
  return buys === undefined ? text.figures.money(cost + fee) : words.cardBuys({ cost: cost + fee, buys })
}

function inWords(page: GamePage, state: State, made: readonly Move[]): string {
  return made.map(move => page.describe(state, move)).join('. ')
}

/** As long as the action has not begun, the marker can go to another space. */
export function spaceDial(page: GamePage, draft: Draft): Dial | undefined {
  const stage = stageOf(page, draft, ['place marker', 'administrative cost'])
  const [placed] = stage.own
  if (placed?.kind !== 'place') return undefined
  const before = stateOf(stage.before)
  const row = markerRows(before, draft.seat).find(({ marker }) => marker === placed.marker)
  return row && dialOf(stage, before, row, placed.space)
}

function dialOf(stage: Stage, before: State, { cells }: MarkerRow, chosen: number): Dial | undefined {
  const legal = cells.flatMap(cell => (cell.move === undefined ? [] : [{ ...cell, move: cell.move }]))
  if (legal.length < 2) return undefined
  const options = legal.map(({ cost, fee, bought, move }) => {
    const buys = boughtInWords(bought)
    const made = placing(stage.page, stage.before, move)
    return pressOf(stage, made, {
      label: text.figures.money(cost + fee),
      full: words.spaceIs({ move: inWords(stage.page, before, made), buys }),
      result: () => words.spaceBuys({ cost: cost + fee, buys }),
    })
  })
  const at = legal.findIndex(({ space }) => space === chosen)
  return { key: 'space', label: words.space, icon: 'contract', options, at }
}

/** What is paid on the space, where a tile leaves a choice. */
export function payDial(page: GamePage, draft: Draft): Dial | undefined {
  const stage = stageOf(page, draft, ['administrative cost'])
  const before = stateOf(stage.before)
  if (before.step !== 'administrative cost') return undefined
  const printed = before.rules.figures.administrativeCosts[before.turn.space] ?? 0
  const moves = legalOf(before, 'pay')
  const paid = stage.own.find(({ kind }) => kind === 'pay')
  return askingDial(stage, {
    key: 'pay',
    label: words.pay,
    icon: 'coins',
    moves,
    chosen: paid ?? moves.find(({ amount }) => amount === printed),
    labelOf: ({ amount }) => text.figures.money(amount),
  })
}
