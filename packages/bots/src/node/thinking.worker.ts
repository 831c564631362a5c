// The thread in which a bot thinks.
import { parentPort } from 'node:worker_threads'
import { answer } from '../arena/game.ts'
import { namedBot } from '../named-bot.ts'
import type { Answer, Thought } from './thinkers.ts'

async function answerTo(thought: Thought): Promise<Answer> {
  const bot = namedBot(thought.game, thought.bot)
  if (bot === undefined) return { failed: `there is no bot called ${thought.bot} for ${thought.game}` }
  try {
    await bot.prepare?.(thought.view)
    return { choice: answer(bot, thought) }
  } catch (error) {
    return { failed: String(error) }
  }
}

parentPort?.on('message', (thought: Thought) => {
  void answerTo(thought).then(answer => parentPort?.postMessage(answer))
})
