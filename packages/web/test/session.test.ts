import { moves } from '@arkwright/board-game'
import type { ChosenTurn } from '@arkwright/bots'
import { type Move, pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { movesOf, startDraft, tryMove } from '../src/play/draft.ts'
import { playOn, playTurn, replay } from '../src/play/history.ts'
import { newRecord } from '../src/play/new-game.ts'
import { openSession, shownState } from '../src/play/session.ts'
import { type Display, QUIET, type Source } from '../src/play/source.ts'
import { openReplay } from '../src/replay/replay-source.ts'

const options = { players: 2, setup: 'predetermined' }
const record = { ...newRecord('spinning-jenny', options, []), seed: 'session' }
const begun = replay(page.game, options, record.seed, [])
const seat = 0
const CHOICE = { moves: [], report: { candidates: [] } } as unknown as ChosenTurn

/** A source that only records its calls. */
class FakeSource implements Source {
  readonly first = {
    ...QUIET,
    record,
    played: begun,
    draft: startDraft(page, begun.journal.position, seat),
    mySeat: seat,
  } as const
  readonly kept: string[][] = []
  readonly ended: string[][] = []
  readonly display: Display
  advice: Promise<ChosenTurn> | undefined
  asked = 0
  isClosed = false
  isStarted = false

  constructor(display: Display) {
    this.display = display
  }

  start(): void {
    this.isStarted = this.display.now().played === begun
  }

  keep(draft: Parameters<Source['keep']>[0]): void {
    this.kept.push(movesOf(draft))
  }

  end(turn: Parameters<Source['end']>[0]): void {
    this.ended.push(movesOf(turn))
  }

  advise(): Promise<ChosenTurn> | undefined {
    this.asked++
    return this.advice
  }

  close(): void {
    this.isClosed = true
  }
}

function opened() {
  const { store, source } = openSession(page, display => new FakeSource(display))
  return { store, source, session: () => store.getState() }
}

function legal(kind: string, { draft }: { draft: { state: { legal: readonly Move[] } } | undefined }): Move {
  const move = draft?.state.legal.find(one => one.kind === kind)
  if (move === undefined) throw new Error(`no ${kind} is legal`)
  return move
}

test('a source starts when its table can be updated, and is closed with it', () => {
  const { source, session } = opened()
  expect(source.isStarted).toBe(true)
  session().close()
  expect(source.isClosed).toBe(true)
})

test('the source stores every step of a turn, a step back too', () => {
  const { source, session } = opened()
  const place = legal('place', session())
  session().choose(place)
  session().back()
  expect(source.kept).toEqual([[place.text], []])
  expect(session().draft?.tried).toEqual([])
  session().back()
  expect(session().draft?.tried).toEqual([])
})

test('an illegal move changes nothing; asked about, it says why', () => {
  const { session } = opened()
  session().choose(moves.hire(0, 0))
  expect(session().draft?.tried).toEqual([])
  session().ask(moves.hire(0, 0))
  expect(session().refused?.code).toBe('not-now')
  session().open('marker:1')
  expect(session()).toMatchObject({ group: 'marker:1', refused: undefined })
})

test('a turn is ended as a whole, and only if no answer is needed', () => {
  const { source, session } = opened()
  session().endTurn()
  expect(source.ended).toEqual([])
  const place = legal('place', session())
  session().choose(place)
  session().endTurn()
  expect(source.ended).toHaveLength(1)
  expect(source.ended[0]?.[0]).toBe(place.text)
  expect(source.ended[0]?.length).toBeGreaterThan(1)
  // Only the source reports the result.
  expect(session().played).toBe(begun)
})

test('no move can be tried while looking back', () => {
  const { session } = opened()
  const place = legal('place', session())
  session().look(0)
  expect(session().looking).toBe(0)
  session().choose(place)
  expect(session().draft?.tried).toEqual([])
  expect(page.game.save(shownState(session()))).toEqual(page.game.save(begun.journal.at(0)))
  session().look(undefined)
  session().choose(place)
  expect(shownState(session())).toBe(session().draft?.state)
})

test('a hint is asked for once; a new position drops it', async () => {
  const { source, session } = opened()
  source.advice = Promise.resolve(CHOICE)
  for (let i = 0; i < 4; i++) session().askHint()
  expect(source.asked).toBe(1)
  expect(session().hint).toEqual({ choice: undefined })
  await source.advice
  expect(session().hint?.choice).toBe(CHOICE)
  source.display.update({ thinking: true })
  expect(session().hint).toBeDefined()
  source.display.replace({ draft: session().draft })
  expect(session().hint).toBeDefined()
  source.display.replace({ played: { ...begun } })
  expect(session().hint).toBeUndefined()
})

test('a hint that arrives after the position has changed is not shown', async () => {
  const { source, session } = opened()
  source.advice = Promise.resolve(CHOICE)
  session().askHint()
  source.display.replace({ played: { ...begun } })
  session().askHint()
  await source.advice
  expect(source.asked).toBe(2)
  expect(session().hint).toEqual({ choice: CHOICE })
})

test('the table shows no hints if the source shows its own', () => {
  const { source, session } = opened()
  session().askHint()
  expect(source.asked).toBe(1)
  expect(session().hint).toBeUndefined()
})

test('a new position closes what is open, other news does not', () => {
  const { source, session } = opened()
  session().open('marker:1')
  source.display.update({ thinking: true })
  expect(session()).toMatchObject({ thinking: true, group: 'marker:1' })
  source.display.replace({ draft: session().draft })
  expect(session().group).toBeUndefined()
})

test('only the last thing pointed at is highlighted, after the press has its response', async () => {
  const { session } = opened()
  session().point(moves.hire(0, 0))
  session().point(moves.hire(0, 1))
  expect(session().pointed).toBeUndefined()
  await Promise.resolve()
  await Promise.resolve()
  expect(session().pointed).toBe(moves.hire(0, 1))
})

test('a played game is immutable: playing on creates a new one', () => {
  const position = page.game.save(begun.journal.position)
  const [place] = begun.journal.game.moves(begun.journal.position)
  if (place === undefined) throw new Error('no move')
  const next = playTurn(begun, seat, [place])
  expect(next.journal.moves).toEqual([place.text])
  expect(next.history).toHaveLength(2)
  expect(begun.journal.moves).toEqual([])
  expect(begun.history).toHaveLength(1)
  expect(page.game.save(begun.journal.position)).toEqual(position)
  const byText = playTurn(begun, seat, [place.text])
  expect(page.game.save(byText.journal.position)).toEqual(page.game.save(next.journal.position))
})

test('a replay goes from the first position to the last, and allows no decision', () => {
  const played = playTurn(begun, seat, [...begun.journal.game.moves(begun.journal.position)].slice(0, 1))
  const store = openReplay(page, { ...record, moves: played.journal.moves }, played)
  const session = () => store.getState()
  expect(session()).toMatchObject({ looking: 0, hints: false, draft: undefined })
  session().look(99)
  expect(session().looking).toBe(1)
  session().look(-1)
  expect(session().looking).toBe(0)
  session().look(undefined)
  expect(session().looking).toBe(1)
  session().choose(moves.hire(0, 0))
  session().endTurn()
  session().askHint()
  session().close()
  expect(session()).toMatchObject({ played, draft: undefined, hint: undefined })
})

test('a question between turns is answered by one press; a turn is not', () => {
  const random = seedRandom('between turns')
  let played = begun
  const partOf = () => page.game.pending(played.journal.position)?.part.kind
  while (partOf() === 'turn' || partOf() === 'preparation') {
    played = playOn(played, pick(random, page.game.moves(played.journal.position)))
  }
  const asked = page.game.pending(played.journal.position)?.seat
  if (typeof asked !== 'number') throw new Error('the game ended without a question between turns')
  const draft = startDraft(page, played.journal.position, asked)
  const answer = draft.state.legal.find(move => tryMove(page, draft, move).complete)
  const { source, store, session } = opened()
  store.setState({ played, draft, mySeat: asked })
  if (answer !== undefined) session().choose(answer)
  expect(source.ended).toEqual([[answer?.text]])
})

test('a choice can end the turn with the same press', () => {
  const { source, session } = opened()
  const place = legal('place', session())
  session().conclude([place])
  expect(source.kept).toEqual([[place.text]])
  expect(source.ended).toHaveLength(1)
  expect(source.ended[0]?.[0]).toBe(place.text)
  expect(source.ended[0]?.length).toBeGreaterThan(1)
})

test('a chosen dial stays chosen within a turn, and the next turn begins without one', () => {
  const { session, source } = opened()
  session().turnTo('price:1')
  session().choose(legal('place', session()))
  expect(session().dial).toBe('price:1')
  source.display.replace({ played: begun })
  expect(session().dial).toBeUndefined()
})
