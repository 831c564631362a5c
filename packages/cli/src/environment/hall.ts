// Many tables of one game with the same options, for programs that learn. Seats see only their views.
import {
  answer,
  type Bot,
  type Budget,
  ENTRANT_NAMES,
  type EntrantName,
  LADDERS,
  type Ladder,
  namedBot,
  openingOf,
} from '@arkwright/bots'
import {
  type AnyGame,
  BadInput,
  type Fields,
  type MachineState,
  type Move,
  type Seat,
  seedRandom,
  shown,
} from '@arkwright/kernel'
import { gameNamed } from '../games.ts'
import { type Groups, groupsOf, type Layout, Sheet } from './sheet.ts'

type State = MachineState<Move>

/** A whole turn that a seat may choose, and the position it leads to. */
export interface Way {
  readonly moves: readonly Move[]
  readonly state: State
}

export interface Table {
  state: State
  readonly seed: string
  /** By seat: the bot that plays it; undefined: the program does. */
  readonly bots: readonly (Bot | undefined)[]
  /** How many turns bots have chosen. Their seeds follow from it. */
  asked: number
  /** The turns to choose from, in a hall of whole turns. */
  ways: readonly Way[]
}

/** The most turns offered in one decision: the size of the action space of whole turns. */
const MOST_WAYS = 256
const MODES = ['moves', 'turns of easy', 'turns of medium'] as const
/** Where games begin: at the set-up, or after first turns drawn from the sensible ones, as in our tournaments. */
const STARTS = ['set-up', 'opening'] as const

export class Hall {
  readonly game: AnyGame
  readonly seats: number
  readonly groups: Groups
  /** How many numbers an observation has. */
  readonly size: number
  /** How many actions there are. */
  readonly actions: number
  readonly mode: (typeof MODES)[number]
  private readonly layout: Layout
  private readonly start: (typeof STARTS)[number]
  private readonly options: unknown
  private readonly budget: Budget
  private readonly tables: (Table | undefined)[] = []
  private readonly places: ReadonlyMap<Move, number>

  constructor(fields: Fields, budget: Budget) {
    const { game, layout } = gameNamed(String(fields.raw('game')))
    this.game = game
    this.layout = layout
    this.options = game.parseOptions(fields.raw('options') ?? { players: game.players.max })
    this.seats = game.seats(this.options)
    this.mode = fields.choice('actions', MODES, 'moves')
    this.start = fields.choice('start', STARTS, 'set-up')
    this.budget = budget
    this.actions = this.mode === 'moves' ? game.vocabulary.length : MOST_WAYS
    this.places = new Map(game.vocabulary.map((move, place) => [move, place]))
    this.groups = groupsOf(layout, game.view(game.setup(this.options, seedRandom('')), 0))
    this.size = this.groups.reduce((sum, [, size]) => sum + size, 0)
  }

  table(number: number): Table {
    const table = this.tables[number]
    if (table === undefined) throw new BadInput(`there is no table ${number}: a reset opens it`)
    return table
  }

  /** Opens a table with a new game, or replaces its game. */
  async reset(number: number, seed: string, bots: readonly number[]): Promise<Table> {
    const state = this.firstPosition(seed)
    const seated = Array.from({ length: this.seats }, (_, seat) => botOf(this.game, bots[seat] ?? 0))
    for (const bot of seated) await bot?.prepare?.(this.game.view(state, 'spectator'))
    const table: Table = { state, seed, bots: seated, asked: 0, ways: [] }
    this.tables[number] = table
    this.settle(table)
    return table
  }

  /** Copies a table. With a seed, chance is drawn from it: the copy knows no more than the seat that decides. */
  copy(from: number, to: number, seed: string | undefined): Table {
    const { game } = this
    const table = this.table(from)
    const state =
      seed === undefined
        ? game.copy(table.state)
        : game.determinize(game.view(table.state, seatOf(game, table.state) ?? 'spectator'), seedRandom(seed))
    const copy: Table = { ...table, state }
    this.tables[to] = copy
    return copy
  }

