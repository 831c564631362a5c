import { type AnyJournal, Journal } from '@arkwright/kernel'
import { type Entry, fingerprint, OutOfStep, type Table } from '@arkwright/server/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { liveGame } from '../src/online/live-game.ts'
import { OnlineSource, type Outside } from '../src/online/online-source.ts'
import { finish, movesOf, startDraft, tryMove } from '../src/play/draft.ts'
import { openSession } from '../src/play/session.ts'
import { keptDraft } from '../src/storage/drafts.ts'
import { withBrowserStorage } from './browser-storage.ts'

withBrowserStorage()

const options = { players: 2, setup: 'predetermined' }

/** The server's side: a journal with its seed, and the entries it has written. */
class Server {
  readonly journal: AnyJournal = new Journal(page.game, page.game.parseOptions(options), 'the server’s seed')
  readonly entries: Entry[] = []

  constructor() {
    this.write({ kind: 'started', seat: null, revealed: [...this.journal.revealed] })
  }

  /** The first complete turn of the seat that decides. */
  get turn(): readonly string[] {
    const { position } = this.journal
    const [first] = page.game.moves(position)
    if (first === undefined) throw new Error('the game is over')
    const whole = finish(page, tryMove(page, startDraft(page, position, this.decider), first))
    if (whole === undefined) throw new Error('the turn needs an answer')
    return movesOf(whole)
  }

  get decider() {
    const seat = page.game.pending(this.journal.position)?.seat
    if (seat === undefined || seat === 'chance') throw new Error('no seat is to move')
    return seat
  }

  play(moves: readonly string[] = this.turn, rest: Partial<Entry> = {}): Entry {
    const seat = this.decider
    const before = this.journal.revealed.length
    for (const move of moves) this.journal.play(move)
    const revealed = this.journal.revealed.slice(before)
    return this.write({ kind: 'turn', seat, moves: [...moves], revealed, ...rest })
  }

  undo(): Entry {
    this.journal.undoTo(this.journal.undoLimit(0))
    return this.write({ kind: 'undone', seat: 0, to: this.journal.moves.length })
  }

  private write(rest: Partial<Entry> & Pick<Entry, 'kind' | 'seat'>): Entry {
    const hash = fingerprint(page.game, this.journal.position)
    const entry = { sequence: this.entries.length + 1, at: 0, hash, ...rest }
    this.entries.push(entry)
    return entry
  }
}

function tableWith(mySeat: number | null): Table {
  return {
    id: 'table',
    code: 'ABCDEFGHJK',
    game: 'spinning-jenny',
    revision: 1,
    options,
    seats: [],
    mySeat,
    hints: true,
    state: 'playing',
    created: 0,
    changed: 0,
  } as unknown as Table
}

/** The requests to the server, and its responses. */
let sent: { readonly route: string; readonly body: { readonly key?: string } }[]
let reply: (route: string) => Promise<{ readonly status: number; readonly body: unknown }>

beforeEach(() => {
  sent = []
  reply = async () => ({ status: 200, body: { draft: null, entries: [] } })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const route = `${method} ${url}`
    if (method !== 'GET') sent.push({ route, body: JSON.parse(body ?? '{}') })
    const answer = await reply(route)
    return Response.json(answer.body, { status: answer.status })
  })
})

function open(server: Server, mySeat: number | null = 0) {
  const outside = {
    take: vi.fn<Outside['take']>(),
    fault: vi.fn<Outside['fault']>(),
    rebased: vi.fn<Outside['rebased']>(),
    offered: vi.fn<Outside['offered']>(),
  }
  const start = { played: liveGame(page.game, options, server.entries), entries: [...server.entries] }
  const { store, source } = openSession(
    page,
    display => new OnlineSource(page, tableWith(mySeat), start, outside, display),
  )
  outside.take.mockImplementation(entries => source.follow(entries))
  return { store, source, outside, session: () => store.getState() }
}

function compose({ session }: ReturnType<typeof open>, moves: readonly string[]): void {
  for (const text of moves) {
    const move = page.game.parseMove(text)
    if (move !== undefined) session().choose(move)
  }
}

const TURNS = 'POST /api/tables/table/turns'

test('an ended turn is sent to the server once, and its answer is played', async () => {
  const server = new Server()
  const table = open(server)
  const turn = server.turn
  const entry = server.play(turn)
  reply = async () => ({ status: 200, body: { entries: [entry] } })
  compose(table, turn)
  table.session().endTurn()
  table.session().endTurn()
  expect(table.session()).toMatchObject({ posting: 'sent', draft: { complete: true } })
  expect(keptDraft('ABCDEFGHJK')).toMatchObject({ base: 1, moves: turn, ended: true })
  await expect.poll(() => table.session().posting).toBeUndefined()
  expect(sent.filter(({ route }) => route === TURNS)).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ sequence: 1, moves: turn })
  expect(table.session().played.journal.moves).toEqual(turn)
  expect(table.session().draft).toBeUndefined()
  expect(keptDraft('ABCDEFGHJK')).toBeUndefined()
  expect(table.outside.rebased).not.toHaveBeenCalled()
  // The stream delivers it a second time, which changes nothing.
  table.source.follow([entry])
  expect(table.session().played.journal.moves).toEqual(turn)
})

