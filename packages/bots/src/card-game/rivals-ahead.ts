// Competitors without a seat, as the projection sees them: the neutral player, and the average opponents of the solo
// game.
import { GOODS, type State } from '@arkwright/card-game'
import { at } from '../at.ts'
import { demandWith, type Market, taken } from './market-ahead.ts'
import type { Tables } from './tables.ts'

const MOST_RIVALS = 2

export class Rivals {
  private count = 0
  private readonly appeal = [0, 1].map(() => GOODS.map(() => -1))
  private readonly shares = [0, 0]
  private readonly shareValue = [0, 0]

  read({ rivals }: State): void {
    this.count = Math.min(rivals.length, MOST_RIVALS)
    for (let rival = 0; rival < this.count; rival++) {
      const { appeal, shares, shareValue } = at(rivals, rival)
      const own = at(this.appeal, rival)
      for (let good = 0; good < GOODS.length; good++) own[good] = at(appeal, good)
      this.shares[rival] = shares
      this.shareValue[rival] = shareValue
    }
  }

  /** The neutral player rises by one at the start of a decade: CG 3. */
  openDecade(state: State, market: Market, tables: Tables): void {
    if (state.solo !== null) return
    for (let rival = 0; rival < this.count; rival++) {
      for (let good = 0; good < GOODS.length; good++) this.raise(state, market, tables, rival, good, 1)
    }
  }

  /**
   * The opponents' turn, averaged over the markers of a full bag: CG solo 3.1. The current round's draw may already be
   * over.
   */
  act(state: State, market: Market, tables: Tables): void {
    if (state.solo === null || (market.round === 0 && hasDrawn(state))) return
    const { bag, opponentRaise, opponentBuildAppeal, sharesMax } = state.rules.figures
    const markers = bag.reduce((sum, count) => sum + count, 0)
    for (let rival = 0; rival < this.count; rival++) {
      const drawn = at(bag, rival) / markers
      const now = at(at(this.appeal, rival), market.good)
      const steps = now < 0 ? at(opponentBuildAppeal, market.good) + state.decade : opponentRaise
      this.raise(state, market, tables, rival, market.good, drawn * steps + (now < 0 ? drawn : 0))
      this.shares[rival] = Math.min(sharesMax, at(this.shares, rival) + 1 - drawn)
    }
  }

  private raise(state: State, market: Market, tables: Tables, rival: number, good: number, steps: number): void {
    const { appealMax, demandMax } = state.rules.figures
    const appeal = at(this.appeal, rival)
    const from = at(appeal, good)
    const to = Math.min(appealMax, from + steps)
    const arrows = at(tables.arrows, good)
    appeal[good] = to
    const passed = at(arrows, Math.max(0, Math.floor(to))) - at(arrows, Math.max(0, Math.floor(from)))
    market.demand[good] = Math.min(demandMax, at(market.demand, good) + passed)
  }

  /** The highest appeal of a rival who sells at least this many; -1 without one. */
  highest(good: number, demand: number, least: number): number {
    let top = -1
    for (let rival = 0; rival < this.count; rival++) {
      const appeal = Math.floor(at(at(this.appeal, rival), good))
      if (appeal > top && taken(appeal, demand) >= least) top = appeal
    }
    return top
  }

  /** The opponents' production: CG solo 3.2. */
  produce(state: State, market: Market): void {
    if (state.solo === null) return
    const { figures } = state.rules
    const demand = demandWith(state, market, 0)
    for (let rival = 0; rival < this.count; rival++) {
      const appeal = Math.floor(at(at(this.appeal, rival), market.good))
      if (appeal < 0) continue
      if (taken(appeal, demand) >= figures.soldForValue) {
        this.shareValue[rival] = Math.min(figures.shareValueMax, at(this.shareValue, rival) + 1)
      } else {
        this.shares[rival] = Math.min(figures.sharesMax, at(this.shares, rival) + 1)
      }
    }
  }

  worth(rival: number): number {
    return rival < this.count ? at(this.shares, rival) * at(this.shareValue, rival) : 0
  }
}

function hasDrawn({ stage, solo }: State): boolean {
  return stage === 'production' || (stage !== 'set-up' && solo?.opponentsFirst === true)
}
