// Finished solo games for the record book: the titles they reached, and which of those may be entered.
import { cardGame, type State, suggestTitles, type Title, titlesReached } from '@arkwright/card-game'
import { BadInput, sha256Hex, shown } from '@arkwright/kernel'
import { openNamedGame, wrongSentence } from './game-files.ts'
import type { Source } from './terminal.ts'
import { enterGame, type TitleBook } from './title-book.ts'

export interface SoloGame {
  readonly file: string
  /** Identifies a game, independent of its players' names and of whether its seed is known. */
  readonly fingerprint: string
  readonly score: number
  readonly rank: number
  readonly reached: readonly Title[]
}

/** A game that cannot be entered, and why. */
export interface RefusedGame {
  readonly file: string
  readonly says: string
}

/** Throws BadInput where there is no game to judge. */
export async function openSoloGame(input: Source, path: string): Promise<SoloGame | RefusedGame> {
  const { known, file, verdict } = await openNamedGame(input, path)
  const { journal } = verdict
  if (!verdict.ok) return { file: path, says: wrongSentence(verdict.wrong, journal, known) }
  if (known.game.id !== cardGame.id || known.game.seats(journal.options) !== 1) {
    return { file: path, says: `this is not a solo game; titles are won in ${cardGame.id} with one player` }
  }
  if (!verdict.over) return { file: path, says: 'this game is not over yet' }
  const [standing] = known.game.standings(journal.position)
  const { options, moves, revealed } = journal
  return {
    file: path,
    fingerprint: sha256Hex(JSON.stringify([options, file.commitment, moves, revealed])),
    score: standing?.score ?? 0,
    rank: standing?.rank ?? 0,
    reached: titlesReached(journal.position as State),
  }
}

export interface Entered {
  readonly book: TitleBook
  /** Undefined when the game was already in the book. */
  readonly titles: readonly Title[] | undefined
}

/** Enters a game with the chosen titles, or with those the rule suggests. */
export function enterSoloGame(book: TitleBook, game: SoloGame, date: string, chosen?: readonly Title[]): Entered {
  if (book.games.includes(game.fingerprint)) return { book, titles: undefined }
  const { reached, rank, score } = game
  const missed = chosen?.find(title => !reached.includes(title))
  if (missed !== undefined) throw new BadInput(`${shown(game.file)} did not reach the title ${missed}`)
  const titles = chosen ?? suggestTitles(book.results, reached, rank, book.rule)
  return { book: enterGame(book, game.fingerprint, { date, score, rank, titles }), titles }
}
