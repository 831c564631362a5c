// One game between bots, each of which sees only its seat's view.
import {
  forkRandom,
  type Game,
  type MachineState,
  type Move,
  type Seat,
  type Standing,
  seedRandom,
} from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Bot, Budget } from '../bot.ts'

/** Plays the position to its end, in place. A bot's move that is not legal is a bug and says so. */
export function playOn<S extends MachineState<M>, M extends Move, O, V>(
  game: Game<S, M, O, V>,
  state: S,
  bots: readonly Bot<V>[],
  budget: Budget,
  seed: string,
): readonly Standing[] {
  const source = seedRandom(`bots of ${seed}`)
  const randoms = bots.map(() => forkRandom(source))
  for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
    if (decision.seat === 'chance') throw new Error('a game with a seed draws by itself')
    const { seat } = decision
    const bot = at(bots, seat)
    const { moves } = bot.choose(game.view(state, seat), seat, budget, at(randoms, seat))
    if (moves.length === 0) throw new Error(`${bot.name} answers nothing`)
    for (const text of moves) playText(game, state, bot, seat, text)
  }
  return game.standings(state)
}

function playText<S extends MachineState<M>, M extends Move, O, V>(
  game: Game<S, M, O, V>,
  state: S,
  bot: Bot<V>,
  seat: Seat,
  text: string,
): void {
  const move = game.parseMove(text)
  if (move === undefined || game.pending(state)?.seat !== seat || game.refusal(state, move) !== undefined) {
    throw new Error(`${bot.name} plays ${text}, which is not allowed`)
  }
  game.play(state, move)
}
