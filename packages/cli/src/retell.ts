// Replays a game from its start: every fact beside the move that caused it.
import { type AnyJournal, type GameEvent, Journal, type MachineState, type Move, type Seat } from '@arkwright/kernel'

/** A move and its results. The first chapter is the set-up, which has no move. */
export interface Chapter {
  readonly seat?: Seat
  readonly move?: string
  readonly events: GameEvent[]
}

export interface Retold {
  readonly position: MachineState<Move>
  readonly chapters: readonly Chapter[]
  /** The outcomes of chance up to here. */
  readonly revealed: readonly string[]
}

export function retell(told: AnyJournal, count: number): Retold {
  const { game, options, seed } = told
  let chapter: Chapter = { events: [] }
  const chapters = [chapter]
  const listen = (event: GameEvent): void => {
    chapter.events.push(event)
  }
  const journal: AnyJournal = new Journal(game, options, seed, listen)
  const reveal = (): void => {
    while (seed === undefined && game.pending(journal.position)?.seat === 'chance') {
      const outcome = told.revealed[journal.revealed.length]
      if (outcome === undefined || journal.reveal(outcome, listen) !== undefined) return
    }
  }
  reveal()
  for (const move of told.moves.slice(0, count)) {
    const seat = game.pending(journal.position)?.seat
    chapter = { ...(seat !== undefined && seat !== 'chance' && { seat }), move, events: [] }
    chapters.push(chapter)
    if (journal.play(move, listen) !== undefined)
      throw new Error(`${move} was legal in the first replay, but not in this one`)
    reveal()
  }
  return { position: journal.position, chapters, revealed: journal.revealed }
}
