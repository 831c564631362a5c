// The short name of a bot, for places where its disc stands beside it.
import type { SeatPlan } from '../storage/records.ts'

/** What a bot's name says: "Shipper (Red)", "Red (bot, easy)", online "Red: Shipper (Hard)". Any other name is one part. */
export function partsOf({ kind, name, style }: SeatPlan): { readonly colour: string; readonly style?: string } {
  const [, first, second] = (kind === 'bot' && /^(.+) \((.+)\)$/.exec(name)) || []
  if (first === undefined || second === undefined) return { colour: name }
  if (style !== undefined) return { colour: second, style: first }
  const [, colour, liking] = /^(.+?)\s?: (.+)$/.exec(first) ?? []
  return colour === undefined || liking === undefined ? { colour: first } : { colour, style: liking }
}
