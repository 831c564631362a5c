// The kinds of table that self-play sits down at: a network should know every set-up and module, and most of all the usual one.
import { type Move, pick, type RandomState } from '@arkwright/kernel'

/** By game: what is drawn from, each as likely as the others. */
const VARIANTS: ReadonlyMap<string, readonly object[]> = new Map<string, readonly object[]>([
  ['spinning-jenny', [{}, {}, {}, { setup: 'free' }]],
  ['water-frame', [{}, {}, {}, {}, { setup: 'free' }, { edition: 2014 }, { edition: 2014, setup: 'free' }]],
  ['card-game', [{}, {}, {}, { expert: 'all' }]],
])

/** By game: moves of parts that bots seldom use by themselves. Some seats are made to use them, so that what they are worth is learnt. */
const NEGLECTED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['water-frame', new Set(['take ship', 'contract', 'ship', 'hire column', 'hire row', 'produce'])],
])

/** Turns of each seat in a game, about. */
const TURNS: ReadonlyMap<string, number> = new Map([['water-frame', 20]])
const USUAL_TURNS = 12

export function turnsOf(game: string): number {
  return TURNS.get(game) ?? USUAL_TURNS
}

export function neglectedIn(game: string): ReadonlySet<string> {
  return NEGLECTED.get(game) ?? new Set()
}

/** Every game's moves have a kind, but the kernel does not know. */
export function kindOf(move: Move | undefined): string {
  return move !== undefined && 'kind' in move && typeof move.kind === 'string' ? move.kind : ''
}

export function variantOf(game: string, players: number, random: RandomState): object {
  return { players, ...pick(random, VARIANTS.get(game) ?? [{}]) }
}
