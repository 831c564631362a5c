// The legal moves as the action bar lists them: by marker, by factory, by number.
import { ACTION_MARKERS, GOODS, type Good, type Move, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import type { Choice, ChoiceGroup } from '../play/game-page.ts'
import { waterFrameChoices } from './choices-water-frame.ts'
import { ACTION_ICONS, GOOD_ICONS } from './symbols.tsx'
import { administrativeCost, describe, markerOf } from './words.ts'

const moveWords = text.boardGame.moves

type Kind = Move['kind']
type Of<K extends Kind> = Extract<Move, { kind: K }>

export function choices(state: State): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [...placeGroups(state), ...spaceGroups(state)]
  const choice = (move: Move, label = describe(state, move)): Choice => ({ move, label, full: describe(state, move) })
  const own = <K extends Kind>(kind: K) => state.legal.filter((move): move is Of<K> => move.kind === kind)
  const byGood = <K extends 'price' | 'hire' | 'machine'>(
    kind: K,
    title: (good: Good) => string,
    label: (move: Of<K>) => string,
  ): void => {
    for (const good of GOODS) {
      const moves = own(kind).filter(move => (move as Of<'price' | 'hire' | 'machine'>).good === good)
      if (moves.length === 0) continue
      groups.push({
        key: `${kind}:${good}`,
        label: title(good),
        icon: GOOD_ICONS[good],
        tint: `good-${good}`,
        // A group of one move shows the move itself, so its label must be complete.
        choices: moves.map(move => (moves.length === 1 ? choice(move) : choice(move, label(move)))),
      })
    }
  }
  byGood(
    'price',
    good => moveWords.priceGroup({ good }),
    ({ price }) => text.figures.money(price),
  )
  byGood(
    'hire',
    good => moveWords.hireGroup({ good }),
    ({ row }) => moveWords.row({ row: row + 1 }),
  )
  byGood(
    'machine',
    good => moveWords.machineGroup({ good }),
    ({ row }) => moveWords.row({ row: row + 1 }),
  )
  for (const kind of ['found', 'build', 'modernise', 'close', 'fire', 'quality', 'distribution', 'discard'] as const) {
    for (const move of own(kind)) groups.push(single(choice(move), GOOD_ICONS[move.good], `good-${move.good}`))
  }
  for (const move of own('take')) {
    const marker = ACTION_MARKERS[move.marker]
    groups.push(single(choice(move), marker && ACTION_ICONS[marker.action], marker && `shade-${marker.shade}`))
  }
  groups.push(...waterFrameChoices(state))
  for (const kind of ['sell goods', 'sell shares', 'repay', 'buy shares'] as const) {
    const moves = own(kind)
    for (const move of moves) groups.push(single(choice(move)))
  }
  for (const kind of ['sell stored', 'stop selling', 'start player'] as const) {
    for (const move of own(kind)) groups.push(single(choice(move)))
  }
  for (const move of own('done')) groups.push({ ...single(choice(move)), tint: 'done' })
  return groups
}

function single(choice: Choice, icon?: ChoiceGroup['icon'], tint?: string): ChoiceGroup {
  return { key: choice.move.text, label: choice.label, icon, tint, choices: [choice] }
}

function placeGroups(state: State): ChoiceGroup[] {
  const moves = state.legal.filter(move => move.kind === 'place')
  const markers = [...new Set(moves.map(({ marker }) => marker))]
  return markers.map(id => {
    const marker = ACTION_MARKERS[id]
    return {
      key: `marker:${id}`,
      label: markerOf(state, id),
      icon: marker && ACTION_ICONS[marker.action],
      tint: marker && `shade-${marker.shade}`,
      choices: moves
        .filter(move => move.marker === id)
        .map(move => ({ move, label: costLabel(state, move), full: describe(state, move) })),
    }
  })
}

/** The same moves by space, for players who start from the chart. */
function spaceGroups(state: State): ChoiceGroup[] {
  const moves = state.legal.filter(move => move.kind === 'place')
  const spaces = [...new Set(moves.map(({ space }) => space))]
  return spaces.map(space => ({
    key: `space:${space}`,
    label: moveWords.spaceGroup({ cost: administrativeCost(state, space) }),
    hidden: true,
    choices: moves
      .filter(move => move.space === space)
      .map(move => ({ move, label: markerOf(state, move.marker), full: describe(state, move) })),
  }))
}

function costLabel(state: State, { marker, space }: Of<'place'>): string {
  const cost = administrativeCost(state, space)
  const again = state.players[state.seat]?.chart[space] === marker
  return again
    ? `${text.figures.money(cost)} + ${text.figures.money(state.rules.figures.reuseFee)}`
    : text.figures.money(cost)
}
