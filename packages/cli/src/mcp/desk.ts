// The one table an agent sits at: the game so far, who plays each seat, and what was played when.
import { answer, type BotName, LADDERS } from '@arkwright/bots'
import {
  type AnyJournal,
  BadInput,
  type Decision,
  type GameEvent,
  type MachineState,
  type Move,
  type Seat,
  writeGameFile,
} from '@arkwright/kernel'
import type { KnownGame } from '../games.ts'
import { eventSentence } from '../print/printer.ts'
import { refusalSentence } from '../print/refusal.ts'

const BUDGET = { sims: 64 }

export interface Game {
  readonly known: KnownGame
  journal: AnyJournal
  /** By seat: the bot that plays it; undefined: the agent does. */
  readonly bots: readonly (BotName | undefined)[]
  /** How many moves there were before each of the agent's turns. */
  readonly marks: number[]
  /** Of a file without its seed. */
  readonly commitment?: string | undefined
}

export class Desk {
  /** Files are read and written here, and nowhere else. */
  readonly folder: string
  private current: Game | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  get game(): Game {
    if (this.current === undefined) throw new BadInput('no game is open: new_game starts one, open_game reads a file')
    return this.current
  }

  /** Puts a game on the desk; bots move first where it is their turn. Returns what they did. */
  sit(game: Game): Promise<string[]> {
    this.current = game
    return this.letBotsPlay(game)
  }

  /** Plays all of the moves, or none; then bots play. Returns what happened, a sentence for each fact. */
  async play(moves: readonly string[]): Promise<string[]> {
    const { game } = this
    const { journal, known, bots } = game
    const trial = journal.fork()
    const events: GameEvent[] = []
    for (const text of moves) {
      const { seat } = decisionOf(trial)
      const bot = bots[seat]
      if (bot !== undefined)
        throw new BadInput(`“${text}” comes after the end of your turn: ${known.printer.seat(seat)} decides next`)
      const refusal = trial.play(text, event => void events.push(event))
      if (refusal !== undefined)
        throw new BadInput(
          `“${text}” is not allowed, and nothing was played: ${refusalSentence(refusal, known.printer)}`,
        )
    }
    game.marks.push(journal.moves.length)
    game.journal = trial
    return [...sentences(events, known), ...(await this.letBotsPlay(game))]
  }

  /** Back to the position before the agent's last turn. The same draws come again. */
  undo(): void {
    const { game } = this
    const mark = game.marks.pop()
    if (mark === undefined) throw new BadInput('there is nothing to take back: you have not played in this game yet')
    const earlier = game.journal.fork()
    earlier.undoTo(mark)
    game.journal = earlier
  }

  private async letBotsPlay({ journal, known, bots }: Game): Promise<string[]> {
    const { game } = known
    const events: GameEvent[] = []
    for (let seat = seatToDecide(journal); seat !== undefined; seat = seatToDecide(journal)) {
      const name = bots[seat]
      const bot = name && LADDERS.get(game.id)?.bots[name]
      if (bot === undefined) break
      const view = game.view(journal.position, seat)
      await bot.prepare?.(view)
      const seed = `bots of ${journal.seed ?? ''} ${journal.moves.length}`
      for (const move of answer(bot, { view, seat, budget: BUDGET, seed }).moves) {
        if (journal.play(move, event => void events.push(event)) !== undefined)
          throw new Error(`${name} plays ${move}, which is not allowed`)
      }
    }
    return sentences(events, known)
  }
}

function sentences(events: readonly GameEvent[], { printer }: KnownGame): string[] {
  return events.map(event => eventSentence(event, printer))
}

function seatToDecide({ game, position }: AnyJournal): Seat | undefined {
  const seat = game.pending(position)?.seat
  return seat === 'chance' ? undefined : seat
}

/** The decision that waits for the agent. Refuses where there is none. */
export function decisionOf({ game, position }: AnyJournal): Decision & { readonly seat: Seat } {
  const decision = game.pending(position)
  if (decision === undefined) throw new BadInput('the game is over')
  const { seat } = decision
  if (seat === 'chance') throw new BadInput('chance decides next, and the file of this game does not hold the draw')
  return { ...decision, seat }
}

/** The game file as text. Its seed tells the draws to come, so an agent may read it only after the end. */
export function fileText({ journal, commitment }: Game, hideSeed: boolean): string {
  return `${JSON.stringify(writeGameFile(journal, { hideSeed, ...(commitment !== undefined && { commitment }) }))}\n`
}

/** The position as its seat may know it, for bots and forecasts. */
export function knownPosition({ game, position }: AnyJournal, seat: Seat): MachineState<Move> {
  return game.determinize(game.view(position, seat), null)
}
