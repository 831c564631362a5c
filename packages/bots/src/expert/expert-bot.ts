// Expert: the network chooses the turns to search and judges the resulting positions. Where it cannot judge, another
// bot decides.
import type { MachineState, Move, RandomState, Seat } from '@arkwright/kernel'
import type { Advice, Bot, Budget, ChosenTurn } from '../bot.ts'
import type { Expertise, Leaning } from '../expertise.ts'
import { advising } from '../hints.ts'
import { type RolloutSettings, rolloutBot } from '../rollout-bot.ts'
import { finish, type Steps } from '../steps.ts'
import { LearnedJudge } from './judge.ts'
import type { Network } from './network.ts'

export interface ExpertPlan<S extends MachineState<M>, M extends Move, O, V> {
  readonly name: string
  readonly expertise: Expertise<S, M, O, V>
  readonly settings: RolloutSettings
  /** Decides and advises where no network was trained, or where a position is unlike those in training. */
  readonly fallback: Bot<V>
  /** How many productions hints look ahead. */
  readonly hintProductions: number
  readonly leaning?: Leaning<S, M> | undefined
  load(game: string, players: number): Promise<Network | undefined>
}

interface Learned<S extends MachineState<M>, M extends Move, O, V> {
  readonly judge: LearnedJudge<S, M, O, V>
  readonly bot: Bot<V>
}

export function expertBot<S extends MachineState<M>, M extends Move, O, V>(plan: ExpertPlan<S, M, O, V>): Bot<V> {
  const { name, expertise, settings, fallback, hintProductions, leaning, load } = plan
  const { game } = expertise
  /** By number of players: null where there is no network. */
  const known = new Map<number, Learned<S, M, O, V> | null>()

  async function prepare(view: V): Promise<void> {
    const seats = expertise.seats(game.determinize(view, null))
    if (known.has(seats)) return
    const network = await load(game.id, seats)
    known.set(seats, network === undefined ? null : learnedBy(network))
  }

  function learnedBy(network: Network): Learned<S, M, O, V> {
    const judge = new LearnedJudge(expertise, network)
    const bot = rolloutBot(name, expertise, settings, judge.judge, leaning)
    return { judge, bot: { ...bot, advise: advising(expertise, hintProductions, judge) } }
  }

  function botFor(view: V, seat: Seat): Bot<V> {
    const state = game.determinize(view, null)
    const learned = known.get(expertise.seats(state))
    if (learned === undefined) throw new Error(`${name} was asked to play ${game.id} before it was prepared`)
    return learned?.judge.knows(state, seat) === true ? learned.bot : fallback
  }

  function* think(view: V, seat: Seat, budget: Budget, random: RandomState): Steps<ChosenTurn> {
    const bot = botFor(view, seat)
    const thought = bot.think?.(view, seat, budget, random)
    const choice = thought === undefined ? bot.choose(view, seat, budget, random) : yield* thought
    return { ...choice, report: { ...choice.report, judgedBy: bot === fallback ? 'projection' : 'network' } }
  }

  function* advise(view: V, seat: Seat, budget: Budget, random: RandomState): Generator<Advice, undefined> {
    yield* botFor(view, seat).advise?.(view, seat, budget, random) ?? []
  }

  return {
    name,
    prepare,
    think,
    advise,
    choose: (view, seat, budget, random) => finish(think(view, seat, budget, random)),
  }
}
