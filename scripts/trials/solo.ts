// The solo card game: how often a bot wins from fresh set-ups, and which titles its games reach.
import { type BotName, conduct, type Question, waitOn, wilson } from '@arkwright/bots'
import { Thinkers } from '@arkwright/bots/node'
import { cardGame, TITLES, type Title, titlesReached } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'

const ASKED_OF_EXPERT = 0.95
const PERCENT = 100

export interface SoloResult {
  readonly passed: boolean
  readonly lines: readonly string[]
}

export async function soloOf(level: BotName, games: number, sims: number, threads: number): Promise<SoloResult> {
  const thinkers = new Thinkers(threads)
  const counts = new Map(TITLES.map(title => [title, 0]))
  let wins = 0
  try {
    // The thinkers let as many games wait as they have no thread for.
    const ends = Array.from({ length: games }, (_, number) => titlesOf(thinkers, level, sims, `solo ${number}`))
    for (const titles of await Promise.all(ends)) {
      if (titles === undefined) continue
      wins++
      for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
    }
  } finally {
    await thinkers.close()
  }
  const { low, high } = wilson(wins, games)
  const passed = level !== 'expert' || wins >= ASKED_OF_EXPERT * games
  return {
    passed,
    lines: [
      `${passed ? 'PASS' : 'FAIL'}  solo card game, ${level} (${sims} sims): ${wins} of ${games} won (${(PERCENT * low).toFixed(1)} % to ${(PERCENT * high).toFixed(1)} %)`,
      ...[...counts].map(([title, count]) => `  ${title}: ${count} of the games won`),
    ],
  }
}

/** The titles of a game that was won; undefined if it was lost. */
async function titlesOf(
  thinkers: Thinkers,
  level: BotName,
  sims: number,
  seed: string,
): Promise<readonly Title[] | undefined> {
  const game = cardGame
  const state = game.setup(game.parseOptions({ players: 1 }), seedRandom(seed))
  const player = {
    name: level,
    think: (question: Question) => thinkers.think({ ...question, game: game.id, bot: level }),
  }
  const [standing] = await waitOn(conduct({ game, state, names: [level], budget: { sims }, seed }), [player])
  return standing?.rank === 1 ? titlesReached(state) : undefined
}
