// Random printings and variants: each is refused with one clear sentence, or bots play it to the end with any number of players.
import { LADDERS } from '@arkwright/bots'
import {
  type AnyGame,
  BadInput,
  checkPrinting,
  type MachineState,
  type Move,
  optionsOf,
  type Printing,
  parsePrinting,
  pick,
  type RandomState,
  seedRandom,
  writePrinting,
} from '@arkwright/kernel'
import { hostilePrintings } from './hostile-printings.ts'
import { FUZZED_GAMES } from './option-space.ts'
import { randomPrinting } from './random-printing.ts'

/** No game comes near this many decisions. */
const LONGEST_GAME = 20_000
const LONGEST_SENTENCE = 2_000

export interface Tried {
  readonly played: number
  readonly refused: number
  readonly games: number
  readonly faults: readonly string[]
}

/** The printings with these numbers; the same seed and number give the same printing and games. */
export function tryPrintings(seed: string, first: number, count: number): Tried {
  const faults: string[] = []
  let refused = 0
  let games = 0
  for (let number = first; number < first + count; number++) {
    const random = seedRandom(`${seed} printing ${number}`)
    const game = gameOf(number)
    try {
      const printing = accepted(randomPrinting(game, random), game)
      if (printing === undefined) refused++
      else games += playAll(printing, game, number, random)
    } catch (error) {
      faults.push(`printing "${seed} printing ${number}" (${game.id}): ${String(error)}`)
    }
  }
  return { played: count - refused - faults.length, refused, games, faults }
}

/** As read from its file; undefined: it was refused. */
function accepted(wanted: Printing, game: AnyGame): Printing | undefined {
  try {
    const printing = parsePrinting(writePrinting(wanted))
    checkPrinting(printing, game)
    return printing
  } catch (error) {
    checkSentence(error)
    return undefined
  }
}

/** Anything but one clear sentence is our fault and is thrown on. */
function checkSentence(error: unknown): void {
  if (!(error instanceof BadInput)) throw error
  const { message } = error
  if (message === '' || message.includes('\n') || message.length > LONGEST_SENTENCE) {
    throw new Error(`this is not one clear sentence: ${message.slice(0, 300)}`)
  }
}

/** Random moves with one number of players, the bot easy with the next. How many games were played. */
function playAll(printing: Printing, game: AnyGame, number: number, random: RandomState): number {
  const { min, max } = game.players
  for (let players = min; players <= max; players++) {
    const options = game.parseOptions(optionsOf(printing, game, { players }))
    const state = game.setup(options, seedRandom(`game ${number} ${players}`))
    const play = (number + players) % 2 === 0 ? playByBot : playAtRandom
    for (let answers = 0; game.pending(state) !== undefined; answers++) {
      if (answers === LONGEST_GAME) throw new Error(`the game of ${players} does not end`)
      play(game, state, random)
    }
    const ranked = game.standings(state).length
    if (ranked !== game.seats(options)) throw new Error(`${ranked} standings in a game of ${players}`)
  }
  return max - min + 1
}

function playAtRandom(game: AnyGame, state: MachineState<Move>, random: RandomState): void {
  game.play(state, pick(random, game.moves(state)))
}

function playByBot(game: AnyGame, state: MachineState<Move>, random: RandomState): void {
  const seat = game.pending(state)?.seat
  const easy = LADDERS.get(game.id)?.bots.easy
  if (easy === undefined || typeof seat !== 'number') throw new Error('there is no bot for this question')
  for (const text of easy.choose(game.view(state, seat), seat, { sims: 0 }, random).moves) {
    const move = game.parseMove(text)
    const isLegal = move !== undefined && game.refusal(state, move) === undefined
    if (game.pending(state)?.seat !== seat || !isLegal) throw new Error(`easy plays ${text}, which is not allowed`)
    game.play(state, move)
  }
}

/** The games alternate. */
function gameOf(number: number): AnyGame {
  const game = FUZZED_GAMES[number % FUZZED_GAMES.length]
  if (game === undefined) throw new Error('There is no game to fuzz.')
  return game
}

export interface Hostile {
  readonly files: number
  readonly accepted: number
  readonly slowest: { readonly milliseconds: number; readonly what: string }
  readonly faults: readonly string[]
}

/** The shortest of so many attempts counts: the machine may be busy with something else. */
const ATTEMPTS = 3

export function tryHostilePrintings(): Hostile {
  const files = hostilePrintings()
  const faults: string[] = []
  let accepted = 0
  let slowest = { milliseconds: 0, what: '' }
  for (const [what, text] of files) {
    const times = Array.from({ length: ATTEMPTS }, () => {
      const began = performance.now()
      try {
        const printing = parsePrinting(text)
        const game = FUZZED_GAMES.find(({ id }) => id === printing.game)
        if (game !== undefined) checkPrinting(printing, game)
        accepted++
      } catch (error) {
        try {
          checkSentence(error)
        } catch (fault) {
          faults.push(`${what}: ${String(fault)}`)
        }
      }
      return performance.now() - began
    })
    const milliseconds = Math.min(...times)
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what }
  }
  return { files: files.size, accepted: accepted / ATTEMPTS, slowest, faults }
}
