// What a client with the engine does: no seed, only what the entries say, and every position compared with the server's fingerprint.
import { type AnyGame, type AnyJournal, Journal } from '@arkwright/kernel'
import { type Entry, fingerprint } from '../src/client/index.ts'

export class EngineClient {
  readonly journal: AnyJournal
  sequence = 0
  private readonly game: AnyGame

  constructor(game: AnyGame, options: unknown) {
    this.game = game
    this.journal = new Journal(game, game.parseOptions(options), undefined)
  }

  /** Throws at the first entry that is not as the engine has it. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries.filter(({ sequence }) => sequence > this.sequence)) {
      const due = [...(entry.revealed ?? [])]
      if (entry.kind === 'started') this.revealAll(due)
      for (const move of entry.kind === 'turn' ? (entry.moves ?? []) : []) {
        const refusal = this.journal.play(move)
        if (refusal !== undefined) throw new Error(`entry ${entry.sequence}: ${move} is refused, ${refusal.code}`)
        this.revealAll(due)
      }
      if (entry.kind === 'undone' || entry.kind === 'taken-back') this.journal.undoTo(entry.to ?? 0)
      if (due.length > 0) throw new Error(`entry ${entry.sequence} reveals too much: ${due.join(', ')}`)
      if (entry.hash !== undefined && entry.hash !== fingerprint(this.game, this.journal.position)) {
        throw new Error(`entry ${entry.sequence} leads to another position here`)
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
      if (move === undefined) throw new Error(`${text} is no move`)
      this.game.play(state, move)
      moves.push(text)
    }
    return moves
  }

  private revealAll(due: string[]): void {
    while (this.game.pending(this.journal.position)?.seat === 'chance') {
      const refusal = this.journal.reveal(due.shift() ?? '')
      if (refusal !== undefined) throw new Error(`what chance brought is refused: ${refusal.code}`)
    }
  }
}
