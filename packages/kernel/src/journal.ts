// A game as it was played: options, seed, decisions and the outcomes of chance. Every position is derived from them.
import { shown } from './components.ts'
import type { Emit, Game, GameEvent, MachineState, Move, Refusal, Seat } from './game.ts'
import { seedRandom } from './random.ts'
import type { KernelRefusalCode } from './refusal-codes.ts'
import { dealtMove, isSealed } from './sealed-deal.ts'
import { sha256Hex } from './sha256.ts'

const CHECKPOINT_EVERY = 50

/** Published when a game starts. The seed, shown at its end, proves that nothing was dealt again in between. */
export function commitmentTo(seed: string): string {
  return sha256Hex(`arkwright deal:${seed}`)
}

interface Checkpoint<S> {
  readonly moves: number
  readonly revealed: number
  readonly state: S
}

export class Journal<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent> {
  readonly game: Game<S, M, O, V, E>
  readonly options: O
  readonly seed: string | undefined
  private readonly moveTexts: string[] = []
  private readonly revealedTexts: string[] = []
  /** The seat of each move, and how many outcomes chance had revealed after it. */
  private readonly deciders: Seat[] = []
  private readonly revealedAfter: number[] = []
  private checkpoints: Checkpoint<S>[] = []
  private state: S

  /**
   * Without a seed the journal stops at each draw until `reveal` gives the outcome. With `from` it is a fork of that
   * journal.
   */
  constructor(
    game: Game<S, M, O, V, E>,
    options: O,
    seed: string | undefined,
    emit?: Emit<E>,
    from?: Journal<S, M, O, V, E>,
  ) {
    this.game = game
    this.options = options
    this.seed = seed
    if (from === undefined) {
      const random = seed === undefined || isSealed(seed) ? null : seedRandom(seed)
      this.state = game.setup(options, random, this.listen(emit))
      this.deal(emit)
      this.keepCheckpoint()
      return
    }
    this.moveTexts = [...from.moveTexts]
    this.revealedTexts = [...from.revealedTexts]
    this.deciders = [...from.deciders]
    this.revealedAfter = [...from.revealedAfter]
    this.checkpoints = [...from.checkpoints]
    this.state = game.copy(from.state)
  }

  /** The same game up to here. Moves on the fork do not change this journal. */
  fork(): Journal<S, M, O, V, E> {
    return new Journal(this.game, this.options, this.seed, undefined, this)
  }

  get moves(): readonly string[] {
    return this.moveTexts
  }

  get revealed(): readonly string[] {
    return this.revealedTexts
  }

  /** The present position. Do not change it: take a copy for drafts. */
  get position(): Readonly<S> {
    return this.state
  }

  /** Plays a move, given as itself or by its notation, or returns why not. A refusal changes nothing. */
  play(given: string | M, emit?: Emit<E>): Refusal | undefined {
    const seat = this.game.pending(this.state)?.seat
    const move = typeof given === 'string' ? this.game.parseMove(given) : given
    if (move === undefined)
      return { rule: 'notation', code: 'unknown-move' satisfies KernelRefusalCode, figures: { given: shown(given) } }
    if (seat === 'chance') return { rule: 'notation', code: 'chance-decides' satisfies KernelRefusalCode, figures: {} }
    const refusal = this.game.refusal(this.state, move)
    if (refusal !== undefined || seat === undefined) return refusal
    this.game.play(this.state, move, this.listen(emit))
    this.deal(emit)
    this.moveTexts.push(move.text)
    this.deciders.push(seat)
    this.revealedAfter.push(this.revealedTexts.length)
    if (this.moveTexts.length % CHECKPOINT_EVERY === 0) this.keepCheckpoint()
    return undefined
  }

