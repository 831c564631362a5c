// Simple answers to questions outside a player's turn.
import type { Move, State } from '@arkwright/board-game'
import { at } from '../../at.ts'

type PlainAnswer = (state: State) => Move | undefined

/** A step without an entry here belongs to a turn or to a stock exchange. */
const PLAIN_ANSWERS: { readonly [step in State['step']]?: PlainAnswer } = {
  // Sell while there is anything to sell.
  'sell from store': ({ legal }) => legal.find(({ kind }) => kind !== 'stop selling'),
  'last row': first('done'),
  'after the sale': first('use', 'done'),
  'ship the active good': ({ legal }) => largest(legal, 'ship'),
  'discard goods': first('discard'),
  'claim start player': first('done'),
  'dismiss workers': first('done'),
  'name start player': ({ legal, seat }) => legal.find(move => move.kind === 'start player' && move.named === seat),
  'canal boom: raise a marker': first('distribution', 'done'),
  'share fever: buy a share': ({ legal }) => largest(legal, 'buy shares'),
  'steam engine: buy a machine': first('machine', 'done'),
}

/** The final stock exchange sells, repays and buys as much as possible; other exchanges do nothing. */
const EXCHANGED = {
  'sell goods': 'sell goods',
  'sell shares': 'sell shares',
  'repay loans': 'repay',
  'buy shares': 'buy shares',
} as const

function isExchange(step: State['step']): step is keyof typeof EXCHANGED {
  return Object.hasOwn(EXCHANGED, step)
}

export function plainAnswer(state: State): Move {
  const { step, legal, exchange } = state
  const answer = isExchange(step)
    ? exchange === 'final'
      ? largest(legal, EXCHANGED[step])
      : legal.find(move => 'count' in move && move.count === 0)
    : PLAIN_ANSWERS[step]?.(state)
  return answer ?? at(legal, 0)
}

/** The first legal move of the first kind that has one. */
function first(...kinds: Move['kind'][]): PlainAnswer {
  return ({ legal }) => {
    for (const kind of kinds) {
      const move = legal.find(one => one.kind === kind)
      if (move !== undefined) return move
    }
    return undefined
  }
}

type Counted = Extract<Move, { readonly count: number }>

export function largest(legal: readonly Move[], kind: Counted['kind']): Counted | undefined {
  let most: Counted | undefined
  for (const move of legal) {
    if (move.kind === kind && (most === undefined || move.count > most.count)) most = move
  }
  return most
}
