// The worker in which bots think.
import { ponder } from './bots.ts'
import type { Word } from './opponents.ts'
import { Thinker } from './thinker.ts'

const thinker = new Thinker(ponder, answer => postMessage(answer))
addEventListener('message', ({ data }: MessageEvent<Word>) => thinker.hear(data))
