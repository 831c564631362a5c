import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visit } from './visitor.ts'

const LIMIT_KILOBYTES = 200

test('the first page needs little script', async () => {
  const { page, url } = await visit()
  let bytes = 0
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    void response.body().then(body => {
      bytes += gzipSync(body).length
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1000).toBeLessThan(LIMIT_KILOBYTES)
})
