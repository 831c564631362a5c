// Moves, questions and refusals of the card game in words.
import {
  FACES,
  type Face,
  factorySheet,
  forecast,
  type Good,
  isDecision,
  type Move,
  type Solo,
  type State,
  TITLE_FIGURES,
  type Title,
  TRACKS,
} from '@arkwright/card-game'
import type { Refusal } from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { ruleName } from '../rules/rule-name.ts'
import { text } from './messages/index.ts'
import { type AddingMove, changesOf, goodsListed, lostListed } from './totals.ts'
import { after, cashBy } from './turn.ts'

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
type Words = { readonly [K in Move['kind']]?: (state: State, move: Of<K>) => string }

export function cardName(face: Face): string {
  return text.cardGameCards.name({ card: face })
}

/** The text on the card itself: a Patron's goods are shown beside its name. */
export function cardShort(face: Face): string {
  return text.cardGameCards.short({ card: face })
}

export function cardEffect({ rules }: Pick<State, 'rules'>, face: Face): string {
  const name = FACES[face]
  if (name === undefined) return ''
  const effect = text.cardGameCards.effects[name]
  if (typeof effect === 'string') return effect
  const [engineerLow = 0, engineerHigh = 0] = rules.figures.engineerCard
  return effect({ ...rules.figures, engineerLow, engineerHigh })
}

/** The effect in a few words, where there is no room for a sentence. */
export function shortEffect({ rules }: Pick<State, 'rules'>, face: Face): string {
  const name = FACES[face]
  if (name === undefined) return ''
  const { short } = text.cardContexts
  const effect = name.startsWith('patron') ? short.patron : short[name as keyof typeof short]
  if (typeof effect === 'string') return effect
  const [engineerLow = 0, engineerHigh = 0] = rules.figures.engineerCard
  return effect({ ...rules.figures, engineerLow, engineerHigh })
}

export function titleName(title: Title): string {
  return text.cardGameCards.titleName({ title })
}

export function titleAim(title: Title): string {
  const aim = text.cardGameCards.aims[title]
  return typeof aim === 'string' ? aim : aim(TITLE_FIGURES)
}

/** A competitor without a player. */
export function rivalName({ solo }: Pick<State, 'solo'>, rival: number): string {
  return rivalCalled(rival, solo !== null)
}

export function rivalCalled(rival: number, solo: boolean): string {
  const { neutral, opponent } = text.cardGame.rivals
  return solo ? opponent({ number: rival + 1 }) : neutral
}

/** A marker of the solo game's bag: an opponent's, or neutral. */
export function markerName(marker: number): string {
  const { neutralMarker, opponent } = text.cardGame.rivals
  return marker < 2 ? opponent({ number: marker + 1 }) : neutralMarker
}

/** Which of a factory's two worker cards, as the key for messages. */
export function placeOf(position: number): 'first' | 'other' {
  return position === 0 ? 'first' : 'other'
}

/** The appeal track of a good, with everyone on it. */
export function trackLabel(state: State, good: Good, tokens: readonly { name: string; at: number }[]): string {
  const { track, emptyTrack, appealOf } = text.cardGame.market
  const demand = state.demand[good] ?? 0
  if (tokens.length === 0) return emptyTrack({ good, demand })
  return track({ good, demand, parts: tokens.map(({ name, at }) => appealOf({ name, appeal: at })) })
}

/** A place of the solo grid with its card, and the disc on it. */
export function placeLabel(state: State, { grid, discs }: Solo, place: number): string {
  const words = text.cardGame.solo
  const face = grid[place] ?? -1
  if (face < 0) return words.emptyPlace({ place: place + 1 })
  const disc = discs.indexOf(place)
  const card = { place: place + 1, card: face, effect: cardEffect(state, face) }
  return disc === -1 ? words.place(card) : words.placeUnder({ ...card, disc: markerName(disc) })
}

export function trackValue(state: State, track: number, level: number): number {
  return state.rules.tracks[track]?.[level] ?? 0
}

/** The price that belongs to an appeal, by the way the rules turn the cards. */
export function priceAt(state: State, move: Of<'appeal'>): number {
  const shown = state.legal.includes(move) ? after(state, move) : state
  return factorySheet(shown, state.seat, state.good)?.price ?? 0
}

function laid(state: State, move: AddingMove): string {
  const words = text.cardGame.moves
  const { raised, lost } = changesOf(state, move)
  if (raised.length === 0) {
    return words.lower[move.kind]({ lost: lost.map(({ good, by, to }) => words.fromTo({ good, from: to - by, to })) })
  }
  const parts = raised.map(({ good, to }) => words.to({ good, total: to }))
  if (lost.length === 0) return words.raise[move.kind]({ raised: parts })
  return words.raiseAndLose[move.kind]({ raised: parts, lost: lostListed(lost) })
}

