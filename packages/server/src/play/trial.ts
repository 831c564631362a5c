// Tries moves on a copy of the position before anything is written.
import {
  type AnyGame,
  type AnyJournal,
  dealtMove,
  type GameEvent,
  isSealed,
  type MachineState,
  type Move,
  type Refusal,
} from '@arkwright/kernel'
import { Fault } from '../fault.ts'
import { fingerprint } from './fingerprint.ts'

export class Trial {
  readonly game: AnyGame
  private state: MachineState<Move>
  private count: number
  private revealed: string[] = []
  private drawn: number
  private readonly journal: AnyJournal
  private readonly corrected: boolean

  constructor(journal: AnyJournal) {
    this.game = journal.game
    this.state = journal.game.copy(journal.position)
    this.count = journal.moves.length
    this.drawn = journal.revealed.length
    this.journal = journal
    this.corrected = Object.hasOwn(Object(journal.options), 'components')
  }

  get moves(): number {
    return this.count
  }

  get position(): Readonly<MachineState<Move>> {
    return this.state
  }

  /** Who must decide; undefined: the game is over. */
  get pending(): { seat: number; step: string } | undefined {
    const decision = this.game.pending(this.state)
    if (decision === undefined) return undefined
    if (decision.seat === 'chance') throw new Error('a game with its seed never waits for chance')
    return { seat: decision.seat, step: decision.step }
  }

  play(text: string): Refusal | undefined {
    const move = this.game.parseMove(text)
    if (move === undefined) return { rule: 'notation', code: 'unknown-move', figures: { given: text.slice(0, 80) } }
    const refusal = this.game.refusal(this.state, move)
    if (refusal !== undefined) return refusal
    try {
      this.game.play(this.state, move, this.listen)
      this.deal()
    } catch (error) {
      // A table with custom figures can describe a game that gets stuck. With the printed figures that is our bug.
      if (!this.corrected) throw error
      throw new Fault(
        422,
        'dead-end',
        'The corrected components of this table make a game that cannot go on from here.',
      )
    }
    this.count++
    return undefined
  }

  /** Whether chance has revealed something since `takeRevealed`. */
  get hasRevealed(): boolean {
    return this.revealed.length > 0
  }

  /** What chance has revealed since the last call. */
  takeRevealed(): string[] {
    const taken = this.revealed
    this.revealed = []
    return taken
  }

  goBack(count: number): void {
    this.state = this.journal.at(count)
    this.count = count
    this.drawn = this.journal.revealedBefore(count)
  }

  private deal(): void {
    const { game, state, journal } = this
    if (!isSealed(journal.seed)) return
    while (game.pending(state)?.seat === 'chance') {
      game.play(state, dealtMove(game, state, journal.seed, this.drawn), this.listen)
    }
  }

  private readonly listen = (event: GameEvent): void => {
    if (event.type !== 'chance') return
    this.revealed.push((event as unknown as { outcome: string }).outcome)
    this.drawn++
  }

  hash(): string {
    return fingerprint(this.game, this.state)
  }
}
