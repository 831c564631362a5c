// Real positions for the scripts that judge the table: games between medium bots, cut into turns as a person composes
// them.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { type Bot, type BotName, LADDERS } from '@arkwright/bots'
import { type State as CardState, cardGame, passOf } from '@arkwright/card-game'
import {
  type AnyGame,
  type AnyJournal,
  Journal,
  type MachineState,
  type Move,
  type RandomState,
  type Seat,
  seedRandom,
  withoutChance,
} from '@arkwright/kernel'

/** One turn of a seat, with the game it belongs to. */
export interface Turn {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly seed: string
  readonly players: number
  readonly seat: Seat
  /** The moves of the game before this turn. */
  readonly before: readonly string[]
  readonly moves: readonly string[]
  /** The decision that each move answers. */
  readonly decisions: readonly string[]
  /** False for a question outside a player's turn. */
  readonly isTurn: boolean
  /** How many of the last moves "End turn" makes by itself. */
  readonly passed: number
}

interface Plan {
  readonly game: AnyGame
  readonly tables: readonly unknown[]
}

const PLANS: readonly Plan[] = [
  {
    game: spinningJenny,
    tables: [2, 3, 4].flatMap(players => [
      { players, setup: 'predetermined' },
      { players, setup: 'free' },
    ]),
  },
  {
    game: waterFrame,
    tables: [
      ...[2, 3, 4].map(players => ({ players, setup: 'predetermined' })),
      { players: 2, setup: 'free', houseEvents: true },
      { players: 3, setup: 'free', patrons: true, houseEvents: true },
      { players: 4, setup: 'free', edition: 2014 },
    ],
  },
  {
    game: cardGame,
    tables: [
      { players: 1, factories: 'drawn' },
      ...[1, 2, 3, 4].flatMap(players => [{ players }, { players, expert: 'all' }]),
    ],
  },
]

const MANY = Number.POSITIVE_INFINITY

export const GAMES: readonly AnyGame[] = PLANS.map(({ game }) => game)
export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id)

/** All turns of a game at each table, of all player counts and set-ups; the same at every call. */
export function turnsOf(id: string, level: BotName = 'medium', series = 'table', tables = MANY): Turn[] {
  const plan = PLANS.find(({ game }) => game.id === id)
  const bot = LADDERS.get(id)?.bots[level]
  if (plan === undefined || bot === undefined) throw new Error(`No game ${id}: choose from ${GAME_IDS.join(', ')}.`)
  return plan.tables
    .slice(0, tables)
    .flatMap((options, table) => playGame(plan.game, options, `${series} ${table} of ${id}`, bot))
}

function playGame(game: AnyGame, options: unknown, seed: string, bot: Bot): Turn[] {
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed)
  const random = seedRandom(`${seed} choices`)
  const turns: Turn[] = []
  for (;;) {
    const seat = game.pending(journal.position)?.seat
    if (seat === undefined || seat === 'chance') return turns
    const before = [...journal.moves]
    const turn = composeTurn(game, journal.position, seat, bot, random)
    const players = game.seats(journal.options)
    turns.push({ game: game.id, revision: game.revision, options, seed, players, seat, before, ...turn })
    for (const move of turn.moves) journal.play(move)
  }
}

/** Plays on a copy without chance, as the draft of the page does, until the turn is over. */
function composeTurn(
  game: AnyGame,
  position: Readonly<MachineState<Move>>,
  seat: Seat,
  bot: Bot,
  random: RandomState,
): Pick<Turn, 'moves' | 'decisions' | 'passed' | 'isTurn'> {
  const state = withoutChance(game, position)
  const isTurn = game.pending(state)?.part.kind === 'turn'
  const moves: string[] = []
  const decisions: string[] = []
  let planned: readonly string[] = []
  let passed = 0
  for (let goesOn = true; goesOn; ) {
    if (planned.length === 0) planned = bot.choose(game.view(state, seat), seat, { sims: 1 }, random).moves
    const [text = '', ...later] = planned
    planned = later
    const move = game.parseMove(text)
    if (move === undefined) throw new Error(`The bot of ${game.id} plays ${text}, which is no move.`)
    passed = move === passIn(game, state) ? passed + 1 : 0
    moves.push(text)
    decisions.push(state.step)
    goesOn = game.playInTurn(state, move)
  }
  return { moves, decisions, passed, isTurn }
}

/** The move that "End turn" makes for a question left open. */
function passIn(game: AnyGame, state: MachineState<Move>): Move | undefined {
  return game.id === cardGame.id ? passOf(state as CardState) : state.legal.find(({ kind }) => kind === 'done')
}
