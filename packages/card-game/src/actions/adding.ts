// Shared by adding quality and adding distribution: cards may be rearranged, and only the increase counts — CG 1.a.4, CG ruling 17.
import { ALL_GOODS, type Track } from '../components/names.ts'
import { toPrice } from '../flow/round.ts'
import { type Holding, losesNeedlessly } from '../holdings.ts'
import type { Totals } from '../laying.ts'
import type { Action, LayingMove } from '../moves.ts'
import { TURN } from '../parts.ts'
import type { Rules } from '../rules.ts'
import { entry, factoryOf, isOpen, type Player, playerToMove, type State } from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep } from '../step.ts'

export interface Adding {
  readonly action: Action & LayingMove['kind']
  readonly held: Holding
  readonly track: Track
  /** The highest total of one factory. */
  readonly limit: (state: State, player: Player) => number
  /** Whether cards of this capacity can make one total while the others are 0. */
  readonly fitsAlone: (rules: Rules, capacity: number, total: number) => boolean
}

function allowance(state: State, player: Player, track: Track): number {
  return entry(state.rules.tracks[track], entry(player.tracks, track))
}

function addedBy(held: Holding, player: Player, totals: Totals): number {
  let sum = 0
  const before = held.now(player)
  for (const good of ALL_GOODS) sum += Math.max(0, entry(totals, good) - entry(before, good))
  return sum
}

/** The inputs of the search for ways to add. */
interface Search {
  readonly rules: Rules
  readonly player: Player
  /** What the cards in hand can carry. */
  readonly capacity: number
  /** The totals before, and the highest one factory may have. */
  readonly before: Totals
  readonly most: number
  /** The totals being tried: the search changes them and puts them back. */
  readonly raised: number[]
  readonly held: Holding
  readonly offer: (move: LayingMove) => void
}

/** Raises this good or later ones by what is left of the allowance, in every way. */
function raise(first: number, left: number, search: Search): void {
  const { before, player, most, raised } = search
  for (let good = first; good < ALL_GOODS.length; good++) {
    if (!isOpen(factoryOf(player, good))) continue
    const now = entry(before, good)
    const room = Math.min(left, most - now)
    for (let more = 1; more <= room; more++) {
      raised[good] = now + more
      offerOrGiveUp(search)
      if (left > more) raise(good + 1, left - more, search)
    }
    raised[good] = now
  }
}

/** Offers the raised totals; if there are too few cards for them, every way to give up others. */
function offerOrGiveUp(search: Search): void {
  const { held, rules, capacity, raised } = search
  if (held.fits(rules, capacity, raised)) offerRaised(search)
  else giveUp(0, search)
}

function giveUp(first: number, search: Search): void {
  const { before, rules, capacity, held, raised } = search
  for (let good = first; good < ALL_GOODS.length; good++) {
    const total = entry(raised, good)
    if (total > entry(before, good)) continue
    for (let less = total - 1; less >= 0; less--) {
      raised[good] = less
      if (!held.fits(rules, capacity, raised)) giveUp(good + 1, search)
      else if (!losesNeedlessly(held, rules, capacity, before, raised)) offerRaised(search)
    }
    raised[good] = total
  }
}

function offerRaised({ held, raised, offer }: Search): void {
  const move = held.move(raised)
  if (move !== undefined) offer(move)
}

export function addingAction({ action, held, track, limit, fitsAlone }: Adding): ActionRules {
  const CLOSED: CardGameReason = { rule: 'CG 1.a.4', code: 'factory-closed' }
  const ABOVE_LIMIT: CardGameReason = {
    rule: 'CG 1.a.4',
    code: 'above-limit',
    figures: state => ({ limit: limit(state, playerToMove(state)) }),
  }
  const NOTHING_ADDED: CardGameReason = { rule: 'CG 1.a.4', code: 'nothing-added' }
  const ABOVE_ALLOWANCE: CardGameReason = {
    rule: 'CG 1.a.4',
    code: 'above-allowance',
    figures: (state, move) => ({
      added: move.kind === action ? addedBy(held, playerToMove(state), move.totals) : 0,
      allowance: allowance(state, playerToMove(state), track),
    }),
  }
  const CARDS_SHORT: CardGameReason = { rule: 'CG 1.a.4', code: 'cards-short' }
  const NEEDLESS: CardGameReason = { rule: 'CG 1.a.4', code: 'needless-loss' }
  const NOTHING_TO_ADD: CardGameReason = { rule: 'CG 1.a.4', code: 'nothing-can-be-added' }

  function refuseTotals(state: State, totals: Totals): CardGameReason | undefined {
    const player = playerToMove(state)
    const before = held.now(player)
    const most = limit(state, player)
    let added = 0
    let lost = false
    for (const good of ALL_GOODS) {
      const more = entry(totals, good) - entry(before, good)
      if (more < 0) lost = true
      if (more <= 0) continue
      if (!isOpen(factoryOf(player, good))) return CLOSED
      if (entry(totals, good) > most) return ABOVE_LIMIT
      added += more
    }
    if (added === 0) return NOTHING_ADDED
    if (added > allowance(state, player, track)) return ABOVE_ALLOWANCE
    const capacity = held.capacity(state.rules, player)
    if (!held.fits(state.rules, capacity, totals)) return CARDS_SHORT
    return lost && losesNeedlessly(held, state.rules, capacity, before, totals) ? NEEDLESS : undefined
  }

  function offerRaises(state: State, offer: (move: LayingMove) => void): void {
    const { rules } = state
    const player = playerToMove(state)
    const before = held.now(player)
    const most = limit(state, player)
    const capacity = held.capacity(rules, player)
    const raised = before.slice()
    raise(0, allowance(state, player, track), { rules, player, capacity, before, most, raised, held, offer })
  }

  /** Checking single factories is enough: one total can always be made, if necessary by giving up all others. */
  function canAdd(state: State): boolean {
    const player = playerToMove(state)
    const most = limit(state, player)
    const allowed = allowance(state, player, track)
    const before = held.now(player)
    const capacity = held.capacity(state.rules, player)
    for (const good of ALL_GOODS) {
      if (!isOpen(factoryOf(player, good))) continue
      const now = entry(before, good)
      for (let total = Math.min(most, now + allowed); total > now; total--) {
        if (fitsAlone(state.rules, capacity, total)) return true
      }
    }
    return false
  }

  const step: CardGameStep = {
    name: action,
    rule: 'CG 1.a.4',
    part: TURN,
    kinds: [action],
    exact: true,
    candidates: offerRaises,
    refuse: (state, move) => (move.kind === action ? refuseTotals(state, move.totals) : undefined),
    play(state, move, emit) {
      if (move.kind !== action) return
      const player = playerToMove(state)
      if (emit !== undefined) emit({ type: action, seat: state.seat, from: held.now(player), to: move.totals })
      held.set(player, move.totals)
      toPrice(state)
    },
  }

  return {
    action,
    refuse: state => (canAdd(state) ? undefined : NOTHING_TO_ADD),
    begin(state) {
      state.step = action
    },
    steps: [step],
  }
}
