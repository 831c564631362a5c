// Moves, questions and refusals of the card game in words.

import { FACES, type Face, factorySheet, forecast, type Move, type State, TRACKS } from '@arkwright/card-game'
import type { Refusal } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { ruleName } from '../rules/rule-name.ts'
import { changesOf, type LayingMove, listed, lostListed } from './totals.ts'
import { after, cashBy } from './turn.ts'

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
type Words = { readonly [K in Move['kind']]?: (state: State, move: Of<K>) => string }

export function cardName(face: Face): string {
  return text.cardGame.cards[FACES[face] ?? '']?.name ?? ''
}

/** What stands on the card itself: a Patron's goods are shown beside its name. */
export function cardShort(face: Face): string {
  return text.cardGame.cards[FACES[face] ?? '']?.short ?? cardName(face)
}

export function cardEffect(face: Face): string {
  return text.cardGame.cards[FACES[face] ?? '']?.effect ?? ''
}

/** A competitor who is nobody at the table. */
export function rivalName(state: Pick<State, 'solo'>, rival: number): string {
  return state.solo === null ? text.cardGame.neutral : (text.cardGame.opponents[rival] ?? '')
}

export function trackValue(state: State, track: number, level: number): number {
  return state.rules.tracks[track]?.[level] ?? 0
}

/** The price that comes with an appeal, as the rules turn the cards. */
export function priceAt(state: State, move: Of<'appeal'>): number {
  const shown = state.legal.includes(move) ? after(state, move) : state
  return factorySheet(shown, state.seat, state.good)?.price ?? 0
}

function laid(state: State, move: LayingMove): string {
  const words = text.cardGame.moves
  const { kind } = move
  if (kind === 'store') return words.store(listed(move.totals))
  const { raised, lost } = changesOf(state, move)
  if (raised.length === 0) return lost.map(({ good, by, to }) => words.lower(kind, good, to - by, to)).join(', ')
  return words.totals(kind, raised.map(({ good, to }) => words.to(good, to)).join(', '), lostListed(lost))
}

/** Each kind of move as a whole sentence. */
const MOVES: Words = {
  action: (_, { action }) => text.cardGame.moves.action(action),
  'no action': () => text.cardGame.moves['no action'],
  done: ({ step }, move) => text.cardGame.done[step] ?? move.text,
  build: (_, { good }) => text.cardGame.moves.build(good),
  upgrade: (_, { good }) => text.cardGame.moves.upgrade(good),
  advance: (_, { good }) => text.cardGame.moves.advance(good),
  employ: (_, { good }) => text.cardGame.moves.employ(good),
  automate: (_, { good, position }) => text.cardGame.moves.automate(good, position),
  quality: laid,
  distribution: laid,
  store: laid,
  buy: (state, move) => text.cardGame.moves.buy(move.count, -cashBy(state, move, ['shares'])),
  loans: (state, move) => text.cardGame.moves.loans(move.count, cashBy(state, move, ['loan'])),
  produce: (_, { good, workerCards }) => text.cardGame.moves.produce(good, workerCards),
  load: (_, { good, count }) => text.cardGame.moves.load(good, count),
  appeal: (state, move) => text.cardGame.moves.appeal(state.good, priceAt(state, move), move.appeal),
  develop(state, { track }) {
    const level = state.players[state.seat]?.tracks[track] ?? 0
    const [now, then] = [trackValue(state, track, level), trackValue(state, track, level + 1)]
    return text.cardGame.moves.develop(TRACKS[track], now, then)
  },
  take: (_, { face }) => text.cardGame.moves.take(cardName(face)),
  pick: ({ solo }, { place }) => text.cardGame.moves.pick(cardName(solo?.grid[place] ?? -1), place),
  'no development': () => text.cardGame.moves['no development'],
  discard: (_, { face }) => text.cardGame.moves.discard(cardName(face)),
  assign: (_, { good }) => text.cardGame.moves.assign(good),
  use: (_, { face }) => text.cardGame.moves.use(cardName(face)),
  reactivate: (_, { face }) => text.cardGame.moves.reactivate(cardName(face)),
  decline: () => text.cardGame.moves.decline,
  sell: (state, move) => text.cardGame.moves.sell(move.count, state.good, cashBy(state, move, ['home sale'])),
  ship: (state, move) => text.cardGame.moves.ship(move.count, state.good, cashBy(state, move, ['export', 'contract'])),
  'start player': (_, { player }) => text.cardGame.moves.startPlayer(text.seats.colours[player] ?? ''),
  choose: (_, { good }) => text.cardGame.moves.choose(good),
}

export function describe(state: State, move: Move): string {
  // A table by kind hands each entry the moves of its own kind.
  const tell = MOVES[move.kind] as ((state: State, move: Move) => string) | undefined
  return tell?.(state, move) ?? move.text
}

export function prompt(state: State): string {
  const question = text.cardGame.prompts[state.step] ?? ''
  const when = state.step === 'action' ? text.cardGame.activeNow(state.decade, state.good) : ''
  return [when, question, danger(state)].filter(part => part !== '').join(' ')
}

/** What production would demand of whoever is to move, as things stand. */
function danger(state: State): string {
  const mine = forecast(state)?.seats.find(({ seat }) => seat === state.seat)
  if (mine === undefined || (mine.loans === 0 && !mine.bankrupt)) return ''
  return text.cardGame.danger(mine.loans, mine.bankrupt)
}

export function explain({ code, figures, rule }: Refusal): string {
  const sentence = text.cardGame.refusals[code]?.(figures) ?? text.cardGame.refused(code)
  return `${sentence} (${ruleName(rule)})`
}
