// How much surer than right a network's win chances are, so that what is shown comes true as often as it says. Only for
// display. Fitted by `npm run trials -- --only certainty`, figures in docs/measurements/2026-11-19-expert.md; fit again when a
// network changes.

/** By game and players; 1 where the chances need no correction. */
const TEMPERATURES: ReadonlyMap<string, number> = new Map([
  ['spinning-jenny-by-2', 1.3],
  ['spinning-jenny-by-3', 1.2],
  ['spinning-jenny-by-4', 1.8],
  ['water-frame-by-2', 1.5],
  ['water-frame-by-3', 2.9],
  ['water-frame-by-4', 2.1],
  ['card-game-by-2', 1.9],
  ['card-game-by-4', 1.3],
])

export function temperatureOf(game: string, players: number): number {
  return TEMPERATURES.get(`${game}-by-${players}`) ?? 1
}

/** Odds between seats are raised to the inverse of the temperature: above 1 they come nearer to even. */
export function warmed(chances: readonly number[], temperature: number): readonly number[] {
  return temperature === 1 ? chances : shared(chances).map(chance => chance ** (1 / temperature))
}

/** Scaled to add up to 1. */
export function shared(chances: readonly number[]): readonly number[] {
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return all === 0 ? chances : chances.map(chance => chance / all)
}
