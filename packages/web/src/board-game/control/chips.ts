// The turn so far as chips: repeated moves about the same thing are one chip.
import { ACTION_MARKERS, type Move, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Chip } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import type { IconName } from '../../shell/icon.tsx'
import { ACTION_ICONS, GOOD_ICONS } from '../symbols.tsx'
import { administrativeCost, markerName } from '../words.ts'
import { tileName } from '../words-water-frame.ts'
import type { Of } from './stage.ts'

const words = text.boardControl.chips

interface Run {
  readonly first: Move
  readonly before: State
  readonly from: number
  readonly count: number
}

export function chips(page: GamePage, draft: Draft): readonly Chip[] {
  return runsOf(draft).flatMap(run => {
    const { first, from } = run
    if (first.kind === 'done') return []
    return [{ label: labelOf(page, run), icon: iconOf(first), from }]
  })
}

function runsOf({ tried }: Draft): readonly Run[] {
  const runs: Run[] = []
  for (const [from, one] of tried.entries()) {
    const move = one.move as Move
    const before = one.before as State
    const place = runs.findLastIndex(run => run.before.step === before.step && isSame(run.first, move))
    const run = runs[place]
    if (run !== undefined) runs[place] = { ...run, count: run.count + 1 }
    else runs.push({ first: move, before, from, count: 1 })
  }
  return runs
}

const REPEATED: readonly Move['kind'][] = [
  'hire',
  'fire',
  'machine',
  'quality',
  'distribution',
  'discard',
  'hire row',
  'dismiss row',
  'sell stored',
]

function isSame(one: Move, other: Move): boolean {
  if (one.kind !== other.kind || !REPEATED.includes(one.kind)) return false
  return !('good' in one) || !('good' in other) || one.good === other.good
}

type Labels = { readonly [K in Move['kind']]?: (run: Run, move: Of<K>) => string }

function raised({ before, count }: Run, { kind, good }: Of<'quality' | 'distribution'>): string {
  const level = (before.players[before.seat]?.factories[good][kind] ?? 0) + count
  return words.raised({ good, level })
}

const LABELS: Labels = {
  place({ before }, { marker, space }) {
    const { action = 'factory' } = ACTION_MARKERS[marker] ?? {}
    return words.place({ name: text.boardControl.markers[action], cost: administrativeCost(before, space) })
  },
  hire: ({ count }, { good }) => words.staff({ good, by: count }),
  fire: ({ count }, { good }) => words.staff({ good, by: -count }),
  machine: ({ count }, { good }) => words.machines({ good, count }),
  quality: raised,
  distribution: raised,
  price: (_, { good, price }) => words.price({ good, price }),
  build: (_, { good, level }) => text.boardControl.levelOf({ good, level }),
  'sell goods': (_, { count }) => words.sold({ count }),
  'sell shares': (_, { count }) => words.sold({ count }),
  'buy shares': (_, { count }) => words.bought({ count }),
  repay: (_, { count }) => words.repaid({ count }),
  contract: (_, { good, count }) => words.contract({ good, count }),
  ship: (_, { good, count }) => words.shipped({ good, count }),
  'take tile': (_, { tile }) => tileName(tile),
  'take ship': (_, { capacity }) => text.boardControl.ship({ capacity }),
  take: (_, { marker }) => markerName(marker),
  'hire row': ({ count }) => words.rows({ count }),
  discard: ({ count }, { good }) => words.discarded({ good, count }),
}

function labelOf(page: GamePage, run: Run): string {
  const { first, before } = run
  // In a table by kind, each entry gets the moves of its own kind.
  const tell = LABELS[first.kind] as ((run: Run, move: Move) => string) | undefined
  return tell?.(run, first) ?? page.describe(before, first)
}

function iconOf(move: Move): IconName | undefined {
  if (move.kind === 'place' || move.kind === 'take') {
    const action = ACTION_MARKERS[move.marker]?.action
    return action && ACTION_ICONS[action]
  }
  if (move.kind === 'quality' || move.kind === 'distribution') return ACTION_ICONS[move.kind]
  return 'good' in move ? GOOD_ICONS[move.good] : undefined
}
