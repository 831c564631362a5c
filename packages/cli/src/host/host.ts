// Our bots and one table of games for an external program: a JSON object in, a JSON object out. No input line can stop
// it.
import { answer, BOT_NAMES, type Budget, ENTRANT_NAMES, LADDERS, namedBot, PROTOCOL, type Reply } from '@arkwright/bots'
import {
  type AnyGame,
  BadInput,
  checkNesting,
  Fields,
  type MachineState,
  type Move,
  SEATS,
  seedRandom,
  shown,
} from '@arkwright/kernel'
import { GAMES, gameNamed } from '../games.ts'

export interface Habits {
  /** The bot that answers where a question names none. */
  readonly bot: string
  readonly budget: Budget
}

const REQUESTS = ['hello', 'choose', 'new', 'play'] as const
const MOST_MOVES = 10_000
const MOST_SIMS = 1_000_000
const LONGEST_THOUGHT = 600_000
const LONGEST_TEXT = 100

interface Table {
  readonly game: AnyGame
  readonly state: MachineState<Move>
  readonly seed: string
  played: number
}

export class Host {
  private readonly habits: Habits
  private table: Table | undefined

  constructor(habits: Habits) {
    this.habits = habits
  }

  /** Always returns a reply; errors in a line are reported in it. */
  async reply(line: string): Promise<Reply> {
    let id: string | number | undefined
    try {
      const request = parsed(line)
      id = idOf(request)
      const fields = new Fields(request, 'a request')
      fields.raw('id')
      const reply = await this.answerTo(fields)
      return id === undefined ? reply : { id, ...reply }
    } catch (error) {
      const message = error instanceof BadInput ? error.message : `this cannot be answered: ${String(error)}`
      return { ...(id === undefined ? {} : { id }), type: 'error', message }
    }
  }

  private answerTo(fields: Fields): Reply | Promise<Reply> {
    const type = fields.choice('type', REQUESTS)
    if (type === 'hello') return hello(fields)
    if (type === 'new') return this.open(fields)
    if (type === 'play') return this.play(fields)
    return this.choose(fields)
  }

  private open(fields: Fields): Reply {
    const { game } = gameNamed(textOf(fields, 'game', undefined))
    const options = game.parseOptions(fields.raw('options') ?? { players: game.players.max })
    const seed = textOf(fields, 'seed', '1')
    fields.end()
    this.table = { game, state: game.setup(options, seedRandom(seed)), seed, played: 0 }
    return positionOf(this.table)
  }

  /** Plays all of the moves, or none. */
  private play(fields: Fields): Reply {
    const table = this.openTable()
    const moves = fields.raw('moves')
    fields.end()
    if (!Array.isArray(moves) || moves.length === 0 || moves.length > MOST_MOVES) {
      throw new BadInput(`a request: moves must be a list of moves, not ${shown(moves)}`)
    }
    const { game } = table
    const state = game.copy(table.state)
    for (const text of moves) {
      const move = typeof text === 'string' ? game.parseMove(text) : undefined
      if (move === undefined) throw new BadInput(`${game.id} has no move ${shown(text)}`)
      const refusal = game.refusal(state, move)
      if (refusal !== undefined) throw new BadInput(`${text} is not allowed (${refusal.rule}: ${refusal.code})`)
      game.play(state, move)
    }
    this.table = { ...table, state, played: table.played + moves.length }
    return positionOf(this.table)
  }

  /** Uses the view in the question, or else the table here. */
  private async choose(fields: Fields): Promise<Reply> {
    const name = fields.choice(
      'bot',
      ENTRANT_NAMES,
      ENTRANT_NAMES.find(one => one === this.habits.bot),
    )
    const budget = budgetOf(fields.raw('budget')) ?? this.habits.budget
    const given = fields.raw('view')
    // The conductor of a game may send legal moves; our bots know them from the view.
    fields.raw('legal')
    const { game, view, seat, seed } = given === undefined ? this.question(fields) : questionOf(fields, given)
    fields.end()
    const bot = namedBot(game.id, name)
    if (bot === undefined) throw new BadInput(`there is no bot called ${name} for ${game.id} yet`)
    try {
      await bot.prepare?.(view)
      return { type: 'choice', ...answer(bot, { view, seat, budget, seed }) }
    } catch (error) {
      throw new BadInput(`${name} cannot play from this view: ${error instanceof Error ? error.message : shown(error)}`)
    }
  }

  private question(fields: Fields) {
    const { game, state, seed, played } = this.openTable()
    const seat = game.pending(state)?.seat
    if (seat === undefined || seat === 'chance') throw new BadInput('the game is over: there is no decision to make')
    return { game, view: game.view(state, seat), seat, seed: textOf(fields, 'seed', `${seed} ${played}`) }
  }

  private openTable(): Table {
    if (this.table === undefined) throw new BadInput('there is no table yet: a request of type new opens one')
    return this.table
  }
}

function questionOf(fields: Fields, view: unknown) {
  const { game } = gameNamed(textOf(fields, 'game', undefined))
  return { game, view, seat: fields.choice('seat', SEATS), seed: textOf(fields, 'seed', '1') }
}

function hello(fields: Fields): Reply {
  fields.integer('protocol', { min: PROTOCOL, max: PROTOCOL })
  fields.end()
  const games = GAMES.map(({ id, players }) => ({ id, players, bots: LADDERS.has(id) ? BOT_NAMES : [] }))
  return { type: 'hello', protocol: PROTOCOL, name: 'arkwright', games }
}

function positionOf({ game, state }: Table): Reply {
  const decision = game.pending(state)
  if (decision === undefined) {
    const standings = game.standings(state)
    return {
      type: 'position',
      game: game.id,
      step: state.step,
      legal: [],
      view: game.view(state, 'spectator'),
      standings,
    }
  }
  // The table has a seed, so chance has always been drawn.
  const seat = decision.seat === 'chance' ? state.seat : decision.seat
  const legal = game.moves(state).map(({ text }) => text)
  return { type: 'position', game: game.id, seat, step: decision.step, legal, view: game.view(state, seat) }
}

function parsed(line: string): unknown {
  checkNesting(line)
  try {
    return JSON.parse(line)
  } catch {
    throw new BadInput(`this line is not JSON: ${shown(line)}`)
  }
}

function idOf(request: unknown): string | number | undefined {
  if (typeof request !== 'object' || request === null || !('id' in request)) return undefined
  const { id } = request
  if (typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_TEXT)) return id
  throw new BadInput(`a request: id must be a number or a short text, not ${shown(id)}`)
}

function textOf(fields: Fields, name: string, otherwise: string | undefined): string {
  const value = fields.raw(name) ?? otherwise
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value
  throw new BadInput(`a request: ${name} must be a text of at most ${LONGEST_TEXT} characters, not ${shown(value)}`)
}

function budgetOf(given: unknown): Budget | undefined {
  if (given === undefined) return undefined
  const fields = new Fields(given, 'budget')
  const isTimed = fields.raw('ms') !== undefined
  const budget = isTimed
    ? { ms: fields.integer('ms', { min: 1, max: LONGEST_THOUGHT }) }
    : { sims: fields.integer('sims', { min: 1, max: MOST_SIMS }) }
  fields.end()
  return budget
}
