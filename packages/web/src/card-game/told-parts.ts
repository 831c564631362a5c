// Single facts of the card game as parts of a line of the log.
import { type CardGameEvent, TRACKS } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { changes } from './totals.ts'
import { cardName } from './words.ts'

/** Facts of one key are told once, with their number and as the last of them stands. */
export interface Part {
  readonly key: string
  readonly amount?: number
  tell(count: number): string
}

type Of<T extends CardGameEvent['type']> = Extract<CardGameEvent, { type: T }>
type Tellers = { readonly [T in CardGameEvent['type']]?: (event: Of<T>) => Part | undefined }

function plain(words: string): Part {
  return { key: words, tell: () => words }
}

function laid({ type, from, to }: Of<'quality'> | Of<'distribution'>): Part | undefined {
  const words = text.cardGame.log
  const parts = changes(from, to).map(({ good, by }) => words.laidPart(good, by))
  return parts.length === 0 ? undefined : plain(words.laid(type, parts.join(', ')))
}

/** In events only the solo game's rivals ever speak of shares; the neutral player only climbs. */
function opponent(rival: number): string {
  return text.cardGame.opponents[rival] ?? text.cardGame.neutral
}

const PARTS: Tellers = {
  opened: ({ good }) => plain(text.cardGame.log.opened(good)),
  built: ({ good }) => plain(text.cardGame.log.built(good)),
  upgraded: ({ good }) => plain(text.cardGame.log.upgraded(good)),
  employed: ({ good }) => ({ key: `employed ${good}`, tell: count => text.cardGame.log.employed(count, good) }),
  automated: ({ good, machines }) => ({
    key: `automated ${good}`,
    amount: machines,
    tell: count => text.cardGame.log.automated(count, good),
  }),
  quality: laid,
  distribution: laid,
  'bought shares': ({ count, cost }) => (count === 0 ? undefined : plain(text.cardGame.log.bought(count, cost))),
  'took loans': ({ count, emergency }) =>
    plain(emergency ? text.cardGame.log.emergency(count) : text.cardGame.log.loans(count)),
  'regained ships': () => plain(text.cardGame.log.ships),
  developed: ({ track }) => plain(text.cardGame.log.developed(TRACKS[track])),
  'took card': ({ face }) => plain(text.cardGame.log.took(cardName(face))),
  'discarded card': ({ face }) => plain(text.cardGame.log.discarded(cardName(face))),
  'used card': ({ face }) => plain(text.cardGame.log.used(cardName(face))),
  'reactivated card': ({ face }) => plain(text.cardGame.log.reactivated(cardName(face))),
  appeal: ({ good, to }) => ({ key: `appeal ${good}`, tell: () => text.cardGame.log.appeal(good, to) }),
  produced: ({ good, count }) => plain(text.cardGame.log.produced(count, good)),
  sold: ({ count, price }) => plain(text.cardGame.log.sold(count, price)),
  shipped: ({ count }) => plain(text.cardGame.log.shipped(count)),
  stored({ wasted }) {
    const count = wasted.reduce((sum, one) => sum + one, 0)
    return count === 0 ? undefined : plain(text.cardGame.log.wasted(count))
  },
  'share value': ({ to }) => ({ key: 'share value', tell: () => text.cardGame.log.value(to) }),
  bankrupt: () => plain(text.cardGame.log.bankrupt),
  'opponent drawn': ({ marker }) => plain(text.cardGame.log.drawn(text.cardGame.solo.discs[marker] ?? '')),
  'rival appeal': ({ rival, good, to }) => ({
    key: `rival appeal ${rival} ${good}`,
    tell: () => text.cardGame.log.rivalAppeal(opponent(rival), good, to),
  }),
  'rival shares': ({ rival, to }) => ({
    key: `rival shares ${rival}`,
    tell: () => text.cardGame.log.rivalShares(opponent(rival), to),
  }),
  'rival share value': ({ rival, to }) => ({
    key: `rival value ${rival}`,
    tell: () => text.cardGame.log.rivalValue(opponent(rival), to),
  }),
  'disc moved': ({ place }) => plain(text.cardGame.log.disc(place)),
}

export function partOf(event: CardGameEvent): Part | undefined {
  // A table by type hands each teller the facts of its own type.
  return (PARTS[event.type] as ((event: CardGameEvent) => Part | undefined) | undefined)?.(event)
}
