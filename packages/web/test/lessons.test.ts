import { pick, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { spinningJennyPage } from '../src/board-game/page.ts'
import { LESSONS } from '../src/lessons/course.ts'
import { figureAt, isMet } from '../src/lessons/goals.ts'
import { isRiddle, isTask, type Lesson, type Scene } from '../src/lessons/lesson.ts'
import { unknownNotations } from '../src/lessons/notation.ts'
import { attemptOf, performed, type Scenery, sceneryOf, turnEnded } from '../src/lessons/playing.ts'
import { stepBack, tryMove } from '../src/play/draft.ts'
import { placeOf } from '../src/rules/address.ts'
import { LESSON_PAGES } from './lesson-pages.ts'

test('there are enough lessons, each with a unique name', () => {
  expect(LESSONS.filter(({ game }) => game !== 'card-game').length).toBeGreaterThanOrEqual(8)
  expect(LESSONS.filter(({ game }) => game === 'card-game').length).toBeGreaterThanOrEqual(4)
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length)
})

test('a notation that matches no move is found, wherever it is', () => {
  const [lesson] = LESSONS
  if (lesson === undefined) throw new Error('there are no lessons')
  const scene = (task: object) => ({ ...lesson, scenes: [{ key: 'typo', goal: { ended: 1 }, answer: [], ...task }] })
  const found = (wrong: Lesson) => unknownNotations(spinningJennyPage.game, wrong)
  expect(found({ ...lesson, opening: ['hire fod 2'] })).toEqual(['hire fod 2'])
  expect(found(scene({ answer: ['hire food 2', 'hire food 9', 'end turn', 'step back'] }))).toEqual(['hire food 9'])
  expect(found(scene({ replies: ['doen'] }))).toEqual(['doen'])
  expect(found(scene({ goal: { either: [{ played: 'hire *' }, { every: [{ played: 'higher *' }] }] } }))).toEqual([
    'higher *',
  ])
  const typo: Scene = { key: 'typo', goal: { ended: 1 }, answer: ['foud food'] }
  expect(() => performed(spinningJennyPage, sceneryOf(spinningJennyPage, lesson, 1), typo)).toThrow('foud food')
})

test('the game of the lesson about shares ends as the story says', () => {
  const lesson = LESSONS.find(({ id }) => id === 'shares')
  if (lesson === undefined) throw new Error('there is no such lesson')
  const { played } = sceneryOf(spinningJennyPage, lesson, lesson.scenes.length - 1)
  expect(played.journal.game.pending(played.journal.position)).toBeUndefined()
  expect(played.journal.game.standings(played.journal.position).map(({ score }) => score)).toEqual([384, 336])
})

describe.each(LESSONS.map(lesson => ({ id: lesson.id, lesson })))('lesson $id', ({ lesson }) => {
  const page = LESSON_PAGES[lesson.game]

  test('its recorded answers lead to its end: no goal is met before its scene is played, each is met after', () => {
    for (const [index, scene] of lesson.scenes.entries()) {
      const start = sceneryOf(page, lesson, index)
      const before = attemptOf(lesson, start)
      if (isRiddle(scene)) {
        const right = figureAt(lesson.game, before.state, scene.ask)
        expect(scene.ask.choices, `${scene.key}: the right answer`).toContain(right)
        expect(new Set(scene.ask.choices).size).toBeGreaterThan(1)
      }
      if (!isTask(scene)) continue
      expect(start.draft, `${scene.key}: it is the learner's turn`).toBeDefined()
      expect(isMet(scene.goal, before), `${scene.key}: met before`).toBe(false)
      const after = performed(page, start, scene)
      expect(isMet(scene.goal, attemptOf(lesson, after)), `${scene.key}: met after`).toBe(true)
      const rivals = after.played.history.filter(({ at, seat }) => at > start.base && seat !== 0)
      const replies = rivals.map(({ at }) => after.played.journal.moves[at - 1])
      expect(replies.slice(0, scene.replies?.length ?? 0), `${scene.key}: the rivals' part`).toEqual(
        scene.replies ?? [],
      )
    }
  })

  test('its last scene has no task, and each of its keys names one scene', () => {
    const last = lesson.scenes.at(-1)
    expect(last !== undefined && (isTask(last) || isRiddle(last))).toBe(false)
    expect(new Set(lesson.scenes.map(({ key }) => key)).size).toBe(lesson.scenes.length)
  })

  test('whatever else is played, the table continues', () => {
    const random = seedRandom(lesson.id)
    for (const index of lesson.scenes.keys()) {
      let scenery: Scenery = sceneryOf(page, lesson, index)
      for (let clicks = 0; clicks < 12 && scenery.draft !== undefined; clicks++) {
        const { draft } = scenery
        if (clicks % 5 === 4) scenery = { ...scenery, draft: stepBack(draft) }
        else if (draft.complete || clicks % 4 === 3) scenery = turnEnded(page, scenery)
        else scenery = { ...scenery, draft: tryMove(page, draft, pick(random, page.game.moves(draft.state))) }
        expect(page.game.faults(scenery.played.journal.position)).toEqual([])
        attemptOf(lesson, scenery)
      }
    }
  })

  test('its game has every move it names', () => {
    expect(unknownNotations(page.game, lesson)).toEqual([])
  })

  test('its sections of the rules exist', () => {
    expect(lesson.rules.filter(rule => placeOf(rule) === undefined)).toEqual([])
  })
})
