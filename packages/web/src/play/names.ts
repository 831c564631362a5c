// The names of games, bot levels and styles. Records and the server may use one that this page does not know.
import { text } from '../messages/first.ts'

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

function isGame(id: string): id is keyof typeof text.games {
  return Object.hasOwn(text.games, id)
}

function isStrength(strength: string): strength is keyof typeof text.newTable.strengths {
  return Object.hasOwn(text.newTable.strengths, strength)
}

function isStyle(style: string): style is keyof typeof text.newTable.styles {
  return Object.hasOwn(text.newTable.styles, style)
}
