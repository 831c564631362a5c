import { expect, test } from 'vitest'
import { nameOf, type SeatOf } from '../src/online/seats-of.ts'
import { partsOf } from '../src/play/bot-name.ts'
import { withStyle } from '../src/play/styles.ts'
import type { SeatPlan } from '../src/storage/records.ts'

const RED: SeatPlan = { kind: 'bot', name: 'Red', strength: 'hard' }

test('a bot with a style is called by it, and by its colour again without', () => {
  const styled = withStyle('water-frame', { ...RED, style: 'shipper' }, 1)
  expect(styled).toEqual({ ...RED, name: 'Shipper (Red)', style: 'shipper' })
  expect(withStyle('water-frame', { ...styled, style: 'speculator' }, 1).name).toBe('Speculator (Red)')
  expect(withStyle('water-frame', { ...styled, style: '' }, 1)).toEqual(RED)
})

test('a name that a person chose stays', () => {
  expect(withStyle('card-game', { ...RED, name: 'Ada', style: 'shipper' }, 1).name).toBe('Ada')
})

test('a style that the game does not have is dropped', () => {
  expect(withStyle('spinning-jenny', { ...RED, name: 'Shipper (Red)', style: 'shipper' }, 1)).toEqual(RED)
})

test('a bot has a short name, whether its style or its level is in its name', () => {
  expect(partsOf({ ...RED, name: 'Shipper (Red)', style: 'shipper' })).toEqual({ colour: 'Red', style: 'Shipper' })
  expect(partsOf({ ...RED, name: 'Red: Shipper (Hard)' })).toEqual({ colour: 'Red', style: 'Shipper' })
  expect(partsOf({ ...RED, name: 'Rouge\u00a0: Armateur (Difficile)' })).toEqual({ colour: 'Rouge', style: 'Armateur' })
  expect(partsOf({ ...RED, name: 'Red (bot, hard)' })).toEqual({ colour: 'Red' })
  expect(partsOf(RED)).toEqual({ colour: 'Red' })
  expect(partsOf({ kind: 'friend', name: 'Ada (Red)' })).toEqual({ colour: 'Ada (Red)' })
})

test('an online bot is called by colour, style and level, also by words this page does not know', () => {
  const seat: SeatOf = {
    seat: 1,
    kind: 'bot',
    person: null,
    strength: 'hard',
    left: false,
    seen: null,
    rank: null,
    score: null,
  }
  expect(nameOf(seat)).toBe('Red (bot, hard)')
  expect(nameOf({ ...seat, style: 'speculator' })).toBe('Red: Speculator (Hard)')
  expect(nameOf({ ...seat, ...JSON.parse('{"style":"dreamer"}') })).toBe('Red: dreamer (Hard)')
})
