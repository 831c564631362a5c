import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { myMove } from './player.ts'
import { visit } from './visitor.ts'

/** docs/dependencies.md names the limits too. */
const FIRST_PAGE_KILOBYTES = 120
const TABLE_KILOBYTES = 250

/** Counts the compressed script that a new visitor loads; a bot's worker is not part of the page. */
async function scriptsOf(): Promise<{ visitor: Awaited<ReturnType<typeof visit>>; kilobytes(): Promise<number> }> {
  const visitor = await visit()
  const bodies: Promise<Buffer>[] = []
  const seen = new Set<string>()
  visitor.page.on('response', response => {
    if (response.request().resourceType() !== 'script' || /worker/.test(response.url()) || seen.has(response.url()))
      return
    seen.add(response.url())
    // The browser has it already; its size counts all the same.
    const kept = response.status() === 304
    const body = kept ? visitor.page.request.get(response.url()).then(answer => answer.body()) : response.body()
    // One that the page no longer waits for at the end of a test fails unheard.
    body.catch(() => undefined)
    bodies.push(body)
  })
  await visitor.page.goto(visitor.url, { waitUntil: 'networkidle' })
  const kilobytes = async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
  return { visitor, kilobytes }
}

test('the first page loads little script', async () => {
  const { kilobytes } = await scriptsOf()
  expect(await kilobytes()).toBeGreaterThan(0)
  expect(await kilobytes()).toBeLessThan(FIRST_PAGE_KILOBYTES)
})

test.each(['Spinning Jenny', 'Water Frame', 'Arkwright: The Card Game'])(
  'a table of %s loads little script, the first page included',
  async game => {
    const { visitor, kilobytes } = await scriptsOf()
    const first = await kilobytes()
    await visitor.page.getByRole('button', { name: `Play now: ${game}` }).click()
    await myMove(visitor.page)
    await visitor.page.waitForLoadState('networkidle')
    const table = await kilobytes()
    expect(table).toBeGreaterThan(first)
    expect(table).toBeLessThan(TABLE_KILOBYTES)
    console.log(`${game}: first page ${first.toFixed(1)} kB, table ${table.toFixed(1)} kB`)
  },
)
