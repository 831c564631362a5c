// Quality, distribution and stored goods: one move says the totals of all factories. Each factory gets a dial, and the
// other totals stay as near as the cards allow.
import { type Good, type Player, type State, TRACKS } from '@arkwright/card-game'
import type { Dial, Option } from '../play/control.ts'
import type { Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { text } from './messages/index.ts'
import { GOOD_ICONS } from './symbols.tsx'
import { changesOf, type LayingMove, lostListed } from './totals.ts'
import { type Part, partTried, soFar, stateOf, withMove } from './turn-parts.ts'
import { ALL_GOODS } from './use-position.ts'
import { describe, trackValue } from './words.ts'

type Totals = readonly number[]
type LayingKind = LayingMove['kind']

/** The kind of move each of these questions asks for. */
const KINDS: Readonly<Partial<Record<string, LayingKind>>> = {
  quality: 'quality',
  distribution: 'distribution',
  'keep goods': 'store',
  'keep quality': 'quality',
  'keep distribution': 'distribution',
}

interface Laying {
  readonly part: Part
  readonly kind: LayingKind
  readonly moves: readonly LayingMove[]
  readonly held: Totals
  readonly current: Totals
}

export function layingOf(draft: Draft): Laying | undefined {
  const part = layingPart(draft)
  const kind = part && KINDS[part.state.step]
  const player = part?.state.players[part.state.seat]
  if (part === undefined || kind === undefined || player === undefined) return undefined
  const moves = part.state.legal.filter((move): move is LayingMove => move.kind === kind)
  const held = heldBy(player, kind)
  const own = part.own !== undefined && 'totals' in part.own ? part.own.totals : undefined
  const current = own ?? (isKeeping(part.state) ? nearest(moves, held)?.totals : undefined) ?? held
  return { part, kind, moves, held, current }
}

function layingPart(draft: Draft): Part | undefined {
  if (!draft.complete && KINDS[stateOf(draft).step] !== undefined) {
    return { before: soFar(draft), state: stateOf(draft), own: undefined, after: [] }
  }
  return partTried(draft, ['quality', 'distribution', 'store'])
}

function heldBy(player: Player, kind: LayingKind): Totals {
  return kind === 'store' ? player.stock : player[kind]
}

/** Questions about what to keep: leaving everything as it is is not possible. */
function isKeeping({ step }: State): boolean {
  return step.startsWith('keep ')
}

/** For a question about what to keep: the answer that keeps most. */
export function keepingMost(draft: Draft): LayingMove | undefined {
  const laying = layingOf(draft)
  if (laying === undefined || laying.part.own !== undefined || !isKeeping(laying.part.state)) return undefined
  return nearest(laying.moves, laying.held)
}

export function totalDials(page: GamePage, draft: Draft): Dial[] {
  const laying = layingOf(draft)
  if (laying === undefined) return []
  // The active good is sold next.
  const { good: active } = laying.part.state
  const goods = [active, ...ALL_GOODS.filter(good => good !== active)]
  return goods.flatMap(good => dialOf(page, laying, draft, good))
}

function dialOf(page: GamePage, laying: Laying, draft: Draft, good: Good): Dial[] {
  const { kind, moves, held, current } = laying
  const values = new Set([...moves.map(({ totals }) => totals[good] ?? 0), current[good] ?? 0])
  if (onlyChanged(laying, good)) values.add(held[good] ?? 0)
  const sorted = [...values].toSorted((a, b) => a - b)
  if (sorted.length < 2) return []
  const found = sorted.flatMap(value => {
    const option = optionOf(page, laying, draft, good, value)
    return option === undefined ? [] : [{ value, option }]
  })
  const at = found.findIndex(({ value }) => value === current[good])
  const label = text.cardContexts.dials[kind]({ good })
  return [
    {
      key: `${kind}:${good}`,
      label,
      icon: GOOD_ICONS[good],
      tint: `good-${good}`,
      options: found.map(({ option }) => option),
      at: Math.max(0, at),
    },
  ]
}

/** Whether nothing was laid at any other factory. */
function onlyChanged({ held, current, part }: Laying, good: Good): boolean {
  if (isKeeping(part.state)) return false
  return ALL_GOODS.every(other => other === good || held[other] === current[other])
}

function optionOf(page: GamePage, laying: Laying, draft: Draft, good: Good, value: number): Option | undefined {
  const { part, moves, current, held } = laying
  const label = String(value)
  if (value === current[good]) return { moves: soFar(draft), label, full: present(laying) }
  const move = nearest(
    moves.filter(({ totals }) => totals[good] === value),
    current,
    good,
  )
  const unchanged = value === held[good] && onlyChanged(laying, good)
  if (unchanged) return { moves: part.before, label, full: text.cardContexts.dials.nothing }
  if (move === undefined) return undefined
  const { lost } = changesOf(part.state, move)
  const warning =
    lost.length === 0 || isKeeping(part.state) ? undefined : text.cardContexts.dials.gives({ lost: lostListed(lost) })
  return { moves: withMove(page, draft, part, move), label, full: describe(part.state, move), warning }
}

function present({ part, moves, current }: Laying): string {
  const move = moves.find(({ totals }) => distance(totals, current) === 0)
  return move === undefined ? text.cardContexts.dials.nothing : describe(part.state, move)
}

/** What is left of the allowance of quality or distribution. */
export function leftOf({ part: { state }, kind, held, current }: Laying): string | undefined {
  if (kind === 'store' || isKeeping(state)) return undefined
  const level = state.players[state.seat]?.tracks[TRACKS.indexOf(kind)] ?? 0
  const all = trackValue(state, TRACKS.indexOf(kind), level)
  const used = ALL_GOODS.reduce<number>((sum, good) => sum + Math.max(0, (current[good] ?? 0) - (held[good] ?? 0)), 0)
  return text.cardContexts.dials.left({ left: all - used, all })
}

function distance(one: Totals, other: Totals): number {
  return ALL_GOODS.reduce<number>((sum, good) => sum + Math.abs((one[good] ?? 0) - (other[good] ?? 0)), 0)
}

/** Of equally near totals the higher ones; of those the ones that take from the goods just after this one, in a circle,
 * so that every combination can be reached. */
function nearest(moves: readonly LayingMove[], to: Totals, good: Good = 0): LayingMove | undefined {
  const taken = (totals: Totals) =>
    ALL_GOODS.reduce<number>(
      (all, one) => all + Math.max(0, (to[one] ?? 0) - (totals[one] ?? 0)) * ((one - good + 4) % 4),
      0,
    )
  const rank = ({ totals }: LayingMove) => distance(totals, to) - sum(totals) / 100 + taken(totals) / 10_000
  return moves.toSorted((a, b) => rank(a) - rank(b))[0]
}

function sum(totals: Totals): number {
  return totals.reduce((all, one) => all + one, 0)
}
