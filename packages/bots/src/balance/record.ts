// What is kept of one game between bots: a line of the file of a balance run.
import type { GameEvent, MachineState, Move, Seat } from '@arkwright/kernel'

export interface GameRecord {
  readonly number: number
  /** By seat; shared wins in part. */
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  readonly shares: readonly number[]
  readonly shareValues: readonly number[]
  /** The mean wage of each decade. */
  readonly wages: readonly number[]
  /** How often, by component and then by seat. */
  readonly uses: Readonly<Record<string, readonly number[]>>
  /** Components that came up for everyone. */
  readonly happened: readonly string[]
}

/** How a game's facts become figures. */
export interface Reader {
  /** Every component that could be used with these options, so that unused ones show. */
  components(options: unknown): readonly string[]
  read(event: GameEvent, tally: Tally): void
  /** Shares and their value at the end, by seat. */
  holdings(state: MachineState<Move>): { readonly shares: readonly number[]; readonly values: readonly number[] }
  /** What the wages are counted in. */
  readonly wages: string
}

/** Kinds of use that every game has; the word before the colon is the kind. */
export const LOAN = 'money: loan taken'
export const EMERGENCY = 'money: emergency sale'
/** Only the card game has it: the seat is out of the game. */
export const BANKRUPTCY = 'money: bankruptcy'

export class Tally {
  private readonly seats: number
  private readonly counts = new Map<string, number[]>()
  private readonly upcoming = new Set<string>()
  private readonly paid: { sum: number; count: number }[] = []
  private decade = 0
  private wages = 0

  constructor(seats: number) {
    this.seats = seats
  }

  use(seat: Seat, component: string, times = 1): void {
    const counts = this.counts.get(component) ?? Array.from({ length: this.seats }, () => 0)
    counts[seat] = (counts[seat] ?? 0) + times
    this.counts.set(component, counts)
  }

  happen(component: string): void {
    this.upcoming.add(component)
  }

  /** A round of this decade, at the present wages. */
  round(decade: number): void {
    this.decade = decade
    this.wage(this.wages)
  }

  changeWages(to: number): void {
    this.wages = to
  }

  nextDecade(): void {
    this.decade++
  }

  wage(amount: number): void {
    const { sum, count } = this.paid[this.decade] ?? { sum: 0, count: 0 }
    this.paid[this.decade] = { sum: sum + amount, count: count + 1 }
  }

  figures(): Pick<GameRecord, 'wages' | 'uses' | 'happened'> {
    const wages = [...this.paid].flatMap(paid => (paid === undefined ? [] : [paid.sum / paid.count]))
    return { wages, uses: Object.fromEntries(this.counts), happened: [...this.upcoming] }
  }
}
