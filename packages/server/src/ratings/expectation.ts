// The rating update and its prediction: Plackett-Luce (OpenSkill), adjusted for the advantage of each seat.
import { rate } from 'openskill'

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** OpenSkill's spread of a single game: half of a newcomer's sigma. */
const BETA = 25 / 6

/** The expected share of wins of each player. */
export function expectedShares(skills: readonly Skill[], shares: readonly number[]): number[] {
  const scale = scaleOf(skills)
  const strengths = skills.map(({ mu }, i) => Math.exp(mu / scale) * (shares[i] ?? 1))
  const sum = strengths.reduce((total, one) => total + one, 0)
  return strengths.map(one => one / sum)
}

/** By rank, 1 is best. The seat's advantage counts as skill during the update and is subtracted afterwards. */
export function updated(skills: readonly Skill[], ranks: readonly number[], shares: readonly number[]): Skill[] {
  const scale = scaleOf(skills)
  const advantage = skills.map((_, i) => scale * Math.log((shares[i] ?? 1) * skills.length))
  const judged = skills.map(({ mu, sigma }, i) => [{ mu: mu + (advantage[i] ?? 0), sigma }])
  return rate(judged, { rank: [...ranks] }).map(([after], i) => ({
    mu: (after?.mu ?? 0) - (advantage[i] ?? 0),
    sigma: after?.sigma ?? 0,
  }))
}

function scaleOf(skills: readonly Skill[]): number {
  return Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0))
}
