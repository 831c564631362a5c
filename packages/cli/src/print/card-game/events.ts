// The facts of the card game as sentences.
import type { CardGameEvent } from '@arkwright/card-game'
import type { ChanceEvent } from '@arkwright/kernel'
import { counted } from '../text.ts'
import { faceName, goodName, markerOwner, type Names, points, pounds, roman, totalsListed, trackName } from './words.ts'

type Fact = CardGameEvent | ChanceEvent
type SentenceOf<T extends Fact['type']> = (event: Extract<Fact, { type: T }>, names: Names) => string

const SENTENCES: { readonly [T in Fact['type']]: SentenceOf<T> } = {
  chance: e => `Chance decides: ${e.outcome}.`,
  money: (e, { seat }) =>
    `${seat(e.seat)} ${e.amount < 0 ? 'pays' : 'receives'} ${pounds(Math.abs(e.amount))} (${e.for}).`,
  demand: e => `The demand marker of ${goodName(e.good)} moves from ${e.from} to ${e.to} (${e.cause}).`,
  wages: e => `The wages marker moves from space ${e.from + 1} to ${e.to + 1} (${e.cause}).`,
  appeal: (e, { seat }) => `${seat(e.seat)}'s appeal for ${goodName(e.good)} changes from ${e.from} to ${e.to}.`,
  'rival appeal': (e, { rival }) =>
    e.from === e.to
      ? `${rival(e.rival)}'s appeal for ${goodName(e.good)} stays at ${e.to}.`
      : `${rival(e.rival)}'s appeal for ${goodName(e.good)} rises from ${e.from} to ${e.to}.`,
  action: (e, { seat }) => `${seat(e.seat)} chooses the action: ${e.action}.`,
  built: (e, { seat }) => `${seat(e.seat)} builds a ${goodName(e.good)} factory.`,
  opened: (e, { seat }) => `${seat(e.seat)} starts with a ${goodName(e.good)} factory.`,
  upgraded: (e, { seat }) => `${seat(e.seat)} upgrades the ${goodName(e.good)} factory.`,
  employed: (e, { seat }) =>
    `${seat(e.seat)} employs the ${e.position === 0 ? 'first' : 'second'} workers of the ${goodName(e.good)} factory.`,
  automated: (e, { seat }) =>
    `${seat(e.seat)} puts ${counted(e.machines, 'machine')} in place of workers on the ${
      e.position === 0 ? 'first' : 'second'
    } worker card of ${goodName(e.good)}.`,
  quality: (e, { seat }) => `${seat(e.seat)}'s quality is now ${totalsListed(e.to) || 'nothing'}.`,
  distribution: (e, { seat }) => `${seat(e.seat)}'s distribution is now ${totalsListed(e.to) || 'nothing'}.`,
  'bought shares': (e, { seat }) => `${seat(e.seat)} buys ${counted(e.count, 'share')} for ${pounds(e.cost)}.`,
  'took loans': (e, { seat }) =>
    `${seat(e.seat)} takes ${counted(e.count, 'loan')}${e.emergency ? ' from the emergency fund' : ''}.`,
  'regained ships': (e, { seat }) => `${seat(e.seat)}'s ships are ready again.`,
  developed: (e, { seat }) => `${seat(e.seat)} takes step ${e.level} of ${trackName(e.track)}.`,
  'took card': (e, { seat }) => `${seat(e.seat)} takes the card ${faceName(e.face)}.`,
  'discarded card': (e, { seat }) => `${seat(e.seat)} discards the card ${faceName(e.face)}.`,
  'used card': (e, { seat }) => `${seat(e.seat)} uses the card ${faceName(e.face)}.`,
  'reactivated card': (e, { seat }) => `${seat(e.seat)} turns the card ${faceName(e.face)} back.`,
  'assigned card': (e, { seat }) => `${seat(e.seat)} puts the card at the ${goodName(e.good)} factory.`,
  produced: (e, { seat }) => `${seat(e.seat)} produces ${e.count} ${goodName(e.good)}.`,
  sold: (e, { seat }) =>
    e.count === 0
      ? `${seat(e.seat)} sells no ${goodName(e.good)}.`
      : `${seat(e.seat)} sells ${e.count} ${goodName(e.good)} at ${pounds(e.price)}.`,
  shipped: (e, { seat }) =>
    `${seat(e.seat)} ships ${counted(e.count, 'good')} with ${counted(e.ships, 'ship')} and takes ${counted(e.tokens, 'ship token')}.`,
  stored: (e, { seat }) => {
    const wasted = totalsListed(e.wasted)
    return `${seat(e.seat)} stores ${totalsListed(e.stock) || 'nothing'}${wasted === '' ? '' : ` and wastes ${wasted}`}.`
  },
  'share value': (e, { seat }) => `${seat(e.seat)}'s share value rises to ${pounds(e.to)} (${e.for}).`,
  'distribution fades': (e, { seat }) => `${seat(e.seat)}'s distribution of ${goodName(e.good)} fades to ${e.to}.`,
  bankrupt: (e, { seat }) => `${seat(e.seat)} is bankrupt and leaves the game.`,
  round: (e, { seat }) =>
    `The ${goodName(e.good)} round of decade ${roman(e.decade)} begins; start player is ${seat(e.startPlayer)}.`,
  'dealt card': e =>
    e.kept
      ? `The card ${faceName(e.face)} is dealt${e.flipped ? ', turned to its other side' : ''}.`
      : `The card ${faceName(e.face)} is dealt and put away, as there are enough of both its sides.`,
  'laid card': e => `The card ${faceName(e.face)} is laid on place ${e.place + 1} of the grid.`,
  'opponent drawn': e =>
    e.marker < 2
      ? `A marker of ${markerOwner(e.marker)} is drawn from the bag.`
      : 'A neutral marker is drawn from the bag.',
  'disc moved': e =>
    `The ${e.marker < 2 ? `disc of ${markerOwner(e.marker)}` : 'neutral disc'} moves to place ${e.place + 1} of the grid.`,
  'rival shares': (e, { rival }) => `${rival(e.rival)} now has ${counted(e.to, 'share')}.`,
  'rival share value': (e, { rival }) => `${rival(e.rival)}'s share value rises to ${pounds(e.to)}.`,
  'final scoring': (e, { seat }) =>
    `${seat(e.seat)} ends with ${counted(e.shares, 'share')} at ${pounds(e.shareValue)}: ${points(e.score)}, and ${pounds(e.money)} left.`,
}

export function cardGameEventSentence(event: Fact, names: Names): string | undefined {
  const say = SENTENCES[event.type] as ((event: Fact, names: Names) => string) | undefined
  return say?.(event, names)
}
