// The facts that play emits. Log, animation, statistics and tests read them.
import type { Seat } from '@arkwright/kernel'
import type { Face } from './components/faces.ts'
import type { Good, Track } from './components/names.ts'
import type { Totals } from './laying.ts'
import type { Action } from './moves.ts'

export type MoneyFor =
  | 'home sale'
  | 'export'
  | 'contract'
  | 'shares'
  | 'loan'
  | 'emergency fund'
  | 'wages'
  | 'maintenance'
  | 'fixed cost'
  | 'bankruptcy'

/** The only reasons for which demand moves. */
export type DemandCause = 'build' | 'employ' | 'appeal' | 'neutral player' | 'opponent'

export type CardGameEvent =
  /** Pounds more or less to begin with. */
  | { readonly type: 'handicap'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'value handicap'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'score handicap'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly for: MoneyFor }
  | {
      readonly type: 'demand'
      readonly good: Good
      readonly from: number
      readonly to: number
      readonly cause: DemandCause
    }
  | { readonly type: 'wages'; readonly from: number; readonly to: number; readonly cause: DemandCause }
  | { readonly type: 'appeal'; readonly seat: Seat; readonly good: Good; readonly from: number; readonly to: number }
  | {
      readonly type: 'rival appeal'
      readonly rival: number
      readonly good: Good
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'action'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'built'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'employed'; readonly seat: Seat; readonly good: Good; readonly position: number }
  | {
      readonly type: 'automated'
      readonly seat: Seat
      readonly good: Good
      readonly position: number
      readonly machines: number
    }
  | { readonly type: 'quality'; readonly seat: Seat; readonly from: Totals; readonly to: Totals }
  | { readonly type: 'distribution'; readonly seat: Seat; readonly from: Totals; readonly to: Totals }
  | { readonly type: 'bought shares'; readonly seat: Seat; readonly count: number; readonly cost: number }
  | { readonly type: 'took loans'; readonly seat: Seat; readonly count: number; readonly emergency: boolean }
  | { readonly type: 'regained ships'; readonly seat: Seat }
  | { readonly type: 'developed'; readonly seat: Seat; readonly track: Track; readonly level: number }
  | { readonly type: 'took card'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'discarded card'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'used card'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'reactivated card'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'assigned card'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'produced'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | {
      readonly type: 'sold'
      readonly seat: Seat
      readonly good: Good
      readonly count: number
      readonly price: number
    }
  | {
      readonly type: 'shipped'
      readonly seat: Seat
      readonly count: number
      readonly ships: number
      readonly tokens: number
    }
  | { readonly type: 'stored'; readonly seat: Seat; readonly stock: Totals; readonly wasted: Totals }
  | { readonly type: 'share value'; readonly seat: Seat; readonly to: number; readonly for: 'sales' | 'appeal' }
  | { readonly type: 'distribution fades'; readonly seat: Seat; readonly good: Good; readonly to: number }
  | { readonly type: 'bankrupt'; readonly seat: Seat }
  | { readonly type: 'round'; readonly decade: number; readonly good: Good; readonly startPlayer: Seat }
  | { readonly type: 'dealt card'; readonly face: Face; readonly flipped: boolean; readonly kept: boolean }
  | { readonly type: 'laid card'; readonly place: number; readonly face: Face }
  | { readonly type: 'opened'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'opponent drawn'; readonly marker: number }
  | { readonly type: 'disc moved'; readonly marker: number; readonly place: number }
  | { readonly type: 'rival shares'; readonly rival: number; readonly to: number }
  | { readonly type: 'rival share value'; readonly rival: number; readonly to: number }
  | {
      readonly type: 'final scoring'
      readonly seat: Seat
      readonly shares: number
      readonly shareValue: number
      readonly handicap: number
      readonly score: number
      readonly money: number
    }
