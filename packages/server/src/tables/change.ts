// One change to a table: new journal entries and their effects. Everything is computed on copies; commit.ts writes it.
import type { AnyGame, AnyJournal } from '@arkwright/kernel'
import type { Asked, Clock, ClockState, Entry, Order } from '../api/table-shapes.ts'
import { type KeptClock, runClock, shownClock, stopClock, type Thinker } from '../clocks/clock.ts'
import type { PlayWindow } from '../clocks/window.ts'
import type { NewJob } from '../jobs/job.ts'
import type { KeptTurn } from '../play/prepared.ts'
import { Trial } from '../play/trial.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { Scene, SeatedRow } from './scene.ts'

type NewEntry = Omit<Entry, 'sequence' | 'at'>

export class Change {
  readonly now: number
  readonly row: TableRow
  readonly seats: SeatedRow[]
  /** Standing orders by seat. */
  readonly orders: Map<number, Order[]>
  /** Prepared turns by seat. */
  readonly prepared: Map<number, KeptTurn>
  readonly entries: Entry[] = []
  readonly keys = new Map<number, string>()
  readonly jobs: NewJob[] = []
  readonly changedSeats = new Set<number>()
  readonly changedOrders = new Set<number>()
  readonly journal: AnyJournal | undefined
  private readonly game: AnyGame | undefined
  private tried: Trial | undefined
  private readonly clock: Clock
  private stopped = false

  constructor({ row, seats }: Scene, game: AnyGame | undefined, journal: AnyJournal | undefined, now: number) {
    this.now = now
    this.row = { ...row }
    this.seats = seats.map(seat => ({ ...seat }))
    this.orders = new Map(
      seats.flatMap(({ seat, orders }) => (orders === null ? [] : [[seat, JSON.parse(orders) as Order[]]])),
    )
    this.prepared = new Map(
      seats.flatMap(({ seat, prepared }) => (prepared === null ? [] : [[seat, JSON.parse(prepared) as KeptTurn]])),
    )
    this.journal = journal
    this.game = game
    this.clock = JSON.parse(row.clock) as Clock
  }

  get clockSettings(): Clock {
    return this.clock
  }

  get clockState(): KeptClock {
    return JSON.parse(this.row.clock_state) as KeptClock
  }

  set clockState(state: KeptClock) {
    this.row.clock_state = JSON.stringify(state)
  }

  get asked(): Asked | null {
    return askedIn(this.row)
  }

  set asked(asked: Asked | null) {
    this.row.asked = asked === null ? null : JSON.stringify(asked)
  }

  get trial(): Trial {
    if (this.journal === undefined) throw new Error('the game at this table has not started')
    this.tried ??= new Trial(this.journal)
    return this.tried
  }

  seat(number: number): SeatedRow {
    const found = this.seats[number]
    if (found === undefined) throw new Error(`table ${this.row.id} has no seat ${number}`)
    return found
  }

  dropPrepared(seat: number): void {
    if (this.prepared.delete(seat)) this.changedOrders.add(seat)
  }

  append(entry: NewEntry, key?: string): Entry {
    this.row.sequence++
    const whole: Entry = { ...entry, sequence: this.row.sequence, at: this.now }
    this.entries.push(whole)
    if (key !== undefined) this.keys.set(whole.sequence, key)
    return whole
  }

  /** An entry that makes older turns stale. */
  appendPosition(entry: NewEntry, key?: string): Entry {
    const whole = this.append(entry, key)
    this.row.position = whole.sequence
    this.row.moved = this.now
    return whole
  }

  /** Stops the clock before the position changes. `runClock` restarts it for the next seat to decide. */
  stopClock(): void {
    if (this.stopped) return
    this.stopped = true
    this.clockState = stopClock(this.clock, this.clockState, this.thinker(), this.now)
  }

  /** Returns what entries show of it. */
  runClock(): ClockState {
    this.stopped = false
    this.clockState = runClock(this.clock, this.clockState, this.thinker(), this.now)
    return shownClock(this.clockState)
  }

  /** The person whose clock runs; bots have none. Resigning does not stop the clock, else it would give free time to think. */
  private thinker(): Thinker | undefined {
    const { to_move: seat, step, state } = this.row
    if (seat === null || state !== 'playing') return undefined
    const sitting = this.seat(seat)
    if (sitting.kind !== 'person') return undefined
    const part = this.game?.steps.find(({ name }) => name === step)?.part?.kind
    return { seat, step: step ?? '', part, window: windowOf(sitting) }
  }
}

/** Requests stored before ids existed have an empty id. */
export function askedIn({ asked }: Pick<TableRow, 'asked'>): Asked | null {
  if (asked === null) return null
  const kept = JSON.parse(asked) as Omit<Asked, 'id'> & Partial<Asked>
  return { ...kept, id: kept.id ?? '' }
}

function windowOf({ time_zone, window_from, window_to }: SeatedRow): PlayWindow | undefined {
  if (time_zone === null || window_from === null || window_to === null || window_from === window_to) return undefined
  return { timeZone: time_zone, from: window_from, to: window_to }
}
