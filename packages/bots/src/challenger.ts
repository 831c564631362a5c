// Expert's search with an external network, so that anyone can challenge expert.
import { BadInput } from '@arkwright/kernel'
import type { Bot } from './bot.ts'
import { expertBot } from './expert/expert-bot.ts'
import { LearnedJudge } from './expert/judge.ts'
import type { Network } from './expert/network.ts'
import { LADDERS, PRODUCTIONS_OF_HINTS } from './ladder.ts'

export const CHALLENGER = 'weights'

export function challenger(game: string, network: Network): Bot {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new BadInput(`there are no bots for ${game} yet`)
  const { learning, expertSettings, bots } = ladder
  try {
    new LearnedJudge(learning, network)
  } catch (error) {
    throw new BadInput(`--weights: ${error instanceof Error ? error.message : String(error)}`)
  }
  return expertBot({
    name: CHALLENGER,
    expertise: learning,
    settings: expertSettings,
    fallback: bots.hard,
    hintProductions: PRODUCTIONS_OF_HINTS,
    load: async (_, players) => (players === network.stored.players ? network : undefined),
  })
}
