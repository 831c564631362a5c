// Lookup tables for the projection in place of turning cards: prices by appeal, arrows passed. Computed once for each
// game by the rules' own code.
import { GOODS, pricesShown, type Rules, type State } from '@arkwright/card-game'
import { at } from '../at.ts'

type List = readonly number[]

/** All combinations of token, office and quality of a factory, without its distribution. */
export interface Shown {
  /** The appeals, lowest first. */
  readonly appeals: List
  /** The price for each appeal; -1 where the cards cannot show it. */
  readonly prices: List
}

export const NOTHING_SHOWN: Shown = { appeals: [], prices: [] }

export interface Tables {
  /** [side - 1][good][quality]. */
  readonly shown: readonly (readonly (readonly Shown[])[])[]
  /** [good][appeal]: arrows between 0 and this appeal. */
  readonly arrows: readonly List[]
}

const SIDES = [1, 2]
const QUALITIES = [0, 1, 2, 3, 4, 5, 6]
const MOST_BARE_APPEAL = 13

/** The tables of every game seen so far; the last ones used are kept at hand. */
export class Lookup {
  private readonly known = new WeakMap<Rules, Tables>()
  private rules: Rules | undefined
  private tables: Tables | undefined

  of(state: State): Tables {
    if (this.tables !== undefined && this.rules === state.rules) return this.tables
    const tables = this.known.get(state.rules) ?? workedOut(state)
    this.known.set(state.rules, tables)
    this.rules = state.rules
    this.tables = tables
    return tables
  }
}

function workedOut(state: State): Tables {
  return {
    shown: SIDES.map(side => GOODS.map((_, good) => QUALITIES.map(quality => shownBy(state, side, good, quality)))),
    arrows: GOODS.map((_, good) => arrowsBelow(state.rules, good)),
  }
}

function shownBy(state: State, side: number, good: number, quality: number): Shown {
  const prices = pricesShown(state, good, side, quality, MOST_BARE_APPEAL)
  return { appeals: prices.flatMap((price, appeal) => (price < 0 ? [] : appeal)), prices }
}

function arrowsBelow(rules: Rules, good: number): List {
  let passed = 0
  return [0, ...at(rules.arrows, good).map(arrow => (passed += arrow))]
}
