// A long journal is read, replayed and streamed in slices: other requests are answered in between.
import { readFileSync } from 'node:fs'
import { parseGameFile } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { importGame, visit } from '../src/index.ts'
import { ENTRIES_AT_ONCE } from '../src/play/entries.ts'
import { readScene } from '../src/tables/scene.ts'
import { listen } from './following.ts'
import { onBoth, openTestHouse } from './houses.ts'

const LONG = new URL('../../testing/games/water-frame-four-2016-revision-2.json', import.meta.url)

/** How often the event loop went round during the work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, done] = [0, false]
  const count = (): void => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await work()
  done = true
  return turns
}

onBoth('a long journal', kind => {
  test('takes a turn of the event loop for every few entries', async () => {
    const house = await openTestHouse(kind)
    const file = parseGameFile(readFileSync(LONG, 'utf8'))
    const table = await visit({ place: house.place }, inside => importGame(inside, file))
    const inside = house.server.open.house
    const scene = await readScene(inside, table)
    if (scene === undefined) throw new Error('the game was not imported')
    const parts = Math.floor(scene.row.sequence / ENTRIES_AT_ONCE)
    expect(parts).toBeGreaterThan(1)
    expect(await turnsDuring(() => inside.positions.of(scene.row))).toBeGreaterThanOrEqual(parts)
    const ada = await house.guest()
    const at = { params: { table } }
    const { entries } = await ada.call('GET /api/tables/:table/news', { ...at, query: { after: 0 } })
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: entries.length }, (_, i) => i + 1))
    expect(entries).toHaveLength(scene.row.sequence)
    const stream = listen(ada, table, '0.0')
    await stream.until(heard => heard.entries.length === entries.length)
    expect(stream.entries).toEqual(entries)
    stream.stop()
    // Those who join while others are being served miss nothing.
    const many = Array.from({ length: 12 }, () => listen(ada, table, '0.0'))
    for (const one of many) {
      await one.until(heard => heard.entries.length === entries.length)
      expect(one.entries.map(({ sequence }) => sequence)).toEqual(entries.map(({ sequence }) => sequence))
      one.stop()
    }
  })
})
