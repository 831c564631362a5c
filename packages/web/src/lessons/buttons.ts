// The buttons of a recorded answer, so that a hint uses the labels of the action bar.
import type { Move } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { opens } from '../play/choice-groups.ts'
import type { ChoiceGroup, GamePage } from '../play/game-page.ts'
import { END_TURN, isTask, type Lesson, STEP_BACK, type Task } from './lesson.ts'
import { type Scenery, sceneryOf, stepPlayed } from './playing.ts'

interface Press {
  readonly label: string
  /** The button that opens its group. */
  readonly group?: string
}

/** Each button in the language's quotation marks, in the order to press them. */
export function buttonsOf(page: GamePage, lesson: Lesson, index: number): string[] {
  const scene = lesson.scenes[index]
  if (scene === undefined || !isTask(scene)) return []
  return counted(pressesOf(page, sceneryOf(page, lesson, index), scene)).map(quoted)
}

function pressesOf(page: GamePage, start: Scenery, { answer }: Task): Press[] {
  let scenery = start
  return answer.map(step => {
    const before = scenery
    scenery = stepPlayed(page, before, step)
    return pressOf(page, before, step)
  })
}

function pressOf(page: GamePage, { draft }: Scenery, step: string): Press {
  if (step === END_TURN) return { label: text.table.endTurn }
  if (step === STEP_BACK) return { label: text.table.stepBack }
  const move = page.game.parseMove(step)
  const press = draft && move && pressIn(page.choices(draft.state), move)
  if (press === undefined) throw new Error(`the action bar has no button for ${step}`)
  return press
}

function pressIn(groups: readonly ChoiceGroup[], move: Move): Press | undefined {
  for (const group of groups) {
    const choice = group.hidden === true ? undefined : group.choices.find(one => one.move === move)
    if (choice !== undefined) return opens(group) ? { label: choice.label, group: group.label } : choice
  }
  return undefined
}

interface Presses extends Press {
  readonly times: number
}

/** Repeated presses of the same button are named once. */
function counted(presses: readonly Press[]): Presses[] {
  const found: Presses[] = []
  for (const { label, group } of presses) {
    const last = found.at(-1)
    if (last?.label === label && last.group === group) found.splice(-1, 1, { ...last, times: last.times + 1 })
    else found.push(group === undefined ? { label, times: 1 } : { label, group, times: 1 })
  }
  return found
}

function quoted({ label, group, times }: Presses): string {
  const words = text.lessons
  return group === undefined ? words.button({ label, times }) : words.buttonIn({ group, label, times })
}
