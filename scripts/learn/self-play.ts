// One game of self-play: every seat plays quickly and sometimes tries something else; some positions are kept with what came of them.
import { type AnyExpertise, type Judge, rateTurns } from '@arkwright/bots'
import {
  type MachineState,
  type Move,
  pick,
  type RandomState,
  randomBelow,
  SEATS,
  type Seat,
  seedRandom,
} from '@arkwright/kernel'
import { kindOf, neglectedIn, turnsOf, variantOf } from './variants.ts'

type State = MachineState<Move>

export interface SelfPlay {
  readonly expertise: AnyExpertise
  readonly players: number
  /** Ranks the turns; absent: the quick replies of the roll-outs. */
  readonly judge: Judge<State> | undefined
}

/** What one seat saw of a game, position after position. */
type SeenPositions = Float64Array[]

/** Up to a turn drawn for each game, every second turn is drawn from so many of the best. */
const EXPLORED_FROM = 12
/**
 * The last of them is drawn from so many of the best thorough turns. They are what expert ranks, and play by brisk turns
 * alone would never show what most of them lead to.
 */
const SURVEYED_FROM = 24
/** By the network, one turn in so many is still drawn from the best three, so that games differ. Replies differ by themselves. */
const SLIP = 8
const SLIPPED_FROM = 3
/**
 * By the network, one turn in so many is the best of the thorough turns, as expert plays: a network that only ever chose
 * among brisk ones would overrate turns that it has never seen played.
 */
const THOROUGH = 2
/**
 * While turns are explored, one seat in so many is keen on the parts of the game that are seldom used, and looks for them
 * in so many of the best turns. It is not keen later: how a seat ends that ships at any price says little of its ships.
 */
const KEEN = 4
const KEEN_ON = 40

/** After its figures a row has the margin and the part of the win that the seat had at the end, and how many rows of its course follow. */
export const AFTER_FIGURES = 3

/** Rows of one game, each seat's course in order. */
export function rowsOf({ expertise, players, judge }: SelfPlay, seed: string): Float32Array[] {
  const { game, features } = expertise
  if (features === undefined) throw new Error(`${game.id} has no features to learn from`)
  const random = seedRandom(`self-play of ${seed}`)
  const state = game.setup(game.parseOptions(variantOf(game.id, players, random)), seedRandom(seed))
  const turns = turnsOf(game.id) * players
  // The lower of two draws: early positions matter most.
  const exploring = Math.min(randomBelow(random, turns), randomBelow(random, turns))
  const neglected = neglectedIn(game.id)
  const keen = SEATS.filter(() => neglected.size > 0 && randomBelow(random, KEEN) === 0)
  const courses: SeenPositions[] = SEATS.slice(0, players).map(() => [])
  const count = features.count(players)
  for (let turn = 0; ; ) {
    const decision = game.pending(state)
    if (decision === undefined) break
    if (decision.seat === 'chance') throw new Error('a game with a seed draws by itself')
    const { seat, begins: isTurn } = decision
    // What is chosen before the first turn is judged and explored like a turn; questions between turns are not.
    const counts = isTurn || turn === 0
    const freedom = !counts ? 'none' : turn >= exploring ? 'some' : turn === exploring - 1 ? 'survey' : 'much'
    const isKeen = isTurn && turn < exploring && keen.includes(seat)
    const moves =
      (isKeen ? keenMoves(expertise, state, seat, neglected) : undefined) ??
      movesFor({ expertise, players, judge }, state, seat, random, freedom)
    if (isTurn) turn++
    // Only what follows the exploring is kept: how a game ends that goes on with drawn turns says little of a position.
    if (counts && (freedom === 'survey' || turn >= exploring)) {
      const after = game.determinize(game.view(state, seat), null)
      for (const move of moves) game.play(after, move)
      for (const judged of seatsJudging(seat, players, random)) {
        const figures = new Float64Array(count)
        features.fill(after, [judged], [figures])
        courses[judged]?.push(figures)
      }
    }
    for (const move of moves) game.play(state, move)
  }
  const standings = game.standings(state)
  const winners = standings.filter(({ rank }) => rank === 1)
  return SEATS.slice(0, players).flatMap(seat => {
    const course = courses[seat] ?? []
    const end = new Float64Array(count)
    features.fill(state, [seat], [end])
    const won = winners.some(one => one.seat === seat) ? 1 / winners.length : 0
    return course.map((figures, place) => Float32Array.from([...figures, end[0] ?? 0, won, course.length - 1 - place]))
  })
}

/** The seat that moved, and one other: what the others see says much the same. */
function seatsJudging(seat: Seat, players: number, random: RandomState): Seat[] {
  const others = SEATS.slice(0, players).filter(other => other !== seat)
  return others.length === 0 ? [seat] : [seat, pick(random, others)]
}

/** The best turn that uses one of the neglected parts. */
function keenMoves(
  expertise: AnyExpertise,
  state: State,
  seat: Seat,
  neglected: ReadonlySet<string>,
): readonly Move[] | undefined {
  const turns = rateTurns(expertise, state, seat, 'thorough').slice(0, KEEN_ON)
  return turns.find(({ turn }) => turn.moves.some(move => neglected.has(kindOf(move))))?.turn.moves
}

function movesFor(
  { expertise, judge }: SelfPlay,
  state: State,
  seat: Seat,
  random: RandomState,
  freedom: 'none' | 'some' | 'much' | 'survey',
): readonly Move[] {
  const surveys = freedom === 'survey'
  const explores = surveys || (freedom === 'much' && randomBelow(random, 2) === 0)
  if (judge === undefined && expertise.reply !== undefined && !explores) return expertise.reply(state, random)
  const slips = freedom !== 'none' && !explores && randomBelow(random, SLIP) === 0
  const isThorough = surveys || (judge !== undefined && freedom !== 'none' && randomBelow(random, THOROUGH) === 0)
  const rated = rateTurns(expertise, state, seat, isThorough ? 'thorough' : 'brisk')
  const ranked =
    judge === undefined
      ? rated.map(({ turn }) => turn)
      : rated
          .map(({ turn }) => ({ turn, value: judge(turn.state, seat) }))
          .sort((one, other) => other.value - one.value)
          .map(({ turn }) => turn)
  const from = surveys ? SURVEYED_FROM : explores ? EXPLORED_FROM : slips ? SLIPPED_FROM : 1
  return pick(random, ranked.slice(0, from)).moves
}
