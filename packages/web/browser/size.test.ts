import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visit } from './visitor.ts'

/** 124 kB on 16 November 2026; docs/dependencies.md names the limit too. */
const LIMIT_KILOBYTES = 150

test('the first page loads little script', async () => {
  const { page, url } = await visit()
  const scripts: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1000).toBeLessThan(LIMIT_KILOBYTES)
})
