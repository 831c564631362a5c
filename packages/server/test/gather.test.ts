// Batches of questions.
import { expect, test } from 'vitest'
import { gather } from '../src/storage/gather.ts'
import { fullTable, newKey, play, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse } from './houses.ts'

test('simultaneous questions are answered in one batch, each with the right answer', async () => {
  const asked: (readonly number[])[] = []
  const double = gather(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map(number => number * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('a failing question does not affect the other answers', async () => {
  const half = gather(async (numbers: readonly number[]) => {
    if (numbers.some(number => number % 2 === 1)) throw new Error('that is odd')
    return numbers.map(number => number / 2)
  })
  const answers = await Promise.allSettled([2, 3, 4].map(half))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

/** Does not answer until released. */
function held(atOnce: number) {
  const asked: (readonly number[])[] = []
  const answers: (() => void)[] = []
  const ask = gather(async (numbers: readonly number[]) => {
    asked.push(numbers)
    await new Promise<void>(resolve => answers.push(resolve))
    return numbers
  }, atOnce)
  return { asked, answers, ask }
}

test('questions that arrive during a batch go together in the next', async () => {
  const { asked, answers, ask } = held(3)
  const first = ask(1)
  await expect.poll(() => asked).toEqual([[1]])
  const others = [ask(2), ask(3)]
  answers[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => asked).toEqual([[1], [2, 3]])
  answers[1]?.()
  expect(await Promise.all(others)).toEqual([2, 3])
})

test('a slow question holds up neither earlier nor later ones, up to a limit', async () => {
  const { asked, answers, ask } = held(3)
  const all = [ask(1)]
  await expect.poll(() => asked).toEqual([[1]])
  all.push(ask(2))
  await expect.poll(() => asked).toEqual([[1], [2]])
  await new Promise(resolve => setTimeout(resolve, 60))
  all.push(ask(3))
  await expect.poll(() => asked).toEqual([[1], [2], [3]])
  all.push(ask(4))
  answers[1]?.()
  expect(await all[1]).toBe(2)
  await expect.poll(() => asked).toEqual([[1], [2], [3], [4]])
  for (const answer of answers) answer()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

onBoth('turns at once', kind => {
  test('many tables in one commit each play their turn; of two turns for one table, one is played', async () => {
    const house = await openTestHouse(kind)
    const tables = await Promise.all(Array.from({ length: 5 }, () => fullTable(house)))
    const sent = await Promise.all(
      tables.flatMap(async ({ table, guests }) => {
        const mover = guests[table.toMove ?? 0] as Guest
        const at = { params: { table: table.id } }
        const { sequence, legal } = await mover.call('GET /api/tables/:table/position', at)
        return { at, mover, sequence, moves: legal.slice(0, 1) }
      }),
    )
    const twice = [...sent, ...sent]
    const results = await Promise.allSettled(
      twice.map(({ at, mover, sequence, moves }) => play(mover, at.params.table, sequence, moves, newKey())),
    )
    const played = results.filter(({ status }) => status === 'fulfilled')
    const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(played).toHaveLength(tables.length)
    for (const fault of refused) expect(fault).toMatchObject({ status: 409 })
    for (const { at, mover, moves } of sent) {
      const { entries } = await mover.call('GET /api/tables/:table/news', { ...at, query: {} })
      expect(entries.filter(entry => entry.kind === 'turn').map(entry => entry.moves)).toEqual([moves])
    }
  })

  test('after quick turns the waiting notice is for the person who must decide now', async () => {
    const house = await openTestHouse(kind)
    const { table, guests } = await fullTable(house)
    const { db } = house.server.open.house
    for (const seat of [table.toMove ?? 0, 1 - (table.toMove ?? 0)]) {
      await playTurn(guests[seat] as Guest, table.id)
      const { to_move } = await db.selectFrom('tables').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow()
      const { person } = await db
        .selectFrom('jobs')
        .selectAll()
        .where('table_id', '=', table.id)
        .executeTakeFirstOrThrow()
      expect(person).toBe(guests[to_move ?? -1]?.id)
    }
  })
})
