// The worker in which bots think.
import { chooseTurn } from './bots.ts'
import type { Answer, Question } from './opponents.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  let answer: Answer
  try {
    answer = { id: data.id, choice: chooseTurn(data) }
  } catch (error) {
    answer = { id: data.id, failed: String(error) }
  }
  postMessage(answer)
})