  /** The move or whole turn with this number, if it is legal now. */
  legal(table: Table, action: number): readonly Move[] {
    const move = this.mode === 'moves' ? this.game.vocabulary[action] : undefined
    const moves = move === undefined ? table.ways[action]?.moves : [move]
    if (moves !== undefined && (move === undefined || table.state.legal.includes(move))) return moves
    throw new BadInput(
      `action ${action}${move === undefined ? '' : ` (${move.text})`} is not legal${table.state.step === 'over' ? ': the game is over' : ' now'}`,
    )
  }

  play(table: Table, moves: readonly Move[]): void {
    for (const move of moves) this.game.play(table.state, move)
    this.settle(table)
  }

  seat(table: Table): Seat | undefined {
    return seatOf(this.game, table.state)
  }

  /** Marks the legal actions as bits, lowest bit first. */
  mask(table: Table, bits: Uint8Array, at: number): void {
    if (this.mode === 'moves') {
      for (const move of table.state.legal) mark(bits, at, this.placeOf(move))
    } else for (let i = 0; i < table.ways.length; i++) mark(bits, at, i)
  }

  placeOf(move: Move): number {
    const place = this.places.get(move)
    if (place === undefined) throw new Error(`${move.text} is not in the vocabulary`)
    return place
  }

  observe(state: State, seat: Seat, values: Int16Array, at: number): void {
    this.layout.write(new Sheet(values, at), this.game.view(state, seat), seat)
  }

  /** What a bot would play for the seat that decides. */
  async ask(table: Table, name: EntrantName, seed: string): Promise<readonly Move[]> {
    const bot = namedBot(this.game.id, name)
    const seat = this.seat(table)
    if (bot === undefined || seat === undefined) throw new BadInput('the game is over: there is no decision to make')
    await bot.prepare?.(this.game.view(table.state, seat))
    return this.chosen(bot, table, seat, seed)
  }

  private firstPosition(seed: string): State {
    if (this.start === 'set-up') return this.game.setup(this.options, seedRandom(seed))
    return openingOf(ladderOf(this.game).expertise, this.options, seed)
  }

  /** Bots play until the program decides, or the game is over. Then its turns are listed. */
  private settle(table: Table): void {
    for (let seat = this.seat(table); seat !== undefined; seat = this.seat(table)) {
      const bot = table.bots[seat]
      if (bot === undefined) break
      for (const move of this.chosen(bot, table, seat, `${table.seed} ${table.asked++}`))
        this.game.play(table.state, move)
    }
    table.ways = this.mode === 'moves' ? [] : this.waysFrom(table)
  }

  private chosen(bot: Bot, table: Table, seat: Seat, seed: string): readonly Move[] {
    const view = this.game.view(table.state, seat)
    return answer(bot, { view, seat, budget: this.budget, seed }).moves.map(text => {
      const move = this.game.parseMove(text)
      if (move === undefined) throw new Error(`${bot.name} plays ${shown(text)}, which is no move`)
      return move
    })
  }

  private waysFrom(table: Table): readonly Way[] {
    const seat = this.seat(table)
    if (seat === undefined) return []
    const ladder = ladderOf(this.game)
    const state = this.game.determinize(this.game.view(table.state, seat), null)
    const isBrisk = this.mode === 'turns of easy'
    const turns = isBrisk ? ladder.expertise.turns(state, 'brisk') : ladder.tuned.turns(state, 'thorough')
    return turns.slice(0, MOST_WAYS)
  }
}

function ladderOf(game: AnyGame): Ladder {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new BadInput(`${game.id} has no bots, so there are no whole turns`)
  return ladder
}

function seatOf(game: AnyGame, state: State): Seat | undefined {
  const seat = game.pending(state)?.seat
  return seat === 'chance' ? undefined : seat
}

/** Bots are named by their place in the list of entrants, from 1; 0 is the program. */
function botOf(game: AnyGame, number: number): Bot | undefined {
  if (number === 0) return undefined
  const bot = namedBot(game.id, ENTRANT_NAMES[number - 1] ?? '')
  if (bot === undefined) throw new BadInput(`there is no bot number ${number} for ${game.id}`)
  return bot
}

function mark(bits: Uint8Array, at: number, place: number): void {
  const byte = at + (place >> 3)
  bits[byte] = (bits[byte] ?? 0) | (1 << (place & 7))
}
