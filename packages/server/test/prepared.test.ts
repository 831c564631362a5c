// A prepared turn is played by the server when its turn comes, or offered as a draft; never in part, never shown to others.
import { type AnyGame, Journal, pick, seedRandom, withoutChance } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import type { Table } from '../src/client/index.ts'
import { expectedProfit, GAMES } from '../src/games.ts'
import { checkPrepared } from '../src/play/prepared.ts'
import { agree, fullTable, play, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('a prepared turn', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  /** Three players, past the set-up and a first turn. `mover` is to play `first`; then `waiting` can play `moves`. */
  async function atTurns(game = 'spinning-jenny') {
    const { table, guests } = await fullTable(house, 3, { game })
    const at = { params: { table: table.id } }
    for (let turns = 0; ; turns++) {
      const { decision } = await inside(table.id)
      const mover = guestAt(guests, decision?.seat)
      if (turns > 0 && decision?.part.kind === 'turn')
        return { table, guests, at, mover, ...(await plan(guests, table, mover)) }
      await playTurn(mover, table.id)
    }
  }

  /** What the next player can do if the mover changes little: found by playing it and taking it back. */
  async function plan(guests: readonly Guest[], { id }: Table, mover: Guest) {
    const at = { params: { table: id } }
    const before = await mover.call('GET /api/tables/:table/position', at)
    const first = await wholeTurn(id)
    await play(mover, id, before.sequence, first.moves)
    const { decision } = await inside(id)
    const next = await wholeTurn(id)
    const now = await mover.call('GET /api/tables/:table/position', at)
    await mover.call('POST /api/tables/:table/undo', { ...at, body: { sequence: now.sequence, to: before.moves } })
    return {
      first: first.moves,
      waiting: guestAt(guests, decision?.seat),
      next: decision?.seat,
      seat: before.pending?.seat,
      ...next,
    }
  }

  async function inside(table: string) {
    const { positions, db } = house.server.open.house
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
    const { journal } = await positions.of(row)
    return { game: journal.game, position: journal.position, decision: journal.game.pending(journal.position) }
  }

  /** A whole turn for the seat to move, and what the production then earns. */
  async function wholeTurn(table: string): Promise<{ moves: string[]; promise: number | null }> {
    const { game, position } = await inside(table)
    return turnFrom(game, position)
  }

  async function playFirst({ table, at, mover, first }: Awaited<ReturnType<typeof atTurns>>) {
    const { sequence } = await mover.call('GET /api/tables/:table/position', at)
    return play(mover, table.id, sequence, first)
  }

  const kept = (guest: Guest, at: { params: { table: string } }) => guest.call('GET /api/tables/:table/prepared', at)

  test.each(GAMES.map(({ id }) => id))('%s: is played in the commit of the turn before, and noticed', async game => {
    const scene = await atTurns(game)
    const { at, seat, next, waiting, first, moves, promise } = scene
    const body = { moves, promise, way: 'play if as good' } as const
    expect((await waiting.call('PUT /api/tables/:table/prepared', { ...at, body })).entries).toEqual([])
    expect(await kept(waiting, at)).toEqual({ prepared: body })
    const { entries } = await playFirst(scene)
    expect(entries).toMatchObject([
      { kind: 'turn', seat, moves: first },
      { kind: 'turn', seat: next, by: 'prepared', moves },
    ])
    expect(await kept(waiting, at)).toEqual({ prepared: null })
    await house.rest()
    const { notices } = await waiting.call('GET /api/notices')
    expect(notices.filter(({ kind: about }) => about === 'prepared')).toHaveLength(1)
  })

  test('that earns less than promised is offered as a draft, and says why', async () => {
    const scene = await atTurns()
    const { at, waiting, seat, moves } = scene
    const body = { moves, promise: 1000, way: 'play if as good' } as const
    await waiting.call('PUT /api/tables/:table/prepared', { ...at, body })
    expect(await waiting.call('GET /api/tables/:table/draft', at)).toEqual({ draft: null })
    const { entries } = await playFirst(scene)
    expect(entries.map(entry => entry.seat)).toEqual([seat])
    const position = entries.at(-1)?.sequence
    const { draft } = await waiting.call('GET /api/tables/:table/draft', at)
    expect(draft).toEqual({ position, moves, offered: 'worse' })
    house.later(31_000)
    await house.rest()
    expect((await waiting.call('GET /api/notices')).notices.map(({ kind: about }) => about)).toContain('laid')
    // The player's own draft comes first, even an empty one.
    await waiting.call('PUT /api/tables/:table/draft', { ...at, body: { position: position ?? 0, moves: [] } })
    expect((await waiting.call('GET /api/tables/:table/draft', at)).draft).toEqual({ position, moves: [] })
    await playTurn(waiting, at.params.table)
    expect(await kept(waiting, at)).toEqual({ prepared: null })
  })

  test('with an illegal move, or without an end, is not played in part', async () => {
    const scene = await atTurns()
    const { at, waiting, seat, first, moves } = scene
    for (const broken of [[...moves.slice(0, 1), 'no such move'], moves.slice(0, -1), [...moves, ...moves]]) {
      const body = { moves: broken, promise: null, way: 'play' } as const
      await waiting.call('PUT /api/tables/:table/prepared', { ...at, body })
      const { entries } = await playFirst(scene)
      expect(entries.map(entry => entry.seat)).toEqual([seat])
      const { draft } = await waiting.call('GET /api/tables/:table/draft', at)
      expect(draft?.offered).toBe('refused')
      expect(moves.slice(0, draft?.moves.length)).toEqual(draft?.moves)
      // The player before goes back. The prepared turn was made earlier, so it stays.
      const { sequence, moves: count } = await scene.mover.call('GET /api/tables/:table/position', at)
      const to = count - first.length
      await scene.mover.call('POST /api/tables/:table/undo', { ...at, body: { sequence, to } })
      expect((await kept(waiting, at)).prepared).not.toBeNull()
    }
  })

  test('waits for its player if they want to see it, and is played at once when they say so', async () => {
    const scene = await atTurns()
    const { at, waiting, next, moves, promise } = scene
    await waiting.call('PUT /api/tables/:table/prepared', { ...at, body: { moves, promise, way: 'offer' } })
    await playFirst(scene)
    expect((await waiting.call('GET /api/tables/:table/draft', at)).draft).toMatchObject({ moves, offered: 'asked' })
    const body = { moves, promise, way: 'play' } as const
    const { entries, table } = await waiting.call('PUT /api/tables/:table/prepared', { ...at, body })
    expect(entries).toMatchObject([{ kind: 'turn', seat: next, by: 'prepared', moves }])
    expect(table.position).toBe(entries[0]?.sequence)
  })

  test('is dropped when the game is taken back past it, when it is deleted, and when its player leaves', async () => {
    const scene = await atTurns()
    const { at, waiting, table, moves, promise } = scene
    const body = { moves, promise, way: 'offer' } as const
    const prepare = () => waiting.call('PUT /api/tables/:table/prepared', { ...at, body })
    await prepare()
    const { moves: count } = await waiting.call('GET /api/tables/:table/position', at)
    await playFirst(scene)
    const others = scene.guests.filter(one => one !== waiting)
    const takeBack = async (to: number) => {
      const { sequence } = await waiting.call('GET /api/tables/:table/position', at)
      await waiting.call('POST /api/tables/:table/take-back', { ...at, body: { sequence, to } })
      for (const other of others) await agree(other, table.id)
    }
    await takeBack(count)
    expect(await kept(waiting, at)).toEqual({ prepared: body })
    await takeBack(count - 1)
    expect(await kept(waiting, at)).toEqual({ prepared: null })
    await prepare()
    await waiting.call('DELETE /api/tables/:table/prepared', at)
    expect(await kept(waiting, at)).toEqual({ prepared: null })
    await prepare()
    await waiting.call('POST /api/tables/:table/resign', at)
    const heir = await house.guest('Heir')
    await heir.call('POST /api/join', { body: { code: table.code } })
    await heir.call('POST /api/tables/:table/sit', { ...at, body: { seat: Number(scene.next) } })
    expect(await kept(heir, at)).toEqual({ prepared: null })
  })

  test('stays when standing orders are set, and is seen by no one else', async () => {
    const { at, waiting, mover } = await atTurns()
    const prepared = { moves: ['my secret move'], promise: 4242, way: 'play' as const }
    await waiting.call('PUT /api/tables/:table/prepared', { ...at, body: prepared })
    await waiting.call('PUT /api/tables/:table/orders', { ...at, body: { orders: [] } })
    expect(await kept(waiting, at)).toEqual({ prepared })
    const seen = [
      await kept(mover, at),
      await mover.call('GET /api/tables/:table', at),
      await mover.call('GET /api/tables/:table/draft', at),
      await mover.call('GET /api/tables/:table/orders', at),
      await mover.call('GET /api/tables/:table/position', at),
      await mover.call('GET /api/tables/:table/news', { ...at, query: {} }),
      await mover.call('GET /api/tables', { query: { show: 'mine' } }),
    ]
    expect(JSON.stringify(seen)).not.toMatch(/secret|4242/)
  })
})

