// Whether the win chances of hints come true: compares predictions of hard and expert in games between medium bots with who won.
import { conduct, LADDERS, type Ladder, LearnedJudge, loadNetwork, openingOf, playOn, winChance } from '@arkwright/bots'
import { type AnyGame, type MachineState, type Move, SEATS, type Seat } from '@arkwright/kernel'

interface Sample {
  /** Productions still to come. */
  readonly left: number
  readonly worths: readonly number[]
  /** By adviser. */
  readonly chances: readonly (readonly number[])[]
  readonly wins: readonly number[]
}

const ADVISERS = ['hard', 'expert'] as const

const BUDGET = { sims: 1 }
const BINS = 5
/** Doubts that are tried, in pounds. */
const DOUBTS = Array.from({ length: 60 }, (_, i) => 2 + 2 * i)

interface Plan {
  readonly id: string
  readonly players: number
  readonly games: number
  /** The number of the first game: other games can prove what was fitted to some. */
  readonly first: number
}

export async function certaintyOf({ id, players, games, first }: Plan): Promise<string[]> {
  const samples: Sample[] = []
  for (let number = first; number < first + games; number++) samples.push(...(await samplesOf(id, players, number)))
  const byLeft = [...Map.groupBy(samples, ({ left }) => left)].toSorted(([one], [other]) => other - one)
  return [
    `${id}, ${players} players, ${games} games, ${samples.length} positions`,
    ...byLeft.map(
      ([left, own]) => `  ${left} productions to come: best doubt £${bestDoubt(own)} (${own.length} positions)`,
    ),
    ...ADVISERS.flatMap((name, adviser) => reliability(name, adviser, samples)),
  ]
}

async function samplesOf(id: string, players: number, number: number): Promise<Sample[]> {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error(`There are no bots for ${id}.`)
  const { bots, expertise } = ladder
  const game: AnyGame = expertise.game
  const state = openingOf(expertise, game.parseOptions({ players }), `certainty ${number}`)
  const foretell = await foreteller(ladder, players)
  const taken: (Foretold & { productions: number })[] = []
  const watching = {
    name: 'medium',
    choose: (...asked: Parameters<typeof bots.medium.choose>) => {
      const [view, seat] = asked
      const position: MachineState<Move> = game.determinize(view, null)
      if (expertise.game.pending(position)?.begins === true) {
        taken.push({ productions: expertise.productions(position), ...foretell(position, seat) })
      }
      return bots.medium.choose(...asked)
    },
  }
  const seats = Array.from({ length: players }, () => watching)
  const names = seats.map(({ name }) => name)
  const standings = playOn(conduct({ game, state, names, budget: BUDGET, seed: `certainty ${number}` }), seats)
  const winners = standings.filter(({ rank }) => rank === 1)
  const wins = names.map((_, seat) => (winners.some(winner => winner.seat === seat) ? 1 / winners.length : 0))
  const end = expertise.productions(state)
  return taken.map(({ productions, worths, chances }) => ({ left: end - productions, worths, chances, wins }))
}

type Foretold = Pick<Sample, 'worths' | 'chances'>

/** The chances that hard and expert give in a hint, without the turns they would look for first. */
async function foreteller(
  { learning }: Ladder,
  players: number,
): Promise<(position: MachineState<Move>, seat: Seat) => Foretold> {
  const network = await loadNetwork(learning.game.id, players)
  const judge = network && new LearnedJudge(learning, network)
  return (position, seat) => {
    const worths = SEATS.map(() => 0)
    learning.project(position, worths)
    worths.length = players
    const doubt = learning.doubt(position)
    const hard = worths.map((_, one) => winChance(worths, one, doubt))
    return { worths, chances: [hard, judge?.knows(position, seat) === true ? judge.chances(position) : hard] }
  }
}

/** The doubt that would have predicted the winners best. */
function bestDoubt(samples: readonly Sample[]): number {
  const credit = (doubt: number): number =>
    samples.reduce((sum, { worths, wins }) => sum + creditFor(worths, wins, doubt), 0)
  return DOUBTS.reduce((best, doubt) => (credit(doubt) > credit(best) ? doubt : best))
}

function creditFor(worths: readonly number[], wins: readonly number[], doubt: number): number {
  return wins.reduce((sum, win, seat) => (win === 0 ? sum : sum + win * Math.log(winChance(worths, seat, doubt))), 0)
}

/** Temperatures that are tried: above 1 the chances were too sure. */
const TEMPERATURES = Array.from({ length: 100 }, (_, i) => Number((0.5 + 0.1 * i).toFixed(1)))
/** A chance of 0 would make any surprise infinitely bad. */
const LEAST_CHANCE = 1e-6

/** The temperature that would have predicted the winners best: odds are raised to its inverse. */
function bestTemperature(adviser: number, samples: readonly Sample[]): number {
  const credit = (temperature: number): number =>
    samples.reduce((sum, { chances, wins }) => {
      const warm = (chances[adviser] ?? []).map(chance => Math.max(LEAST_CHANCE, chance) ** (1 / temperature))
      const all = warm.reduce((total, chance) => total + chance, 0)
      return wins.reduce((own, win, seat) => own + win * Math.log((warm[seat] ?? 0) / all), sum)
    }, 0)
  return TEMPERATURES.reduce((best, one) => (credit(one) > credit(best) ? one : best))
}

/** The Brier score (0 is perfect), and how many seats with such a chance won. */
function reliability(name: string, adviser: number, samples: readonly Sample[]): string[] {
  const pairs = samples.flatMap(({ chances, wins }) =>
    (chances[adviser] ?? []).map((chance, seat) => ({ chance, win: wins[seat] ?? 0 })),
  )
  const brier = pairs.reduce((sum, { chance, win }) => sum + (chance - win) ** 2, 0) / pairs.length
  const bins = Map.groupBy(pairs, ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)))
  const lines = [...bins]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => {
      const mean = (of: (pair: (typeof own)[number]) => number): string =>
        ((100 * own.reduce((sum, pair) => sum + of(pair), 0)) / own.length).toFixed(0)
      return `    predicted ${mean(({ chance }) => chance)} %, came true ${mean(({ win }) => win)} % (${own.length} times)`
    })
  const temperature = bestTemperature(adviser, samples)
  return [`  ${name}: Brier score ${brier.toFixed(4)}, best temperature ${temperature}`, ...lines]
}
