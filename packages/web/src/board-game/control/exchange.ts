// The stock exchange as one control: goods, shares sold, loans, shares bought, each a dial — SJ II.2.6, 6.II.
import { type DecisionName, EXCHANGE_STEPS, isInExchange, type Move, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { type Dial, movesSoFar, type Option } from '../../play/control.ts'
import { type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import type { IconName } from '../../shell/icon.tsx'
import { moneyResult } from './figures.ts'
import { type Of, pressOf, type Stage, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

type Trade = Of<'sell goods' | 'sell shares' | 'repay' | 'buy shares'>

interface Question {
  readonly key: string
  readonly state: State
  readonly legal: readonly Trade[]
  /** Undefined while it is open. */
  readonly answer: Trade | undefined
}

function isAnswer(move: Move): move is Trade {
  return (
    move.kind === 'sell goods' || move.kind === 'sell shares' || move.kind === 'repay' || move.kind === 'buy shares'
  )
}

/** All questions of this exchange; the open ones as if nothing were traded before them. */
function questionsOf(stage: Stage): readonly Question[] {
  const answers = stage.own.filter(isAnswer)
  const questions: Question[] = []
  let after = stage.before
  while (!after.complete && isInExchange(stateOf(after))) {
    const state = stateOf(after)
    const legal = state.legal.filter(isAnswer)
    const answer = answers[questions.length]
    const good = legal.find(move => move.kind === 'sell goods')?.good
    questions.push({ key: good === undefined ? state.step : `${state.step}:${good}`, state, legal, answer })
    const given = answer ?? legal[0]
    const next = given === undefined ? after : tryMove(stage.page, after, given)
    if (next === after) break
    after = next
  }
  return questions
}

const ICONS: Readonly<Record<Trade['kind'], IconName>> = {
  'sell goods': 'warehouse',
  'sell shares': 'coins',
  repay: 'loan',
  'buy shares': 'share',
}

/** Shares to buy come first: most exchanges are about them. */
export function exchangeDials(page: GamePage, draft: Draft): Dial[] {
  const dials = dialsInOrder(page, draft)
  const bought = dials.filter(({ key }) => key === 'buy shares')
  return [...bought, ...dials.filter(dial => !bought.includes(dial))]
}

function dialsInOrder(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, EXCHANGE_STEPS)
  const questions = questionsOf(stage)
  return questions.flatMap((question, place) => {
    const [first] = question.legal
    if (first === undefined || question.legal.length < 2) return []
    const options = question.legal.map(move => answering(stage, questions, place, move))
    const at = question.answer === undefined ? 0 : question.legal.indexOf(question.answer)
    return [{ key: question.key, label: titleOf(first), icon: ICONS[first.kind], options, at: Math.max(0, at) }]
  })
}

function titleOf(move: Trade): string {
  if (move.kind === 'sell goods') return words.sellGoodsOf({ good: move.good })
  return words.exchange[move.kind]
}

/** Sets one answer; the others stay, as far as they are still possible. Trading nothing leaves the last question open. */
function answering(stage: Stage, questions: readonly Question[], place: number, move: Trade): Option {
  const { page, draft, before } = stage
  const answered = questions.filter(({ answer }) => answer !== undefined).length
  const isLast = place >= answered - 1
  const count = isLast && move.count === 0 ? place : Math.max(place + 1, answered)
  let after = before
  for (let one = 0; one < count && !after.complete; one++) {
    const wanted = one === place ? move : questions[one]?.answer
    const next = nearest(stateOf(after), wanted)
    if (next === undefined) break
    after = tryMove(page, after, next)
  }
  const own = movesSoFar(after).slice(before.tried.length) as readonly Move[]
  const state = questions[place]?.state ?? draft.state
  return pressOf(stage, own, {
    label: String(move.count),
    full: page.describe(state, move),
    result: moneyResult,
  })
}

/** The answer itself, or the largest possible one below it. */
function nearest({ legal }: State, wanted: Trade | undefined): Move | undefined {
  const answers = legal.filter(isAnswer)
  if (wanted === undefined) return answers[0]
  return answers.findLast(one => one.count <= wanted.count) ?? answers[0]
}

/** Goes on to the next question of the turn without further trade; none if the exchange is over. */
export function tradeNoMore(page: GamePage, draft: Draft): readonly Option[] {
  const stage = stageOf(page, draft, EXCHANGE_STEPS)
  if (draft.complete || !isInExchange(stateOf(draft))) return []
  let after = draft
  while (!after.complete && isInExchange(stateOf(after))) {
    const nothing = nearest(stateOf(after), undefined)
    const next = nothing === undefined ? after : tryMove(page, after, nothing)
    if (next === after) break
    after = next
  }
  const own = movesSoFar(after).slice(stage.before.tried.length) as readonly Move[]
  const full = stage.own.length === 0 ? words.tradeNothing : words.tradeNoMore
  return [pressOf(stage, own, { label: full, full })]
}

/** A single question about shares: start-up capital, Broker, Share Fever. */
export function shareDial(page: GamePage, draft: Draft, steps: readonly DecisionName[]): Dial | undefined {
  const stage = stageOf(page, draft, steps)
  const legal = stateOf(stage.before).legal.filter(isAnswer)
  const [first] = legal
  if (first === undefined) return undefined
  const options = legal.map(move =>
    pressOf(stage, [move], {
      label: String(move.count),
      full: page.describe(stage.before.state, move),
      result: moneyResult,
    }),
  )
  const answer = stage.own.find(isAnswer)
  const at = answer === undefined ? proposal(legal) : legal.indexOf(answer)
  return { key: first.kind, label: titleOf(first), icon: ICONS[first.kind], options, at }
}

/** At half price as many as possible; for start-up capital a third of the shares. */
function proposal(legal: readonly Trade[]): number {
  return legal[0]?.kind === 'buy shares' ? legal.length - 1 : Math.floor(legal.length / 3)
}
