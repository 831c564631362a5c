// What to press for a recorded answer, in the words of the action bar.
import type { Move } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { added, type ChoiceCard, type Control, movesSoFar, type Option } from '../play/control.ts'
import { compose, type Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { isAnswered } from '../play/session.ts'
import { END_TURN, isTask, type Lesson, STEP_BACK } from './lesson.ts'
import { moveCalled } from './notation.ts'
import { type Scenery, sceneryOf, stepPlayed } from './playing.ts'

interface Named {
  readonly label: string
  /** The dial whose value it is. */
  readonly dial?: string
}

/** A press, or two that belong together, and how many steps of the answer they make. */
interface Press {
  readonly named: readonly Named[]
  readonly steps: number
}

/** Each press in the language's quotation marks, in order. */
export function buttonsOf(page: GamePage, lesson: Lesson, index: number): string[] {
  const scene = lesson.scenes[index]
  if (scene === undefined || !isTask(scene)) return []
  const presses: Named[] = []
  let scenery = sceneryOf(page, lesson, index)
  for (let done = 0; done < scene.answer.length; ) {
    const rest = scene.answer.slice(done)
    const press = nextPress(page, scenery, rest, presses.at(-1)?.dial !== undefined)
    presses.push(...press.named)
    for (const step of rest.slice(0, press.steps)) scenery = stepPlayed(page, scenery, step)
    done += press.steps
  }
  return counted(presses).map(quoted)
}

/** A dial waits for "End turn"; another press answers a question between turns at once. */
function nextPress(page: GamePage, { draft }: Scenery, rest: readonly string[], isByDial: boolean): Press {
  const [step = END_TURN] = rest
  if (step === END_TURN) {
    const endsByItself = draft !== undefined && !isByDial && isAnswered(page, draft)
    return { named: endsByItself ? [] : [{ label: text.table.endTurn }], steps: 1 }
  }
  if (step === STEP_BACK) return { named: [{ label: text.tableFrame.bar.back }], steps: 1 }
  const end = rest.findIndex(one => one === END_TURN || one === STEP_BACK)
  const moves = rest.slice(0, end === -1 ? rest.length : end).map(one => moveCalled(page.game, one))
  const [move] = moves
  if (draft === undefined || move === undefined) throw new Error(`it is not the learner's turn at ${step}`)
  return (
    pressIn(page.control(draft), draft, moves) ??
    pressAndDial(page, draft, moves) ?? { named: [{ label: page.describe(draft.state, move) }], steps: 1 }
  )
}

/** The press that makes the most of these moves and no others. */
function pressIn(control: Control, draft: Draft, moves: readonly Move[]): Press | undefined {
  const found: Press[] = []
  const consider = (option: Option, named: Named) => {
    const more = added(draft, option)
    if (more?.every((move, place) => move === moves[place])) found.push({ named: [named], steps: more.length })
  }
  for (const card of cardsOf(control)) consider(card.option, { label: nameOf(control, card) })
  // Before the dials: a button accepts the value that a dial already shows.
  for (const option of control.buttons) consider(option, { label: option.label })
  for (const { label: dial, options } of control.dials) {
    for (const option of options) consider(option, { label: option.label, dial })
  }
  return found.toSorted((one, other) => other.steps - one.steps)[0]
}

/** A card, and a dial that then sets another value of it: a marker, then its space. */
function pressAndDial(page: GamePage, draft: Draft, moves: readonly Move[]): Press | undefined {
  const control = page.control(draft)
  const so = movesSoFar(draft)
  for (const card of cardsOf(control)) {
    const after = compose(page, draft, card.option.moves)
    for (const { label: dial, options } of after.complete ? [] : page.control(after).dials) {
      for (const { moves: all, label } of options) {
        const steps = all.length - so.length
        const wanted = [...so, ...moves.slice(0, steps)]
        if (steps > 0 && all.length === wanted.length && all.every((move, place) => move === wanted[place])) {
          return { named: [{ label: nameOf(control, card) }, { label, dial }], steps }
        }
      }
    }
  }
  return undefined
}

function cardsOf({ cards, more = [] }: Control): readonly ChoiceCard[] {
  return [...cards, ...more]
}

/** Cards of the same title differ by their icons: the whole choice in words tells them apart. */
function nameOf(control: Control, { title, option }: ChoiceCard): string {
  return cardsOf(control).filter(one => one.title === title).length > 1 ? option.full : title
}

interface Presses extends Named {
  readonly times: number
}

/** Repeated presses of the same button are named once. */
function counted(presses: readonly Named[]): Presses[] {
  const found: Presses[] = []
  for (const { label, dial } of presses) {
    const last = found.at(-1)
    if (last?.label === label && last.dial === dial) found.splice(-1, 1, { ...last, times: last.times + 1 })
    else found.push(dial === undefined ? { label, times: 1 } : { label, dial, times: 1 })
  }
  return found
}

/** A description that quotes a marker is not quoted once more. */
const QUOTED = /[“„«]/

function quoted({ label, dial, times }: Presses): string {
  const words = text.lessons
  if (dial === undefined && times === 1 && QUOTED.test(label)) return label
  return dial === undefined ? words.button({ label, times }) : words.dial({ dial, value: label })
}