function guestAt(guests: readonly Guest[], seat: number | 'chance' | undefined): Guest {
  const guest = typeof seat === 'number' ? guests[seat] : undefined
  if (guest === undefined) throw new Error('no seat is to move')
  return guest
}

function turnFrom(game: AnyGame, position: Parameters<AnyGame['pending']>[0]) {
  const state = withoutChance(game, position)
  const seat = game.pending(state)?.seat
  if (seat === undefined || seat === 'chance') throw new Error('no seat is to move')
  const moves: string[] = []
  for (let open = true; open; ) {
    const legal = game.moves(state)
    const move = legal.find(({ text }) => /^(?:pass|done|no )/.test(text)) ?? legal[0]
    if (move === undefined) break
    open = game.playInTurn(state, move)
    moves.push(move.text)
  }
  return { moves, promise: expectedProfit(game.id, state, seat) ?? null }
}

test.each(GAMES)('$id: the check ends with the turn, whatever would be drawn after it', game => {
  const random = seedRandom(`prepared ${game.id}`)
  let draws = 0
  for (let deal = 0; deal < 3; deal++) {
    const journal = new Journal(game, game.parseOptions({ players: 2 }), `deal ${deal}`)
    for (let turns = 0; turns < 60; turns++) {
      const before = game.copy(journal.position)
      const seat = game.pending(before)?.seat
      if (typeof seat !== 'number') break
      const moves: string[] = []
      let foreseeable = 0
      const known = journal.revealed.length
      while (game.pending(journal.position)?.seat === seat) {
        const { text } = pick(random, game.moves(journal.position))
        if (journal.revealed.length === known && game.turnOf(journal.position) === game.turnOf(before)) foreseeable++
        journal.play(text)
        moves.push(text)
      }
      const checked = checkPrepared(game, before, seat, { moves, way: 'play', promise: null })
      if (checked === undefined) continue
      const offered = foreseeable < moves.length ? 'refused' : undefined
      if (offered !== undefined && journal.revealed.length > known) draws++
      expect(checked).toEqual({ moves: moves.slice(0, foreseeable), offered })
    }
  }
  // Only Water Frame draws between two decisions of a seat.
  if (game.id === 'water-frame') expect(draws).toBeGreaterThan(0)
})