  /** Gives a journal without a seed the outcome of a draw. */
  reveal(text: string, emit?: Emit<E>): Refusal | undefined {
    if (this.game.pending(this.state)?.seat !== 'chance') {
      return {
        rule: 'notation',
        code: 'nothing-to-reveal' satisfies KernelRefusalCode,
        figures: { given: shown(text) },
      }
    }
    const move = this.game.parseMove(text)
    if (move === undefined)
      return { rule: 'notation', code: 'unknown-move' satisfies KernelRefusalCode, figures: { given: shown(text) } }
    const refusal = this.game.refusal(this.state, move)
    if (refusal !== undefined) return refusal
    this.game.play(this.state, move, this.listen(emit))
    this.revealedAfter[this.moveTexts.length - 1] = this.revealedTexts.length
    this.checkpoints = this.checkpoints.filter(kept => kept.moves < this.moveTexts.length)
    this.keepCheckpoint()
    return undefined
  }

  /** The position after the first `count` moves, as a separate copy. */
  at(count: number, emit?: Emit<E>): S {
    const from = this.checkpoints.findLast(kept => kept.moves <= count)
    if (from === undefined) throw new Error('a journal always keeps its first position')
    const state = this.game.copy(from.state)
    let revealed = from.revealed
    for (let i = from.moves; i < count; i++) {
      revealed = this.replayChance(state, revealed, emit)
      this.game.play(state, this.known(this.moveTexts[i]), emit)
    }
    this.replayChance(state, revealed, emit)
    return state
  }

  /**
   * The fewest moves this seat may go back to alone: it stops where another seat decided or something unknown was
   * revealed.
   */
  undoLimit(seat: Seat): number {
    let limit = this.moveTexts.length
    while (
      limit > 0 &&
      this.deciders[limit - 1] === seat &&
      this.revealedBefore(limit) === this.revealedBefore(limit - 1)
    ) {
      limit--
    }
    return limit
  }

  /** Takes back all moves after the first `count`. The caller decides who may do so; see undoLimit. */
  undoTo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.moveTexts.length) {
      throw new RangeError(`cannot go back to move ${count} of ${this.moveTexts.length}`)
    }
    this.state = this.at(count)
    this.revealedTexts.length = this.revealedBefore(count)
    this.moveTexts.length = count
    this.deciders.length = count
    this.revealedAfter.length = count
    this.checkpoints = this.checkpoints.filter(kept => kept.moves <= count)
  }

  /** Draws for a game with a sealed seed. Other games draw in their own state, or wait for `reveal`. */
  private deal(emit: Emit<E> | undefined): void {
    const { seed, game, state } = this
    if (!isSealed(seed)) return
    while (game.pending(state)?.seat === 'chance') {
      game.play(state, dealtMove(game, state, seed, this.revealedTexts.length), this.listen(emit))
    }
  }

  /** How many outcomes chance had revealed after the first `count` moves. */
  revealedBefore(count: number): number {
    return count === 0 ? (this.checkpoints[0]?.revealed ?? 0) : (this.revealedAfter[count - 1] ?? 0)
  }

  private keepCheckpoint(): void {
    this.checkpoints.push({
      moves: this.moveTexts.length,
      revealed: this.revealedTexts.length,
      state: this.game.copy(this.state),
    })
  }

  private replayChance(state: S, from: number, emit: Emit<E> | undefined): number {
    let next = from
    if (state.random === null) {
      while (next < this.revealedTexts.length && this.game.pending(state)?.seat === 'chance') {
        this.game.play(state, this.known(this.revealedTexts[next++]), emit)
      }
    }
    return next
  }

  private known(text: string | undefined): M {
    const move = text === undefined ? undefined : this.game.parseMove(text)
    if (move === undefined) throw new Error(`the journal holds ${text}, but its game has no such move`)
    return move
  }

  private listen(emit: Emit<E> | undefined): Emit<E> {
    return event => {
      if (event.type === 'chance') this.revealedTexts.push((event as unknown as { outcome: string }).outcome)
      emit?.(event)
    }
  }
}

/** A journal of any game. */
export type AnyJournal = Journal<MachineState<Move>, Move, unknown, unknown, GameEvent>

/** A journal that can be read and forked, but not played on. */
export type ReadonlyJournal = Omit<AnyJournal, 'play' | 'reveal' | 'undoTo'>