/** Each kind of move as a whole sentence. */
const MOVES: Words = {
  action: (_, { action }) => text.cardGame.actions[action],
  'no action': () => text.cardGame.moves['no action'],
  done: ({ step }, move) => (canBeDone(step) ? text.cardGame.done[step] : move.text),
  build: (_, { good }) => text.cardGame.moves.build({ good }),
  upgrade: (_, { good }) => text.cardGame.moves.upgrade({ good }),
  advance: (_, { good }) => text.cardGame.moves.advance({ good }),
  employ: (_, { good }) => text.cardGame.moves.employ({ good }),
  automate: (_, { good, position }) => text.cardGame.moves.automate({ good, position: placeOf(position) }),
  quality: laid,
  distribution: laid,
  store(_, { totals }) {
    const goods = goodsListed(totals)
    return goods.length === 0 ? text.cardGame.moves.storeNothing : text.cardGame.moves.store({ goods })
  },
  buy: (state, move) => text.cardGame.moves.buy({ count: move.count, cost: -cashBy(state, move, ['shares']) }),
  loans: (state, move) => text.cardGame.moves.loans({ count: move.count, cash: cashBy(state, move, ['loan']) }),
  produce: (_, { good, workerCards }) => text.cardGame.moves.produce({ good, workerCards }),
  load: (_, { good, count }) => text.cardGame.moves.load({ good, count }),
  appeal: (state, move) =>
    text.cardGame.moves.appeal({ good: state.good, price: priceAt(state, move), appeal: move.appeal }),
  develop(state, { track }) {
    const level = state.players[state.seat]?.tracks[track] ?? 0
    const [from, to] = [trackValue(state, track, level), trackValue(state, track, level + 1)]
    return text.cardGame.moves.develop[TRACKS[track]]({ from, to })
  },
  take: (_, { face }) => text.cardGame.moves.take({ card: face }),
  pick: ({ solo }, { place }) => text.cardGame.moves.pick({ card: solo?.grid[place] ?? -1, place: place + 1 }),
  'no development': () => text.cardGame.moves['no development'],
  discard: (_, { face }) => text.cardGame.moves.discard({ card: face }),
  assign: (_, { good }) => text.cardGame.moves.assign({ good }),
  use: (_, { face }) => text.cardGame.moves.use({ card: face }),
  reactivate: (_, { face }) => text.cardGame.moves.reactivate({ card: face }),
  decline: () => text.cardGame.moves.decline,
  sell: (state, move) =>
    text.cardGame.moves.sell({ count: move.count, good: state.good, income: cashBy(state, move, ['home sale']) }),
  ship(state, move) {
    const income = cashBy(state, move, ['export', 'contract'])
    return text.cardGame.moves.ship({ count: move.count, good: state.good, income })
  },
  'start player': (_, { player }) => text.cardGame.moves.startPlayer({ name: text.seats.colours[player] ?? '' }),
  choose: (_, { good }) => text.cardGame.moves.choose({ good }),
}

export function describe(state: State, move: Move): string {
  // In a table by kind, each entry gets the moves of its own kind.
  const tell = MOVES[move.kind] as ((state: State, move: Move) => string) | undefined
  return tell?.(state, move) ?? move.text
}

function canBeDone(step: string): step is keyof typeof text.cardGame.done {
  return Object.hasOwn(text.cardGame.done, step)
}

/** A few words, for the action bar. */
export function question({ step }: State): string {
  return isDecision(step) ? text.questions.card[step] : ''
}

export function prompt(state: State): string {
  if (!isDecision(state.step)) return ''
  const words = text.cardGame.prompts[state.step]
  const question = typeof words === 'string' ? words : words({ decade: state.decade, good: state.good })
  const warned = danger(state)
  return warned === undefined ? question : `${question} ${warned}`
}

/** What production would cost the active player in this position. */
function danger(state: State): string | undefined {
  const mine = forecast(state)?.seats.find(({ seat }) => seat === state.seat)
  if (mine === undefined || (mine.loans === 0 && !mine.bankrupt)) return undefined
  const { loans, bankrupt } = text.cardGame.danger
  return mine.bankrupt ? bankrupt : loans({ loans: mine.loans })
}

export function explain({ code, figures, rule }: Refusal): string {
  const { refusals, refused } = text.common
  const sentence =
    refusalIn(text.cardGameRefusals, code, figures) ?? refusalIn(refusals, code, figures) ?? refused({ code })
  return `${sentence} (${ruleName(rule)})`
}
