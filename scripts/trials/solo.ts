// The solo card game: how often a bot wins from fresh set-ups, and which titles its games reach.
import { type BotName, conduct, LADDERS, playOn, wilson } from '@arkwright/bots'
import { cardGame, TITLES, titlesReached } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'

const ASKED_OF_EXPERT = 0.95
const PERCENT = 100

export interface SoloResult {
  readonly passed: boolean
  readonly lines: readonly string[]
}

export async function soloOf(level: BotName, games: number, sims: number): Promise<SoloResult> {
  const bot = LADDERS.get(cardGame.id)?.bots[level]
  if (bot === undefined) throw new Error('There are no bots for the card game.')
  const counts = new Map(TITLES.map(title => [title, 0]))
  let wins = 0
  for (let number = 0; number < games; number++) {
    const seed = `solo ${number}`
    const state = cardGame.setup(cardGame.parseOptions({ players: 1 }), seedRandom(seed))
    await bot.prepare?.(cardGame.view(state, 0))
    const [standing] = playOn(conduct({ game: cardGame, state, names: [level], budget: { sims }, seed }), [bot])
    if (standing?.rank !== 1) continue
    wins++
    for (const title of titlesReached(state)) counts.set(title, (counts.get(title) ?? 0) + 1)
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
