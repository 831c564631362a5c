import { afterEach, expect, test } from 'vitest'
import { speak } from '../src/messages/index.ts'
import { ruleId, ruleName } from '../src/rules/rule-name.ts'

const RULES = ['SJ II.2.1', 'ruling 13', 'CG ruling 28', 'CG card 6', 'CG cards']

afterEach(() => speak('en'))

test('a refusal names sections, rulings and cards in the current language', async () => {
  expect(RULES.map(ruleName)).toEqual([
    'rules SJ II.2.1',
    'ruling 13',
    'CG ruling 28',
    'rules CG card 6',
    'rules CG cards',
  ])
  await speak('fr')
  expect(RULES.map(ruleName)).toEqual([
    'règle SJ II.2.1',
    'décision 13',
    'décision CG 28',
    'règle CG carte 6',
    'règle CG cards',
  ])
})

test('a list of rules names sections by number only', () => {
  expect(RULES.map(ruleId)).toEqual(['SJ II.2.1', 'ruling 13', 'CG ruling 28', 'CG card 6', 'CG cards'])
})
