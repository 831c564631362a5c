// The telling: where it starts, how it goes on and back, and what the table shows meanwhile.
import { expect, test, vi } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { finish, startDraft, tryMove } from '../src/play/draft.ts'
import { type PlayedGame, playTurn, replay } from '../src/play/history.ts'
import { newRecord } from '../src/play/new-game.ts'
import { openSession, shownState } from '../src/play/session.ts'
import { type Display, QUIET, type Source } from '../src/play/source.ts'
import { railItems } from '../src/telling/rail-items.ts'
import { changeOf, countsOf, digestSteps, sinceTurnOf } from '../src/telling/since.ts'
import { durationOf, firstToTell, stepBack, stepOn, type Told } from '../src/telling/told.ts'
import { withBrowserStorage } from './browser-storage.ts'
import { randomGame } from './positions.ts'

withBrowserStorage()

const OPTIONS = { players: 3, setup: 'predetermined' } as const
const NAMES = ['Ada', 'Ben', 'Cora']
const MOVES = randomGame('telling', OPTIONS)
const played = replay(page.game, OPTIONS, 'telling', MOVES)
const beats = page.beats(played, NAMES)

function walk(from: Told | undefined, sales: 'full' | 'short' | 'none'): Told[] {
  const all: Told[] = []
  for (let told = from; told !== undefined; told = stepOn(beats, told, sales)) all.push(told)
  return all
}

test('a whole game is told step by step, forwards and backwards', () => {
  const all = walk(firstToTell(beats, 0, undefined), 'full')
  const steps = beats.flatMap(({ steps: own }) => own).filter(({ at }) => at > 0)
  expect(all.length).toBe(steps.length)
  const last = all.at(-1)
  expect(last).toMatchObject({ at: MOVES.length, isWithin: false })
  for (const [place, told] of all.entries()) {
    if (place > 0) expect(stepBack(beats, told)).toEqual(all[place - 1])
  }
})

test('sales can be shown by their totals or not at all', () => {
  const sales = beats.filter(({ kind }) => kind === 'sale').length
  const ofSales = (all: readonly Told[]) => all.filter(({ beat }) => beats[beat]?.kind === 'sale')
  const from = firstToTell(beats, 0, undefined)
  expect(ofSales(walk(from, 'short'))).toHaveLength(sales)
  expect(ofSales(walk(from, 'none'))).toHaveLength(0)
})

test('the telling starts after my own turn, and one beat alone ends with itself', () => {
  const mine = beats.find(({ kind, seat, index }) => kind === 'turn' && seat === 0 && index > 8)
  if (mine === undefined) throw new Error('no turn of mine')
  const from = (mine.steps[0]?.at ?? 0) - 1
  expect(firstToTell(beats, from, 0)?.beat).toBe(mine.index + 1)
  expect(firstToTell(beats, from, 1)?.beat).toBe(mine.index)
  expect(firstToTell(beats, MOVES.length, undefined)).toBeUndefined()
  const sale = beats.find(({ kind }) => kind === 'sale')
  const alone = walk({ beat: sale?.index ?? 0, step: 0, at: 0, isWithin: true, isPlaying: true, isAlone: true }, 'full')
  expect(alone).toHaveLength(sale?.steps.length ?? 0)
})

test('each turn is shown for at least 1.2 seconds, and a reason stops the film', () => {
  for (const beat of beats) {
    const whole = beat.steps.reduce((sum, _, step) => sum + durationOf(beat, step, 'full'), 0)
    expect(whole).toBeGreaterThanOrEqual(1200)
    for (const [step, { reason, chapter }] of beat.steps.entries()) {
      if (reason !== undefined) expect(durationOf(beat, step, 'full')).toBeGreaterThanOrEqual(2400)
      else if (chapter === 'calls') expect(durationOf(beat, step, 'full')).toBe(900)
    }
  }
})

