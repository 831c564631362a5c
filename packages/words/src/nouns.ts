// Which things have a noun table (messages/LANGUAGE/nouns.json), by what they are known, and how a message looks a form up.
import type { ActionName, EventId, EventName, Good, GoodName, MarkerId, TileId, TileName } from '@arkwright/board-game'
import type { Face, FaceName, Title } from '@arkwright/card-game'

type Grey = 'machinery' | 'quality' | 'distribution' | 'production'

export type MarkerName =
  | Exclude<ActionName, 'production' | 'ship'>
  | `light ${Grey | 'stock exchange'}`
  | `dark ${Grey}`
  | 'first ship'
  | 'second ship'

/** Every noun of a kind has a row in every language, or the package does not compile. */
export interface NounNames {
  good: GoodName
  marker: MarkerName
  tile: TileName
  event: EventName | 'end of game'
  card: FaceName
  title: Title
}

/** What a caller passes: the rules know a thing by its place in their list, refusals by its name. */
export interface NounKeys {
  good: Good | GoodName
  marker: MarkerId | MarkerName
  tile: TileId | TileName
  event: EventId | EventName | 'end of game'
  card: Face | FaceName
  title: Title
}

/** By name, in the order of the rules' own lists; each row holds the forms in one order. */
export type NounRows<Kind extends keyof NounNames> = Readonly<Record<NounNames[Kind], readonly string[]>>

/** The form of a noun, or '' for a thing the table does not know. */
export function noun(rows: Readonly<Record<string, readonly string[]>>, key: number | string, form: number): string {
  const name = typeof key === 'number' ? Object.keys(rows)[key] : key
  return (name === undefined ? undefined : rows[name]?.[form]) ?? ''
}
