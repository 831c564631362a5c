// A pool of games: every deal with every line-up of levels. Tournaments are drawn from it, so each game is played only once.
import { conduct, playOn } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { botOf, type Cell, HOUSE, type Level } from './cells.ts'

/** One game, by seat. */
export interface Played {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
}

/** The games of one deal. */
export function gamesOfDeal({ levels, seats, alone, times = 1 }: Cell): number {
  return alone === undefined ? times * levels.length ** seats : alone * levels.length
}

/** The number of a line-up: its levels by seat, as the digits of a number. */
export function numberOf(line: readonly number[], levels: number): number {
  return line.reduce((sum, level, seat) => sum + level * levels ** seat, 0)
}

function namesOf({ levels, seats, alone }: Cell, deal: number, up: number): Level[] {
  if (alone === undefined) return lineUp(up, levels.length, seats).map(level => levels[level] ?? 'random')
  return Array.from({ length: seats }, (_, seat) =>
    seat === deal % seats ? (levels[up % levels.length] ?? HOUSE) : HOUSE,
  )
}

function lineUp(number: number, levels: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Math.floor(number / levels ** seat) % levels)
}

/** `number` counts through all games of the first deal, then of the second, and so on. Another series has other deals and other chance. */
export async function playOne(cell: Cell, series: string, number: number): Promise<Played> {
  const { game, seats, sims = 1 } = cell
  const each = gamesOfDeal(cell)
  const deal = Math.floor(number / each)
  const names = namesOf(cell, deal, number % each)
  const bots = names.map(name => botOf(game, name))
  const start = `${cell.name}${series}`
  const state = game.setup(game.parseOptions({ players: seats }), seedRandom(`${start} deal ${deal}`))
  for (const bot of bots) await bot.prepare?.(game.view(state, 0))
  const standings = playOn(conduct({ game, state, names, budget: { sims }, seed: `${start} game ${number}` }), bots)
  const of = (seat: number) => standings.find(one => one.seat === seat)
  return {
    scores: names.map((_, seat) => of(seat)?.score ?? 0),
    // A bankrupt company has no rank: it comes last.
    ranks: names.map((_, seat) => of(seat)?.rank ?? seats),
  }
}
