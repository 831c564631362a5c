// Hints: the best few turns for a person, the expected result of each, and the reasons in figures. Anytime: every pass
// improves them.
import { type MachineState, type Move, type RandomState, SEATS, type Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Advice, Bot, Budget, HintedTurn, Prospect } from './bot.ts'
import type { Expertise, Judge, Turn } from './expertise.ts'
import { rateThoroughly, texts } from './greedy-bot.ts'
import { Futures, playAhead } from './rollout-bot.ts'
import { mean } from './sequential-halving.ts'
import { finish, Stopwatch } from './steps.ts'
import { winChance } from './win-chance.ts'

const TRIED = 8
const SHOWN = 3
/** After the first pass only turns that may still be shown are simulated. */
const FOLLOWED = SHOWN + 2

/** A turn and its results, summed over its simulations. */
interface Trial<S, M> {
  readonly turn: Turn<S, M>
  readonly figures: Readonly<Record<string, number>>
  readonly rivalsLoss: number
  /** From the projection alone: the expectation before the first simulation. */
  readonly projected: Prospect
  /** The seat's utility, used to rank turns. */
  total: number
  score: number
  chances: number
  sims: number
}

/** Adds hints to a bot. */
export function withHints<S extends MachineState<M>, M extends Move, O, V>(
  bot: Bot<V>,
  expertise: Expertise<S, M, O, V>,
  productions: number,
): Bot<V> {
  return { ...bot, advise: advising(expertise, productions) }
}

/** The judge of positions in place of the projection, and its estimate of the seats' chances to win. */
export interface Insight<S> {
  readonly judge: Judge<S>
  chances(state: S): readonly number[]
}

export function advising<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  productions: number,
  insight?: Insight<S>,
): NonNullable<Bot<V>['advise']> {
  return (view, seat, budget, random) => new Adviser(expertise, view, seat, productions, insight).advise(budget, random)
}

class Adviser<S extends MachineState<M>, M extends Move, O, V> {
  private readonly expertise: Expertise<S, M, O, V>
  private readonly insight: Insight<S> | undefined
  private readonly view: V
  private readonly seat: Seat
  private readonly seats: number
  private readonly state: S
  private readonly horizon: number
  private readonly worths = [0, 0, 0, 0]
  private readonly prospects: readonly Prospect[]

  constructor(
    expertise: Expertise<S, M, O, V>,
    view: V,
    seat: Seat,
    productions: number,
    insight: Insight<S> | undefined,
  ) {
    this.expertise = expertise
    this.insight = insight
    this.view = view
    this.seat = seat
    this.state = expertise.game.determinize(view, null)
    this.seats = expertise.seats(this.state)
    this.horizon = expertise.productions(this.state) + productions
    this.prospects = SEATS.slice(0, this.seats).map(seat => this.prospect(this.state, seat))
  }

  *advise(budget: Budget, random: RandomState): Generator<Advice, undefined> {
    const watch = new Stopwatch()
    const isSpent = (sims: number): boolean => ('sims' in budget ? sims >= budget.sims : watch.elapsed() >= budget.ms)
    const futures = new Futures(random)
    let ranked = this.trials()
    watch.stop()
    yield this.advice(ranked, 0)
    watch.goOn()
    let sims = 0
    for (let pass = 0; !isSpent(sims); pass++) {
      for (const trial of pass === 0 ? ranked : ranked.slice(0, FOLLOWED)) {
        if (isSpent(sims)) break
        this.sample(trial, futures)
        sims++
      }
      ranked = ranked.toSorted((one, other) => mean(other) - mean(one))
      watch.stop()
      yield this.advice(ranked, sims)
      watch.goOn()
    }
  }

  /** The best turns before any simulation, and how their projections differ from that of the present position. */
  private trials(): Trial<S, M>[] {
    const { expertise, state, seat } = this
    const before = expertise.outlooks?.(state)[seat] ?? {}
    const rivalBefore = this.strongestRival(state)
    return finish(rateThoroughly(expertise, state, seat, this.insight?.judge))
      .slice(0, TRIED)
      .map(({ turn }) => ({
        turn,
        figures: differences(before, expertise.outlooks?.(turn.state)[seat] ?? {}),
        rivalsLoss: rivalBefore - this.strongestRival(turn.state),
        projected: this.prospect(turn.state, seat),
        total: 0,
        score: 0,
        chances: 0,
        sims: 0,
      }))
  }

  private sample(trial: Trial<S, M>, futures: Futures): void {
    const { expertise, worths } = this
    const future = expertise.game.determinize(this.view, futures.at(trial.sims))
    const random = trial.sims === 0 ? undefined : futures.at(trial.sims)
    playAhead(expertise, future, trial.turn, this.horizon, random)
    expertise.project(future, worths)
    trial.score += at(worths, this.seat)
    trial.total += this.insight?.judge(future, this.seat) ?? expertise.utility(worths, this.seats, this.seat)
    trial.chances += this.chance(future, this.seat)
    trial.sims++
  }

  private advice(ranked: readonly Trial<S, M>[], sims: number): Advice {
    return { hints: ranked.slice(0, SHOWN).map(hintOf), prospects: this.prospects, sims }
  }

  /** From the worths just projected for this position, unless another judge gives the chances. */
  private chance(state: S, seat: Seat): number {
    if (this.insight !== undefined) return at(this.insight.chances(state), seat)
    return winChance(this.worths.slice(0, this.seats), seat, this.expertise.doubt(state))
  }

  private prospect(state: S, seat: Seat): Prospect {
    this.expertise.project(state, this.worths)
    return { score: at(this.worths, seat), winChance: this.chance(state, seat) }
  }

  /** 0 for a solo player. */
  private strongestRival(state: S): number {
    this.expertise.project(state, this.worths)
    const rivals = this.worths.slice(0, this.seats).filter((_, seat) => seat !== this.seat)
    return rivals.length === 0 ? 0 : Math.max(...rivals)
  }
}

function hintOf<S, M extends Move>(trial: Trial<S, M>): HintedTurn {
  const { turn, figures, rivalsLoss, projected, score, chances, sims } = trial
  const expected = sims === 0 ? projected : { score: score / sims, winChance: chances / sims }
  return { moves: texts(turn.moves), ...expected, figures, rivalsLoss, sims }
}

/** The change line by line; unchanged lines are left out. */
export function differences(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Record<string, number> {
  const changes = Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
