// Reports that this browser keeps, also those of an earlier page.
import type { Judgement } from '@arkwright/bots/balance'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepJudgement, keptJudgement } from '../src/variants/judgements.ts'

const share = { share: 0.5, low: 0.4, high: 0.6 }
const side = { emergencies: share, loans: share, bankruptcies: share }
const judgement = { players: 3, standard: side, variant: side }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

test('a report is kept for its variant and number of players', () => {
  keepJudgement('abc', judgement as unknown as Judgement)
  expect(keptJudgement('abc', 3)).toEqual(judgement)
  expect(keptJudgement('abc', 2)).toBeUndefined()
})

test('a report of an earlier page, without intervals of loans and emergencies, is not shown', () => {
  const { emergencies: _gone, ...earlier } = judgement.variant
  keepJudgement('abc', { ...judgement, variant: earlier } as unknown as Judgement)
  expect(keptJudgement('abc', 3)).toBeUndefined()
  localStorage.setItem('arkwright:judgement:abc:4', '{"players":4}')
  expect(keptJudgement('abc', 4)).toBeUndefined()
  localStorage.setItem('arkwright:judgement:abc:2', '{')
  expect(keptJudgement('abc', 2)).toBeUndefined()
})
