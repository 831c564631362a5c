// A client with the engine: no seed, only the entries. It compares every position with the server's fingerprint.
import { type AnyGame, type AnyJournal, Journal } from '@arkwright/kernel'
import { applyEntry, changesPosition, type Entry, fingerprint } from '../src/client/index.ts'

export class EngineClient {
  readonly journal: AnyJournal
  sequence = 0
  private readonly game: AnyGame

  constructor(game: AnyGame, options: unknown) {
    this.game = game
    this.journal = new Journal(game, game.parseOptions(options), undefined)
  }

  /** Throws at the first entry that differs from the engine. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries.filter(({ sequence }) => sequence > this.sequence)) {
      const before = this.journal.revealed.length
      applyEntry(this.journal, entry)
      const drawn = this.journal.revealed.slice(before).join(', ')
      const told = entry.revealed?.join(', ') ?? ''
      if (changesPosition(entry) && entry.to === undefined && drawn !== told) {
        throw new Error(`entry ${entry.sequence} reveals “${told}”, but the engine drew “${drawn}”`)
      }
      if (entry.hash !== undefined && entry.hash !== fingerprint(this.game, this.journal.position)) {
        throw new Error(`entry ${entry.sequence} leads to a different position in the engine`)
      }
      this.sequence = entry.sequence
    }
  }

  /** The seat that must decide; undefined: the game is over. */
  get decider(): number | undefined {
    const seat = this.game.pending(this.journal.position)?.seat
    return seat === 'chance' ? undefined : seat
  }

  /** The moves of a turn, chosen on a copy, as far as they can be foreseen. */
  chooseTurn(seat: number, choose: (legal: readonly string[]) => string): string[] {
    const state = this.game.copy(this.journal.position)
    const moves: string[] = []
    while (this.game.pending(state)?.seat === seat) {
      const text = choose(this.game.moves(state).map(move => move.text))
      const move = this.game.parseMove(text)
      if (move === undefined) throw new Error(`${text} is not a move`)
      this.game.play(state, move)
      moves.push(text)
    }
    return moves
  }
}