test('without an answer the turn is held, can be recalled, and is sent again when the connection is back', async () => {
  const server = new Server()
  const table = open(server)
  const turn = server.turn
  reply = async () => Promise.reject(new Error('no line'))
  compose(table, turn)
  table.session().endTurn()
  await expect.poll(() => table.session().posting).toBe('held')
  table.session().recall?.()
  expect(table.session()).toMatchObject({ posting: undefined, draft: { complete: true } })
  table.session().endTurn()
  await expect.poll(() => table.session().posting).toBe('held')
  const entry = server.play(turn)
  reply = async () => ({ status: 200, body: { entries: [entry] } })
  table.source.lineUp()
  await expect.poll(() => table.session().posting).toBeUndefined()
  expect(table.session().played.journal.moves).toEqual(turn)
  table.source.close()
})

test('a held turn is still held after a reload, and is sent again with the same key', async () => {
  const server = new Server()
  const before = open(server)
  reply = async () => Promise.reject(new Error('no line'))
  compose(before, server.turn)
  before.session().endTurn()
  await expect.poll(() => before.session().posting).toBe('held')
  before.source.close()
  const after = open(server)
  expect(after.session().posting).toBe('sent')
  await expect.poll(() => after.session().posting).toBe('held')
  const keys = sent.filter(({ route }) => route === TURNS).map(({ body }) => body.key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  after.source.close()
})

test('a turn the server refuses is open again, and the reason is shown', async () => {
  const server = new Server()
  const table = open(server)
  const refusal = { rule: 'II.1', code: 'no', figures: {} }
  reply = async route =>
    route === TURNS
      ? { status: 422, body: { fault: { code: 'refused', message: 'no', refusal } } }
      : { status: 200, body: { draft: null } }
  const turn = server.turn
  compose(table, turn)
  table.session().endTurn()
  await expect.poll(() => table.session().refused).toEqual(refusal)
  expect(table.session()).toMatchObject({ posting: undefined })
  expect(table.session().draft?.tried.map(({ move }) => move.text)).toEqual(turn)
})

test('my draft is tried on every new position, and the result is shown', () => {
  const server = new Server()
  const first = server.play()
  const table = open(server)
  expect(table.session().draft).toBeUndefined()
  const back = server.undo()
  table.source.follow([first, back])
  const turn = server.turn
  compose(table, turn.slice(0, 1))
  const paused: Entry = { sequence: 4, kind: 'paused', seat: null, at: 0 }
  table.source.follow([paused])
  expect(table.source.sequence).toBe(4)
  expect(table.outside.rebased).not.toHaveBeenCalled()
  const again = { ...server.play(turn, { by: 'order' }), sequence: 5 }
  const once = { ...server.undo(), sequence: 6 }
  table.source.follow([again, once])
  expect(table.outside.rebased.mock.calls).toEqual([['kept']])
  expect(table.session().draft?.tried).toHaveLength(1)
  table.source.follow([{ ...again, sequence: 7 }])
  expect(table.outside.rebased.mock.calls).toEqual([['kept'], ['gone']])
})

test('my last turn can be taken back until another player decides', async () => {
  const server = new Server()
  server.play()
  const table = open(server)
  const back = server.undo()
  reply = async () => ({ status: 200, body: { entries: [back] } })
  table.session().recall?.()
  await expect.poll(() => table.session().played.journal.moves).toEqual([])
  expect(sent.at(-1)).toMatchObject({ route: 'POST /api/tables/table/undo', body: { sequence: 2, to: 0 } })
  expect(table.session().draft?.seat).toBe(0)
})

test('an entry that does not fit is detected before anything changes', () => {
  const server = new Server()
  const table = open(server)
  const { played } = table.session()
  const entry = { ...server.play(), hash: 'another' }
  expect(() => table.source.follow([entry])).toThrow(OutOfStep)
  expect(table.session().played).toBe(played)
  expect(table.source.sequence).toBe(1)
})

test('a turn from another device appears here; a spectator composes nothing', async () => {
  const server = new Server()
  const turn = server.turn
  reply = async () => ({ status: 200, body: { draft: { position: 1, moves: turn.slice(0, 1) } } })
  const table = open(server)
  await expect.poll(() => table.session().draft?.tried).toHaveLength(1)
  expect(open(server, null).session()).toMatchObject({ draft: undefined, recall: undefined, mySeat: 0 })
})

test('my prepared turn that the server did not play is laid out when my turn comes, with the reason', async () => {
  const server = new Server()
  const mine = server.turn
  const ended = server.play()
  const table = open(server)
  expect(table.session().draft).toBeUndefined()
  reply = async () => ({ status: 200, body: { draft: { position: 3, moves: mine.slice(0, 1), offered: 'refused' } } })
  table.source.follow([ended, server.undo()])
  await vi.waitFor(() => expect(table.outside.offered.mock.calls.at(-1)).toEqual(['refused']))
  expect(table.session().draft?.tried.map(({ move }) => move.text)).toEqual(mine.slice(0, 1))
  table.source.follow([{ ...server.play(), sequence: 4 }])
  expect(table.outside.offered.mock.calls.at(-1)).toEqual([undefined])
})
