// What the house writes to people outside of the page, in their language and by their calendar.
import { type Language, localeOf, preferredLanguage as preferred } from '@arkwright/words'
import type { PersonRow } from '../../storage/schema.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** A subject and what follows it; where a link is given, it stands in the text. */
export interface Text {
  readonly title: string
  readonly text: string
}

export interface LetterWords {
  /** By the game's id. */
  readonly games: Readonly<Record<string, string>>
  /** Each line: a game, and until when its clock runs. A single link follows the text anyway. */
  turns(lines: readonly { game: string; until: string | undefined; link: string }[]): Text
  over(game: string): Text
  invited(by: string, game: string): Text
  test(now: string): Text
  proveAddress(link: string, until: string): Text
  /** At the end of every e-mail about games. */
  unsubscribe(link: string): string
  knownAddress(link: string): Text
  newPassword(link: string, until: string): Text
}

const WORDS: Readonly<Record<Language, LetterWords>> = { en, fr, de }

type Reader = Pick<PersonRow, 'language' | 'time_zone'>

export function wordsFor({ language }: Pick<Reader, 'language'>): LetterWords {
  return WORDS[language]
}

export function gameName(words: LetterWords, game: string): string {
  return words.games[game] ?? game
}

/** Day and time as the reader's calendar and clock on the wall show them. */
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

/** The first language of a browser's list (`fr-BE, en;q=0.5`) that the house writes. */
export function preferredLanguage(accepted: string | undefined): Language {
  return preferred((accepted ?? '').split(','))
}
