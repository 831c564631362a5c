// Checks the games of a corpus: every move legal, every draw from the seed, the result as the rules count it.
import { type AnyGame, type AnyJournal, finalResult, Journal, knownGame, shown } from '@arkwright/kernel'
import { type CorpusGame, type CorpusHeader, seedOf } from './corpus.ts'

export class CorpusJudge {
  private readonly header: CorpusHeader
  private readonly game: AnyGame
  private readonly options: unknown

  /** Throws BadInput when this program does not know the game, its revision or its options. */
  constructor(header: CorpusHeader, games: readonly AnyGame[]) {
    this.header = header
    this.game = knownGame(games, header.game, header.revision)
    this.options = this.game.parseOptions(header.options)
  }

  /** The first fault of a game as a sentence; undefined: it is sound. */
  faultOf(given: CorpusGame): string | undefined {
    const { game, options, header } = this
    const journal: AnyJournal = new Journal(game, options, seedOf(header, given.number))
    const where = `game ${given.number}`
    for (const [index, move] of given.moves.entries()) {
      if (journal.play(move) !== undefined) return `${where}: move ${index + 1}, ${shown(move)}, is not allowed`
    }
    if (game.pending(journal.position) !== undefined)
      return `${where} is not over after its ${given.moves.length} moves`
    if (!same(journal.revealed, given.revealed)) return `${where}: its draws are not those of its seed`
    const { scores, places } = finalResult(game, journal.position)
    if (!same(scores, given.scores)) return `${where} ends ${scores.join(':')}, not ${given.scores.join(':')}`
    if (!same(places, given.places)) return `${where}: its places are ${places.join(', ')}`
    return undefined
  }
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}

/** Whether bots that play the game again play it to the letter; otherwise the first difference as a sentence. */
export function differenceOf(given: CorpusGame, again: CorpusGame): string | undefined {
  const at = again.moves.findIndex((move, i) => move !== given.moves[i])
  if (at === -1 && again.moves.length === given.moves.length) return undefined
  const index = at === -1 ? again.moves.length : at
  return `game ${given.number}: move ${index + 1} is ${shown(given.moves[index])}, and the bots now play ${shown(again.moves[index])}`
}
