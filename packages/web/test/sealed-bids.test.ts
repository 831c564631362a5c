// Bids at one screen survive a reload, unread.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropBidding, keepBidding, keptBidding } from '../src/fair-seats/sealed.ts'
import { newRecord } from '../src/play/new-game.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const RECORD = newRecord('spinning-jenny', { players: 2 }, [
  { kind: 'me', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
])

test('bids come back after a reload, and are dropped when the seats are awarded', () => {
  expect(keptBidding()).toBeUndefined()
  const bids = new Map([[0, [0, 17]]])
  keepBidding({ record: RECORD, bids })
  expect(keptBidding()).toEqual({ record: RECORD, bids })
  dropBidding()
  expect(keptBidding()).toBeUndefined()
})

test('a stored bid cannot be read at a glance', () => {
  keepBidding({ record: RECORD, bids: new Map([[0, [0, 17]]]) })
  const bare = JSON.stringify({ record: RECORD })
  const stored = [...kept.values()].join('')
  expect(stored.length).toBeGreaterThan(bare.length)
  expect(stored).not.toContain('17]')
})

test('what cannot be read starts the bidding again', () => {
  kept.set('arkwright:bids', '{"record":{},"sealed":"?"}')
  expect(keptBidding()).toBeUndefined()
})
