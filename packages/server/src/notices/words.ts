// What the server writes to people outside the page, in their language and by their calendar.
import { type Areas, type Language, localeOf, preferredLanguage as preferred, wordsIn } from '@arkwright/words'
import type { PersonRow } from '../storage/people-tables.ts'

/** A subject and what follows it. */
export interface Text {
  readonly title: string
  readonly text: string
}

/** A table that waits for its reader. `until`: when their clock runs out. */
export interface WaitingLine {
  readonly game: string
  readonly until: string | undefined
  readonly link: string
}

type Reader = Pick<PersonRow, 'language' | 'time_zone'>
type Words = Pick<Areas, 'notices' | 'page'>

export function wordsFor({ language }: Pick<Reader, 'language'>): Promise<Words> {
  return wordsIn(language)
}

/** The id itself for a game that this server no longer has. */
export function gameName({ page: { games } }: Words, game: string): string {
  return isGame(games, game) ? games[game].name : game
}

function isGame(games: Words['page']['games'], game: string): game is keyof typeof games {
  return Object.hasOwn(games, game)
}

/** A single link follows the text anyway. */
export function turnsText({ notices: { turns } }: Words, lines: readonly WaitingLine[]): Text {
  const title = turns.title({ count: lines.length })
  const [first] = lines
  if (first === undefined || lines.length > 1) return { title, text: lines.map(lineOf).join('\n') }
  const { game, until } = first
  return { title, text: until === undefined ? turns.only({ game }) : turns.onlyUntil({ game, until }) }

  function lineOf({ game: name, until: end, link }: WaitingLine): string {
    return end === undefined ? turns.line({ game: name, link }) : turns.lineUntil({ game: name, until: end, link })
  }
}

/** Day and time in the reader's time zone. */
export function momentFor({ language, time_zone }: Reader, at: number): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).format(at)
}

/** The first language of a browser's list (`fr-BE, en;q=0.5`) that there are words for. */
export function preferredLanguage(accepted: string | undefined): Language {
  return preferred((accepted ?? '').split(','))
}