test('the digest has every turn and sale since mine, with cash and rank before and after', () => {
  const until = beats.findLastIndex(({ kind, seat }) => kind === 'turn' && seat === 0) - 1
  const since = sinceTurnOf(beats, 0, until)
  expect(countsOf(since).sales).toBeGreaterThanOrEqual(1)
  const mine = beats.findLast(({ kind, seat, index }) => kind === 'turn' && seat === 0 && index <= until)
  expect(since[0]?.index).toBe((mine?.index ?? 0) + 1)
  expect(since.at(-1)?.index).toBe(until)
  const sale = since.find(({ kind }) => kind === 'sale')
  if (sale === undefined) throw new Error('no sale')
  const chapters = digestSteps(sale).map(({ chapter }) => chapter)
  expect(chapters[0]).toBe('calls')
  expect(chapters.filter(chapter => chapter === 'calls')).toHaveLength(1)
  const sums = [0, 1, 2].map(seat => changeOf(page, played, NAMES, beats, sale, seat as 0))
  expect(sums.some(change => change !== undefined && change.from.cash !== change.to.cash)).toBe(true)
})

test('the rail has an arrow for each step of the cycle, and nothing that is not told yet', () => {
  const sale = beats.findLast(({ kind }) => kind === 'sale')
  const turn = beats.findLast(({ kind, index }) => kind === 'turn' && index < (sale?.index ?? 0))
  const cycle = { seats: [0, 1, 2], good: 3, sale: 'Sale' } as const
  const items = railItems(beats, { told: (turn?.index ?? 0) - 1, cycle, pending: undefined })
  expect(items.map(({ state, kind }) => `${state} ${kind}`)).toEqual([
    'past economy',
    'past turn',
    'now turn',
    'to come turn',
    'to come sale',
  ])
  expect(items.at(-2)).toMatchObject({ beat: undefined, seat: turn?.seat })
})

function open(first: PlayedGame, follows: boolean) {
  let display: Display | undefined
  const source: Source = {
    first: {
      ...QUIET,
      record: {
        ...newRecord(
          'spinning-jenny',
          OPTIONS,
          NAMES.map(name => ({ kind: 'bot', name })),
        ),
        id: 'told',
      },
      played: first,
      draft: undefined,
      mySeat: 0,
    },
    keep: vi.fn(),
    end: vi.fn(),
    advise: () => undefined,
    close: vi.fn(),
  }
  const { store } = openSession(page, own => {
    display = own
    return source
  })
  store.getState().follow(follows)
  return {
    store,
    show: (next: PlayedGame, draft = undefined as ReturnType<typeof startDraft> | undefined) =>
      display?.replace({ played: next, draft }),
  }
}

/** The game after some moves, and after the next turn. */
function turns(): { before: PlayedGame; after: PlayedGame } {
  const before = replay(page.game, OPTIONS, 'telling', [])
  const seat = page.game.pending(before.journal.position)?.seat
  const [first] = page.game.moves(before.journal.position)
  if (typeof seat !== 'number' || first === undefined) throw new Error('nobody is to move')
  const whole = finish(page, tryMove(page, startDraft(page, before.journal.position, seat), first))
  const after = playTurn(before, seat, whole?.tried.map(({ move }) => move) ?? [])
  return { before, after }
}

test('the table shows what is told, and the present once it is skipped', () => {
  const { before, after } = turns()
  const { store, show } = open(before, true)
  show(after)
  const { told } = store.getState()
  expect(told).toMatchObject({ step: 0, isPlaying: true })
  expect(shownState(store.getState())).not.toBe(after.journal.position)
  store.getState().tell(undefined)
  expect(shownState(store.getState())).toBe(after.journal.position)
})

test('nothing waits for me: a move of mine leads to the present at once', () => {
  const { before, after } = turns()
  const { store, show } = open(before, true)
  const seat = page.game.pending(after.journal.position)?.seat
  if (typeof seat !== 'number') throw new Error('nobody is to move')
  show(after, startDraft(page, after.journal.position, seat))
  expect(store.getState().told).toBeDefined()
  const [move] = page.game.moves(after.journal.position)
  if (move !== undefined) store.getState().choose(move)
  expect(store.getState()).toMatchObject({ told: undefined, draft: { tried: [{ move }] } })
})

test('without somebody who advances the story, the table shows the present', () => {
  const { before, after } = turns()
  const { store, show } = open(before, false)
  show(after)
  expect(store.getState().told).toBeUndefined()
})

test('taking moves back ends the telling', () => {
  const { before, after } = turns()
  const { store, show } = open(before, true)
  show(after)
  show(before)
  expect(store.getState().told).toBeUndefined()
})
