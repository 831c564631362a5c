import { expect, test } from 'vitest'
import { spinningJennyPage } from '../src/board-game/page.ts'
import type { Astray } from '../src/lessons/astray.ts'
import { lessonAfter, lessonNamed } from '../src/lessons/course.ts'
import type { Lesson } from '../src/lessons/lesson.ts'
import { type OpenLesson, openLesson } from '../src/lessons/lesson-source.ts'

function lesson(id: string): Lesson {
  const found = lessonNamed(id)
  if (found === undefined) throw new Error(`no lesson ${id}`)
  return found
}

function choose({ table }: OpenLesson, text: string): void {
  const move = spinningJennyPage.game.parseMove(text)
  if (move === undefined) throw new Error(`no such move: ${text}`)
  table.getState().choose(move)
}

function notations(moves: Astray['moves'] = []): string[] {
  return moves.map(({ move }) => move.text)
}

test('playing meets a goal, and taking the move back undoes that', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 1)
  expect(open.guide.getState().met).toBe(false)
  choose(open, 'found clothes')
  expect(open.guide.getState().met).toBe(false)
  open.table.getState().back()
  choose(open, 'found food')
  expect(open.guide.getState().met).toBe(true)
  open.table.getState().back()
  expect(open.guide.getState().met).toBe(false)
})

test('a scene can be tried again from its beginning', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 1)
  choose(open, 'found clothes')
  choose(open, 'price clothes 7')
  open.table.getState().endTurn()
  expect(open.table.getState().played.journal.moves.length).toBeGreaterThan(2)
  open.guide.getState().goTo(1)
  expect(open.table.getState().played.journal.moves).toEqual([])
  expect(open.table.getState().draft?.tried).toEqual([])
})

test('showing the answer meets the goal, and the story continues from it', () => {
  const open = openLesson(spinningJennyPage, lesson('sale'), 0)
  const { scenes } = open.lesson
  for (const scene of scenes.keys()) {
    open.guide.getState().goTo(scene)
    expect(open.guide.getState().retold).toBeUndefined()
    open.guide.getState().hint()
    expect(open.guide.getState().hinted).toBe(true)
    open.guide.getState().showMe()
    expect(open.guide.getState().met, scenes[scene]?.key).toBe(true)
  }
})

test('another turn may meet the goal; the story then continues from the recorded one', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 3)
  choose(open, 'found lamps')
  choose(open, 'price lamps 9')
  open.table.getState().endTurn()
  expect(open.guide.getState().met).toBe(true)
  open.guide.getState().goTo(4)
  const { retold } = open.guide.getState()
  expect(notations(retold?.mine)).toEqual(['found lamps', 'price lamps 9'])
  expect(notations(retold?.lesson)).toEqual(['found cutlery', 'price cutlery 8'])
})

test('a move tried while reading is named when the lesson goes on without it', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 5)
  choose(open, 'place workers 1')
  open.guide.getState().goTo(6)
  const { retold } = open.guide.getState()
  expect(notations(retold?.mine)).toEqual(['place workers 1'])
  expect(retold?.lesson).toEqual([])
})

test('a choice that does not lead to the goal is named, until it is taken back', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 1)
  expect(open.guide.getState().astray).toBeUndefined()
  choose(open, 'found clothes')
  expect(open.guide.getState().astray?.how).toBe('chosen')
  expect(notations(open.guide.getState().astray?.moves)).toEqual(['found clothes'])
  open.table.getState().back()
  expect(open.guide.getState().astray).toBeUndefined()
  choose(open, 'found food')
  expect(open.guide.getState()).toMatchObject({ met: true, astray: undefined })
})

test('another way to the goal is not called wrong', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 3)
  choose(open, 'found lamps')
  expect(open.guide.getState()).toMatchObject({ met: false, astray: undefined })
  choose(open, 'price lamps 9')
  expect(open.guide.getState()).toMatchObject({ met: false, astray: undefined })
})

test('a turn that ends without the goal is named; the chosen price stays as it was chosen', () => {
  const open = openLesson(spinningJennyPage, lesson('first-factory'), 2)
  choose(open, 'price food 7')
  expect(open.guide.getState().astray?.how).toBe('chosen')
  open.table.getState().endTurn()
  const { met, astray } = open.guide.getState()
  expect(met).toBe(false)
  expect(astray?.how).toBe('ended')
  expect(notations(astray?.moves)).toEqual(['price food 7'])
  expect(open.table.getState().played.journal.moves).toContain('price food 7')
})

test('taking back what a task builds on is named', () => {
  const open = openLesson(spinningJennyPage, lesson('workers'), 3)
  open.table.getState().compose([])
  const { astray } = open.guide.getState()
  expect(astray?.how).toBe('undone')
  expect(notations(astray?.moves)).toEqual(['place workers 1', 'hire food 3', 'hire food 3'])
})

test('only the right answer meets a question', () => {
  const open = openLesson(spinningJennyPage, lesson('sale'), 0)
  open.guide.getState().answer(5)
  expect(open.guide.getState()).toMatchObject({ met: false, answered: 5 })
  open.guide.getState().answer(7)
  expect(open.guide.getState().met).toBe(true)
})

test('a refused move says why, and looking back changes nothing', () => {
  const open = openLesson(spinningJennyPage, lesson('workers'), 3)
  const fire = spinningJennyPage.game.parseMove('fire food')
  if (fire !== undefined) open.table.getState().ask(fire)
  expect(open.table.getState().refused?.code).toBeDefined()
  open.table.getState().look(0)
  choose(open, 'hire cutlery 3')
  expect(open.table.getState().draft?.tried).toHaveLength(3)
  open.table.getState().askHint()
  expect(open.guide.getState().hinted).toBe(true)
})

test('the lessons follow one another', () => {
  expect(lessonAfter(lesson('first-factory'))?.id).toBe('sale')
  expect(lessonAfter(lesson('shares'))?.id).toBe('warehouse')
  expect(lessonAfter(lesson('solo'))).toBeUndefined()
})
