import { afterAll, expect, test, vi } from 'vitest'
import { spanOf } from '../src/events/when.ts'
import { speak } from '../src/messages/first.ts'

const HOUR = 3_600_000

afterAll(async () => {
  vi.unstubAllGlobals()
  await speak('en')
})

test('a span of an event is told in words', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const spans = [72, 48, 5, 1.5].map(hours => spanOf(hours * HOUR))
  expect(spans).toEqual(['three days', '2 days', '5 hours', '90 minutes'])
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  await speak('de')
  expect(spanOf(48 * HOUR)).toBe('2 Tage')
})
