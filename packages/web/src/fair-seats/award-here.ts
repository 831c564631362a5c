// Awards the seats of a table at this screen: people have bid, bots bid what the seats were measured to be worth.
import { type AnyGame, awardSeats, bySeat, type SeatBids, worthOfSeats } from '@arkwright/kernel'
import { text } from '../messages/first.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'

export interface Awarded {
  /** Ready to play: seats in their new order, with what they pay in the options. */
  readonly record: GameRecord
  /** By seat. */
  readonly players: readonly { readonly name: string; readonly bids: SeatBids; readonly pays: number }[]
}

/** `bids` of people, by seat before the award. */
export function awardHere(engine: AnyGame, record: GameRecord, bids: ReadonlyMap<number, SeatBids>): Awarded {
  const worth = worthOfSeats(engine, record.options)
  const all = record.seats.map((_, seat) => bids.get(seat) ?? worth)
  const awarded = awardSeats(all, record.seed)
  const told = bySeat(all, awarded)
  const handicap = awarded.handicap.map(pounds => pounds)
  const options = engine.parseOptions({ ...(record.options as object), handicap })
  const before = bySeat(record.seats, awarded)
  const players = before.map(({ name }, seat) => ({ name, bids: told[seat] ?? [], pays: 0 - (handicap[seat] ?? 0) }))
  return { record: { ...record, options, seats: before.map(inItsColour), bids: told }, players }
}

/** A player who has no name but the colour of a seat takes the colour of the new one. */
function inItsColour(plan: SeatPlan, seat: number): SeatPlan {
  const colours: readonly string[] = text.seats.colours
  return colours.includes(plan.name) ? { ...plan, name: colours[seat] ?? plan.name } : plan
}
