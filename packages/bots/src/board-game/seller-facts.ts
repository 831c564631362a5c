// The effect of a player's rows and development tiles on the sale of one good. Read often and rarely changed, so the
// last result is cached.
import { type Factory, type Good, type OwnedTile, outputOf, type Player, type State } from '@arkwright/board-game'
import { at } from '../at.ts'

export interface SellerFacts {
  readonly output: number
  /** How many goods may be stored on the price scale — SJ III.4, WF III.5. */
  readonly scaleSpaces: number
  readonly perShipment: number
  readonly winsTies: boolean
  readonly hasPatron: boolean
}

interface Found {
  readonly rules: State['rules']
  readonly level: number
  readonly workers: Factory['workers']
  readonly machines: Factory['machines']
  readonly tiles: readonly OwnedTile[]
  readonly facts: SellerFacts
}

const GOODS_OF_A_SEAT = 4
/** By seat and good: the last result. */
export type FactsMemory = (Found | undefined)[]

/** Copies of a position share the lists of rows and tiles. A changed list is a new object, so identity is enough. */
export function factsOf(found: FactsMemory, state: State, player: Player, seat: number, good: Good): SellerFacts {
  const last = found[seat * GOODS_OF_A_SEAT + good]
  const { level, workers, machines } = player.factories[good]
  if (
    last !== undefined &&
    last.workers === workers &&
    last.machines === machines &&
    last.tiles === player.tiles &&
    last.level === level &&
    last.rules === state.rules
  ) {
    return last.facts
  }
  const facts = find(state, player, good)
  found[seat * GOODS_OF_A_SEAT + good] = { rules: state.rules, level, workers, machines, tiles: player.tiles, facts }
  return facts
}

const AFTER_THE_SALE = 'after the sale'
const PATRONS = ['patron of food', 'patron of clothes', 'patron of cutlery', 'patron of lamps']

function find(state: State, { factories, tiles, harbour }: Player, good: Good): SellerFacts {
  const { rules } = state
  let scaleSpaces = harbour === null ? rules.figures.storageSpaces : 0
  let perShipment = 0
  let winsTies = false
  let hasPatron = false
  for (const owned of tiles) {
    const tile = at(rules.tiles, owned.tile)
    scaleSpaces += tile.storageSpaces
    perShipment += tile.shipmentIncome
    winsTies ||= tile.winsTies
    hasPatron ||= tile.used.has(AFTER_THE_SALE) && tile.name === PATRONS[good]
  }
  return { output: outputOf(state, factories[good], good), scaleSpaces, perShipment, winsTies, hasPatron }
}
