// What a move means, told without its facts: for moves that change nothing on the table.
import { cardGame, type Move, TRACKS } from '@arkwright/card-game'
import { text } from './messages/index.ts'
import { changes, goodsListed } from './totals.ts'
import { markerName } from './words.ts'

const words = text.told.moves
const deeds = text.cardGameLog.deeds
const table = text.cardGameLog.table

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
type Drawn = 'deal' | 'lay' | 'draw factory' | 'opponents' | 'draw'

const NOTHING = [0, 0, 0, 0]

function laid({ kind, totals }: Of<'quality'> | Of<'distribution'>): string {
  const parts = changes(NOTHING, totals).map(({ good, by }) => text.cardGameLog.change({ good, by }))
  return parts.length === 0 ? deeds[kind].same : deeds[kind].changed({ changes: parts })
}

/** Verb phrases of the one who decides. */
const DEEDS: { readonly [K in Exclude<Move['kind'], Drawn>]: (move: Of<K>) => string } = {
  action: ({ action }) => deeds.action({ action: text.cardGame.actions[action] }),
  'no action': () => words.noAction,
  done: () => words.done,
  build: ({ good }) => deeds.built({ good }),
  upgrade: ({ good }) => deeds.upgraded({ good }),
  advance: ({ good }) => deeds.upgraded({ good }),
  employ: ({ good }) => deeds.employed({ good, count: 1 }),
  automate: ({ good }) => deeds.automated({ good, machines: 1 }),
  quality: laid,
  distribution: laid,
  buy: ({ count }) => (count === 0 ? words.buysNoShares : text.boardGameLog.deeds.shares.bought({ count })),
  loans: ({ count }) => (count === 0 ? words.takesNoLoan : deeds['took loans'].chosen({ count })),
  produce: ({ good, workerCards }) => (workerCards === 0 ? words.producesNone({ good }) : words.produces({ good })),
  load: ({ good, count }) => words.loads({ good, count }),
  appeal: ({ appeal }) => words.appeal({ appeal }),
  develop: ({ track }) => words.develops[TRACKS[track]],
  take: ({ face }) => deeds['took card']({ card: face }),
  pick: ({ place }) => words.picks({ place: place + 1 }),
  'no development': () => words.noDevelopment,
  discard: ({ face }) => deeds['discarded card']({ card: face }),
  assign: ({ good }) => deeds['assigned card']({ good }),
  use: ({ face }) => deeds['used card']({ card: face }),
  reactivate: ({ face }) => deeds['reactivated card']({ card: face }),
  decline: () => words.declines,
  sell: ({ count }) => words.sells({ count }),
  ship: ({ count }) => words.ships({ count }),
  store({ totals }) {
    const goods = goodsListed(totals)
    return goods.length === 0 ? deeds.stored.nothing : deeds.stored.kept({ goods })
  },
  'start player': ({ player }) => words.namesStart({ name: text.seats.colours[player] ?? '' }),
  choose: ({ good }) => deeds.opened({ good }),
}

/** What chance decides, as whole sentences. */
const DRAWN: { readonly [K in Drawn]: (move: Of<K>) => string } = {
  deal: () => words.cardDealt,
  lay: ({ face }) => words.cardLaid({ card: face }),
  'draw factory': ({ good }) => words.factoryDrawn({ good }),
  opponents: () => words.opponentsDrawn,
  draw: ({ marker }) => table['opponent drawn']({ drawn: markerName(marker) }),
}

/** One sentence for any move of the vocabulary. */
export function meaning(move: Move, name: string): string {
  // In a table by kind, each entry gets the moves of its own kind.
  const drawn = DRAWN[move.kind as Drawn] as ((move: Move) => string) | undefined
  if (drawn !== undefined) return drawn(move)
  const deed = DEEDS[move.kind as keyof typeof DEEDS] as (move: Move) => string
  return text.cardGameLog.line({ player: name, deeds: [deed(move)] })
}

export function toldPlainly(notation: string, name: string): string {
  const move = cardGame.parseMove(notation)
  return move === undefined ? '' : meaning(move, name)
}
