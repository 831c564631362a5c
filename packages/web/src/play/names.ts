// The names of games, bot levels, styles and bots. Records and the server may use one that this page does not know.
import { text } from '../messages/first.ts'
import type { SeatPlan } from '../storage/records.ts'

export function gameWords(id: string): (typeof text.games)[keyof typeof text.games] | undefined {
  return isGame(id) ? text.games[id] : undefined
}

export function gameName(id: string): string {
  return gameWords(id)?.name ?? id
}

export function strengthName(strength: string): string {
  return isStrength(strength) ? text.newTable.strengths[strength] : strength
}

export function styleName(style: string): string {
  return isStyle(style) ? text.newTable.styles[style] : style
}

/** What a bot's name says: "Shipper (Red)", "Red (bot, easy)", online "Red: Shipper (Hard)". Any other name is one part. */
export function partsOf({ kind, name, style }: SeatPlan): { readonly colour: string; readonly style?: string } {
  const [, first, second] = (kind === 'bot' && /^(.+) \((.+)\)$/.exec(name)) || []
  if (first === undefined || second === undefined) return { colour: name }
  if (style !== undefined) return { colour: second, style: first }
  const [, colour, liking] = /^(.+?)\s?: (.+)$/.exec(first) ?? []
  return colour === undefined || liking === undefined ? { colour: first } : { colour, style: liking }
}

function isGame(id: string): id is keyof typeof text.games {
  return Object.hasOwn(text.games, id)
}

function isStrength(strength: string): strength is keyof typeof text.newTable.strengths {
  return Object.hasOwn(text.newTable.strengths, strength)
}

function isStyle(style: string): style is keyof typeof text.newTable.styles {
  return Object.hasOwn(text.newTable.styles, style)
}
