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

/** A position as one seat sees it. */
interface Sample {
  readonly seat: Seat
  readonly figures: Float64Array
}

/** Up to a turn drawn for each game, every second turn is drawn from so many of the best. */
const EXPLORED_FROM = 12
/** Of one game, about: positions of the same game say much the same. */
const SAMPLES = 8
/** By the network, one turn in so many is still drawn from the best three, so that games differ. Replies differ by themselves. */
const SLIP = 8
const SLIPPED_FROM = 3
/** One seat in so many is keen on the parts of the game that are seldom used, and looks for them in so many of the best turns. */
const KEEN = 4
const KEEN_ON = 40

/** Rows of figures, then the margin and the part of the win that the seat had at the end. */
export function rowsOf({ expertise, players, judge }: SelfPlay, seed: string): Float32Array[] {
  const { game, features } = expertise
  if (features === undefined) throw new Error(`${game.id} has no features to learn from`)
  const random = seedRandom(`self-play of ${seed}`)
  const state = game.setup(game.parseOptions(variantOf(game.id, players, random)), seedRandom(seed))
  const turns = turnsOf(game.id) * players
  const exploring = randomBelow(random, turns)
  // Only what follows is kept: how a game ends that goes on with drawn turns says little of a position.
  const wanted = Math.min(1, SAMPLES / (turns - exploring))
  const neglected = neglectedIn(game.id)
  const keen = SEATS.filter(() => neglected.size > 0 && randomBelow(random, KEEN) === 0)
  const samples: Sample[] = []
  const count = features.count(players)
  for (let turn = 0; ; ) {
    const decision = game.pending(state)
    if (decision === undefined) break
    if (decision.seat === 'chance') throw new Error('a game with a seed draws by itself')
    const { seat, begins: isTurn } = decision
    // What is chosen before the first turn is judged and explored like a turn; questions between turns are not.
    const counts = isTurn || turn === 0
    const freedom = !counts ? 'none' : turn < exploring ? 'much' : 'some'
    const moves =
      (isTurn && keen.includes(seat) ? keenMoves(expertise, state, seat, neglected) : undefined) ??
      movesFor({ expertise, players, judge }, state, seat, random, freedom)
    if (isTurn) turn++
    if (counts && turn >= exploring && isDrawn(random, wanted)) {
      const after = game.determinize(game.view(state, seat), null)
      for (const move of moves) game.play(after, move)
      for (const judged of SEATS.slice(0, players)) {
        const figures = new Float64Array(count)
        features.fill(after, judged, figures)
        samples.push({ seat: judged, figures })
      }
    }
    for (const move of moves) game.play(state, move)
  }
  const standings = game.standings(state)
  const winners = standings.filter(({ rank }) => rank === 1)
  return samples.map(({ seat, figures }) => {
    const end = new Float64Array(count)
    features.fill(state, seat, end)
    const won = winners.some(one => one.seat === seat) ? 1 / winners.length : 0
    return Float32Array.from([...figures, end[0] ?? 0, won])
  })
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

const FINENESS = 1 << 20

function isDrawn(random: RandomState, chance: number): boolean {
  return randomBelow(random, FINENESS) < chance * FINENESS
}

function movesFor(
  { expertise, judge }: SelfPlay,
  state: State,
  seat: Seat,
  random: RandomState,
  freedom: 'none' | 'some' | 'much',
): readonly Move[] {
  const explores = freedom === 'much' && randomBelow(random, 2) === 0
  if (judge === undefined && expertise.reply !== undefined && !explores) return expertise.reply(state, random)
  const slips = freedom !== 'none' && !explores && randomBelow(random, SLIP) === 0
  const rated = rateTurns(expertise, state, seat, 'brisk')
  const ranked =
    judge === undefined
      ? rated.map(({ turn }) => turn)
      : rated
          .map(({ turn }) => ({ turn, value: judge(turn.state, seat) }))
          .sort((one, other) => other.value - one.value)
          .map(({ turn }) => turn)
  const from = explores ? EXPLORED_FROM : slips ? SLIPPED_FROM : 1
  return pick(random, ranked.slice(0, from)).moves
}
