// The turn so far as chips, and what ends with it.
import { type Move, type State, TRACKS } from '@arkwright/card-game'
import type { Chip } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import { text } from './messages/index.ts'
import { outcome } from './outcome.ts'
import { ACTION_ICONS, cardIcon, TRACK_ICONS } from './symbols.tsx'
import { changesOf } from './totals.ts'
import type { Kind, Of } from './turn-parts.ts'
import { cardShort, describe, priceAt, trackValue } from './words.ts'

const words = text.cardContexts.chips

/** Moves of one kind in a row share a chip. */
const TOGETHER: readonly Kind[] = ['employ', 'automate', 'build', 'upgrade', 'produce', 'load']

export function chips(draft: Draft): Chip[] {
  const made: Chip[] = []
  let last: { readonly kind: Kind; readonly moves: Move[] } | undefined
  for (const [from, { move: tried, before }] of draft.tried.entries()) {
    const move = tried as Move
    const state = before as State
    if (last !== undefined && last.kind === move.kind && TOGETHER.includes(move.kind)) {
      last.moves.push(move)
      const chip = made.at(-1)
      if (chip !== undefined) made[made.length - 1] = { ...chip, label: several(last.moves) }
      continue
    }
    if (isSilent(move)) continue
    last = { kind: move.kind, moves: [move] }
    made.push({ label: chipLabel(state, move), icon: chipIcon(state, move), from })
  }
  return made
}

/** Moves that only lead on. */
function isSilent(move: Move): boolean {
  return move.kind === 'done' || (move.kind === 'loans' && move.count === 0)
}

function several(moves: readonly Move[]): string {
  const goods = moves.flatMap(move => ('good' in move ? [move.good] : []))
  const parts = [...new Set(goods)].map(good => words.times({ good, count: goods.filter(one => one === good).length }))
  return words.listed({ parts })
}

type Labels = { readonly [K in Kind]?: (state: State, move: Of<K>) => string }

const LABELS: Labels = {
  action: (_, { action }) => text.cardContexts.actions[action],
  quality: laid,
  distribution: laid,
  buy: (_, { count }) => words.buy({ count }),
  loans: (_, { count }) => words.loans({ count }),
  appeal: (state, move) => words.price({ price: priceAt(state, move), appeal: move.appeal }),
  develop(state, { track }) {
    const level = state.players[state.seat]?.tracks[track] ?? 0
    const [from, to] = [trackValue(state, track, level), trackValue(state, track, level + 1)]
    return words.develop({ track: text.cardGame.tracks[TRACKS[track]], from, to })
  },
  take: (_, { face }) => cardShort(face),
  pick: ({ solo }, { place }) => cardShort(solo?.grid[place] ?? -1),
}

function laid(state: State, move: Of<'quality' | 'distribution'>): string {
  const { raised, lost } = changesOf(state, move)
  return words.listed({ parts: [...raised, ...lost].map(({ good, by }) => words.by({ good, by })) })
}

function chipLabel(state: State, move: Move): string {
  if (TOGETHER.includes(move.kind) && 'good' in move) return several([move])
  // In a table by kind, each entry gets the moves of its own kind.
  const label = LABELS[move.kind] as ((state: State, move: Move) => string) | undefined
  return label?.(state, move) ?? describe(state, move)
}

function chipIcon(state: State, move: Move): Chip['icon'] {
  if (move.kind === 'action') return ACTION_ICONS[move.action]
  if (move.kind === 'develop') return TRACK_ICONS[TRACKS[move.track]]
  if (move.kind === 'take') return cardIcon(move.face)
  if (move.kind === 'pick') return cardIcon(state.solo?.grid[move.place] ?? -1)
  return undefined
}

/** "3 sold, +£9": the coming production if nothing else changes. */
export function ending(draft: Draft): string | undefined {
  const mine = outcome(draft)?.seats.find(({ seat }) => seat === draft.seat)
  return mine && text.cardContexts.ending({ sold: mine.sold, profit: mine.profit })
}
