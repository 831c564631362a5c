// The legal moves of the card game as the action bar lists them: by factory, by card, by number.
import { type Move, type State, TRACKS } from '@arkwright/card-game'
import type { Choice, ChoiceGroup } from '../play/game-page.ts'
import { text } from './messages/index.ts'
import { ACTION_ICONS, GOOD_ICONS, TRACK_ICONS } from './symbols.tsx'
import { type AddingMove, changesOf, type LayingMove, lostListed, raisesOnly } from './totals.ts'
import { ALL_GOODS } from './use-position.ts'
import { cardName, describe, priceAt } from './words.ts'

type Kind = Move['kind']
type Of<K extends Kind> = Extract<Move, { kind: K }>

/** Moves that stand alone in the bar, each with its own label. */
const ALONE: readonly Kind[] = [
  'choose',
  'build',
  'upgrade',
  'advance',
  'employ',
  'automate',
  'assign',
  'buy',
  'loans',
  'sell',
  'ship',
  'store',
  'discard',
  'use',
  'reactivate',
  'start player',
]
/** Moves that change nothing come last. */
const LEAVING: readonly Kind[] = ['no action', 'no development', 'decline', 'done']

export function choices(state: State): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [
    ...actionGroups(state),
    ...appealGroups(state),
    ...trackGroups(state),
    ...cardGroups(state),
    ...layingGroups(state),
    ...countGroups(state),
  ]
  for (const kind of ALONE) {
    for (const move of state.legal) {
      if (move.kind === kind) groups.push(single(choiceOf(state, move), iconOf(move), tintOf(move)))
    }
  }
  for (const kind of LEAVING) {
    for (const move of state.legal) {
      if (move.kind === kind) groups.push({ ...single(choiceOf(state, move)), tint: 'done' })
    }
  }
  return groups
}

function own<K extends Kind>(state: State, kind: K): Of<K>[] {
  return state.legal.filter((move): move is Of<K> => move.kind === kind)
}

function choiceOf(state: State, move: Move, label = describe(state, move)): Choice {
  return { move, label, full: describe(state, move) }
}

function single(choice: Choice, icon?: ChoiceGroup['icon'], tint?: string): ChoiceGroup {
  return { key: choice.move.text, label: choice.label, icon, tint, choices: [choice] }
}

/** A group of one shows the move itself, so its label is complete. */
function several(group: ChoiceGroup): ChoiceGroup {
  const [only] = group.choices
  if (only === undefined || group.choices.length > 1) return group
  return { ...group, choices: [{ ...only, label: only.full }] }
}

function iconOf(move: Move): ChoiceGroup['icon'] {
  return 'good' in move ? GOOD_ICONS[move.good] : undefined
}

function tintOf(move: Move): string | undefined {
  return 'good' in move ? `good-${move.good}` : undefined
}

function actionGroups(state: State): ChoiceGroup[] {
  return own(state, 'action').map(move => single(choiceOf(state, move), ACTION_ICONS[move.action]))
}

function appealGroups(state: State): ChoiceGroup[] {
  return own(state, 'appeal').map(move =>
    single(
      choiceOf(state, move, text.cardGame.moves.appealShort({ price: priceAt(state, move), appeal: move.appeal })),
    ),
  )
}

function trackGroups(state: State): ChoiceGroup[] {
  return own(state, 'develop').map(move => single(choiceOf(state, move), TRACK_ICONS[TRACKS[move.track]]))
}

function cardGroups(state: State): ChoiceGroup[] {
  const taken = own(state, 'take').map(move => choiceOf(state, move, cardName(move.face)))
  const picked = own(state, 'pick').map(move => choiceOf(state, move, cardName(state.solo?.grid[move.place] ?? -1)))
  const all = [...taken, ...picked]
  if (all.length === 0) return []
  return [several({ key: 'cards', label: text.cardGame.moves.takeGroup, icon: 'share', choices: all })]
}

/**
 * Additions to a single factory are grouped by factory, everything else together. Where nothing is added, each way to
 * keep the cards stands alone.
 */
function layingGroups(state: State): ChoiceGroup[] {
  const words = text.cardGame.moves
  const moves = state.legal.filter(
    (move): move is AddingMove => move.kind === 'quality' || move.kind === 'distribution',
  )
  const groups: ChoiceGroup[] = []
  for (const good of ALL_GOODS) {
    const alone = moves.filter(move => raisesOnly(state, move, good))
    const [first] = alone
    if (first === undefined) continue
    const found = alone.map(move => choiceOf(state, move, shortLabel(state, move)))
    const look = { icon: GOOD_ICONS[good], tint: `good-${good}` }
    groups.push(several({ key: `add:${good}`, label: words.addTo[first.kind]({ good }), ...look, choices: found }))
  }
  const spread = moves.filter(move => changesOf(state, move).raised.length > 1)
  if (spread.length > 0) {
    const found = spread.map(move => choiceOf(state, move, shortLabel(state, move)))
    groups.push(several({ key: 'add:several', label: words.addToSeveral, icon: 'factory', choices: found }))
  }
  for (const move of moves) if (changesOf(state, move).raised.length === 0) groups.push(single(choiceOf(state, move)))
  return groups
}

function shortLabel(state: State, move: LayingMove): string {
  const words = text.cardGame.moves
  const { raised, lost } = changesOf(state, move)
  const [only] = raised
  if (only !== undefined && raised.length === 1) {
    const { by: more, to: total } = only
    return lost.length === 0
      ? words.short({ more, total })
      : words.shortAndLose({ more, total, lost: lostListed(lost) })
  }
  const parts = raised.map(({ good, by }) => words.more({ good, more: by }))
  if (lost.length === 0) return words.shortSeveral({ raised: parts })
  return words.shortSeveralAndLose({ raised: parts, lost: lostListed(lost) })
}

/** Extra production and early shipping: by good, then by quantity. */
function countGroups(state: State): ChoiceGroup[] {
  const words = text.cardGame.moves
  const groups: ChoiceGroup[] = []
  for (const good of ALL_GOODS) {
    const made = own(state, 'produce').filter(move => move.good === good)
    const loaded = own(state, 'load').filter(move => move.good === good)
    const look = { icon: GOOD_ICONS[good], tint: `good-${good}` }
    if (made.length > 0) {
      const found = made.map(move => choiceOf(state, move, words.workerCards({ count: move.workerCards })))
      groups.push(several({ key: `produce:${good}`, label: words.produceGroup({ good }), ...look, choices: found }))
    }
    if (loaded.length > 0) {
      const found = loaded.map(move => choiceOf(state, move, words.loadCount({ count: move.count })))
      groups.push(several({ key: `load:${good}`, label: words.loadGroup({ good }), ...look, choices: found }))
    }
  }
  return groups
}
