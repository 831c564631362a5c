// Every panel and board is drawn at real positions: also for turns that end the game, after which there is no decade.
import { type AnyJournal, Journal, pick, type Seat, seedRandom } from '@arkwright/kernel'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { spinningJennyPage, waterFramePage } from '../src/board-game/page.ts'
import { cardGamePage } from '../src/card-game/page.ts'
import { type Draft, startDraft, tryMove } from '../src/play/draft.ts'
import type { GamePage } from '../src/play/game-page.ts'
import { replay } from '../src/play/history.ts'
import { newRecord } from '../src/play/new-game.ts'
import { openSession } from '../src/play/session.ts'
import { QUIET } from '../src/play/source.ts'
import { DraftContext, PassiveContext, ShownContext, TableContext } from '../src/play/use-table.ts'
import { withBrowserStorage } from './browser-storage.ts'

const SEED = 'panels'
const LAST_DECISIONS = 8
const EVERY = 60

interface Table {
  readonly page: GamePage
  readonly options: object
}

/** Every panel of the game, because one may still be open when the next decision begins. */
type Panels = ReadonlyMap<string, ComponentType>

const TABLES: readonly Table[] = [
  { page: spinningJennyPage, options: { players: 2, setup: 'predetermined' } },
  { page: waterFramePage, options: { players: 3, edition: 2016, setup: 'predetermined' } },
  { page: cardGamePage, options: { players: 3 } },
  { page: cardGamePage, options: { players: 1, expert: 'all' } },
]

function randomMoves({ game }: GamePage, options: object): readonly string[] {
  const random = seedRandom(SEED)
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), SEED)
  while (game.pending(journal.position) !== undefined) journal.play(pick(random, game.moves(journal.position)).text)
  return journal.moves
}

/** The table as a player sees it with this turn so far, with these panels. */
function drawn({ page, options }: Table, moves: readonly string[], draft: Draft, panels: Panels): ReactNode {
  const seats = Array.from({ length: page.game.seats(page.game.parseOptions(options)) }, (_, seat) => ({
    kind: 'me' as const,
    name: `Player ${seat + 1}`,
  }))
  const record = { ...newRecord(page.game.id, options, seats), seed: SEED, moves }
  const { store } = openSession(page, () => ({
    first: { ...QUIET, record, played: replay(page.game, options, SEED, moves), draft, mySeat: draft.seat },
    keep: () => undefined,
    end: () => undefined,
    advise: () => undefined,
    close: () => undefined,
  }))
  const parts = [...panels.values(), page.Lanes, page.Strip, page.Timetable]
  const children = parts.map((Part, key) => createElement(Part as ComponentType, { key }))
  const onTable = createElement(DraftContext, { value: draft }, children)
  const inPosition = createElement(PassiveContext, { value: draft.state }, onTable)
  return createElement(TableContext, { value: store }, createElement(ShownContext, { value: draft.state }, inPosition))
}

/** The turn as it stands, and a way to its end with each legal move. */
function draftsAt({ page: { game }, page }: Table, position: Draft['state'], seat: Seat): readonly Draft[] {
  const untouched = startDraft(page, position, seat)
  const random = seedRandom(SEED)
  const complete = game.moves(untouched.state).map(move => {
    let draft = tryMove(page, untouched, move)
    while (!draft.complete) draft = tryMove(page, draft, pick(random, game.moves(draft.state)))
    return draft
  })
  return [untouched, ...complete]
}

interface Moment {
  readonly moves: readonly string[]
  readonly drafts: readonly Draft[]
}

/** Some decisions of a random game, and all of the last ones. */
function momentsOf(table: Table): readonly Moment[] {
  const { page, options } = table
  const all = randomMoves(page, options)
  return Array.from(all.keys()).flatMap(count => {
    if (count % EVERY !== 0 && count < all.length - LAST_DECISIONS) return []
    const moves = all.slice(0, count)
    const { position } = replay(page.game, options, SEED, moves).journal
    const seat = page.game.pending(position)?.seat
    return seat === undefined || seat === 'chance' ? [] : [{ moves, drafts: draftsAt(table, position, seat) }]
  })
}

withBrowserStorage()
/** A desk. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

for (const table of TABLES) {
  const { page, options } = table
  test(`panels of ${page.game.id} ${JSON.stringify(options)} are drawn up to the end`, async () => {
    const moments = momentsOf(table)
    const drafts = moments.flatMap(moment => moment.drafts)
    expect(drafts.some(({ state }) => page.game.pending(state) === undefined)).toBe(true)
    const panels: Panels = new Map(
      drafts.flatMap(draft => page.contexts(draft.state, draft)).map(({ key, Body }) => [key, Body]),
    )
    const faults: string[] = []
    for (const { moves, drafts: here } of moments) {
      for (const draft of here) {
        const onError = (error: unknown) => void faults.push(`after ${moves.length} moves: ${String(error)}`)
        await prerender(drawn(table, moves, draft, panels), { onError }).catch(() => undefined)
      }
    }
    expect(faults).toEqual([])
  })
}
