import { LADDERS } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { ponder } from '../src/play/bots.ts'
import type { Answer, Question } from '../src/play/opponents.ts'
import { Thinker } from '../src/play/thinker.ts'

const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('Spinning Jenny has no bots')
const { game } = ladder.expertise
const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('thinker'))
const view: unknown = game.view(state, state.seat)
const question = (id: number, sims: number): Question => ({
  id,
  game: game.id,
  view,
  seat: state.seat,
  strength: 'hard',
  seed: `thinker ${id}`,
  budget: { sims },
})
const choiceOf = ({ seat, seed, budget = { sims: 1 } }: Question) =>
  ladder.bots.hard.choose(view, seat, budget, seedRandom(seed))

/** A thinker, and a promise of its first answers. */
function thinking(count: number): { thinker: Thinker; answers: Promise<Answer[]> } {
  const { promise, resolve } = Promise.withResolvers<Answer[]>()
  const heard: Answer[] = []
  const thinker = new Thinker(ponder, answer => {
    if (heard.push(answer) === count) resolve(heard)
  })
  return { thinker, answers: promise }
}

test('a rest between the steps does not change the choice, and questions are answered in order', async () => {
  const { thinker, answers } = thinking(2)
  const asked = [question(1, 24), question(2, 12)]
  for (const one of asked) {
    thinker.hear({ rest: 5 })
    thinker.hear(one)
  }
  thinker.hear({ rest: 5 })
  expect(await answers).toEqual(asked.map(one => ({ id: one.id, choice: choiceOf(one) })))
})

test('a forgotten question is never answered, and the next question need not wait for it', async () => {
  const { thinker, answers } = thinking(2)
  thinker.hear(question(1, 1e9))
  thinker.hear(question(2, 12))
  await new Promise(wake => setTimeout(wake))
  thinker.hear({ forget: true })
  const wanted = [question(3, 12), question(4, 8)]
  for (const one of wanted) thinker.hear(one)
  expect(await answers).toEqual(wanted.map(one => ({ id: one.id, choice: choiceOf(one) })))
})

test('a question that cannot be answered reports an error, and the next one is answered', async () => {
  const { thinker, answers } = thinking(2)
  thinker.hear({ ...question(1, 8), game: 'chess' })
  thinker.hear(question(2, 8))
  expect(await answers).toEqual([
    { id: 1, failed: 'Error: no bot plays chess' },
    { id: 2, choice: choiceOf(question(2, 8)) },
  ])
})
