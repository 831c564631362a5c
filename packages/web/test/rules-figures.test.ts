// The figures in the words of the rules are those the games are played by. Other languages are held to the English figures.
import { GOODS, spinningJenny, waterFrame } from '@arkwright/board-game'
import { printed } from '@arkwright/card-game'
import { valuesOf } from '@arkwright/kernel'
import { boardGame as germanWords } from '@arkwright/words/de/board-game'
import { boardGame as englishWords } from '@arkwright/words/en/board-game'
import { boardGame as frenchWords } from '@arkwright/words/fr/board-game'
import { expect, test } from 'vitest'
import { PLACES } from '../src/rules/address.ts'
import { chaptersOf, fetchLibrary, type Library } from '../src/rules/library.ts'

const english = await fetchLibrary('en')
const german = await fetchLibrary('de')
const french = await fetchLibrary('fr')
const EN = GOODS.map(good => englishWords.good({ good }))
const FR = GOODS.map(good => frenchWords.good({ good }))
const DE = GOODS.map(good => germanWords.good({ good }))

type ByName<T> = Readonly<Record<string, T>>

const FIGURES = valuesOf(spinningJenny.components(spinningJenny.parseOptions({ players: 4 })))
const WATER_FIGURES = valuesOf(waterFrame.components(waterFrame.parseOptions({ players: 4 })))

function section(key: string, library: Library = english): string {
  const place = PLACES.find(one => one.key === key)
  if (place === undefined) throw new Error(`no section ${key}`)
  return chaptersOf(library, place.game)[place.chapter]?.sections[key]?.join('\n') ?? ''
}

const pounds = (figures: readonly number[]) => figures.map(figure => `£${figure}`).join(', ')

test.each(['coloured', 'light', 'dark'])('what the %s markers bring', shade => {
  const { machineryCosts, qualityCosts } = FIGURES
  const steps = (costs: unknown) =>
    (costs as ByName<readonly number[]>)[shade]?.map((cost, i) => `${i + 1} for £${cost}`).join(', ')
  expect(section('II.2.3')).toContain(`${shade} marker: ${steps(machineryCosts)}`)
  expect(section('II.2.4')).toContain(`${shade} marker: ${steps(qualityCosts)}`)
})

test('what the board game pays and costs', () => {
  const { distributionLimit, output, fixedPrice, loanRepayment, lowestPrice, highestPrice, administrativeCosts } =
    FIGURES
  const { coloured, light, dark } = distributionLimit as ByName<number>
  expect(section('II.2.5')).toContain(`£${coloured} with the coloured marker, £${light} with the light and £${dark}`)
  for (const [level, rows] of Object.entries(output as ByName<readonly number[]>))
    expect(section('III.1')).toContain(`level ${level} ${rows.join(', ')}`)
  for (const [good, price] of Object.entries(fixedPrice as ByName<number>))
    expect(section('II.2.6')).toContain(`${good} £${price}`)
  expect(section('II.2.6')).toContain(`£${Number(loanRepayment)} each`)
  expect(section('II.3.1')).toContain(`from £${Number(lowestPrice)} to £${Number(highestPrice)}`)
  expect(section('II.1').replace(' or ', ', ')).toContain(pounds(administrativeCosts as readonly number[]))
})

test('wages by row', () => {
  const { wageByRow } = FIGURES
  const bands = [...section('job-market').matchAll(/£(\d) in rows (\d+) to (\d+)/g)]
  const told = bands.flatMap(([, wage, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, () => Number(wage)),
  )
  expect(told).toEqual(wageByRow)
})

test('crews of ships', () => {
  const { crews } = WATER_FIGURES
  const [, four, six, eight, ten] = crews as readonly number[]
  expect(section('II.3.2.3')).toContain(`then ${four} for 4, ${six} for 6, ${eight} for 8 and ${ten} for 10`)
})

test.each([
  ['en', english, EN, 'and'],
  ['de', german, DE, 'und'],
  ['fr', french, FR, 'et'],
] as const)('the factories that a game of cards begins with, in %s', (_, library, goods, and) => {
  const lines = section('CG-setup', library)
    .split('\n')
    .filter(line => line.startsWith('- '))
  const wanted = Object.values(valuesOf(printed).startGoods)
  expect(lines).toHaveLength(wanted.length)
  const pairs = lines.map(line =>
    line
      .slice(line.indexOf(':') + 1)
      .split(';')
      .map(part => part.trim()),
  )
  for (const [i, seats] of wanted.entries()) {
    const told = seats.map(([one = 0, other = 0]) => `${goods[one - 1]} ${and} ${goods[other - 1]} `)
    expect(pairs[i]?.map((part, seat) => part.slice(0, told[seat]?.length))).toEqual(told)
  }
})

test('the card game', () => {
  const { machinery, fixedCost, contractIncome, finalPrice } = printed
  expect(section('CG-1.c')).toContain(`Machinery: ${machinery.value.join(', ')} in one action`)
  expect(section('CG-2.c')).toContain(pounds(fixedCost.value.I))
  expect(section('CG-final')).toContain(pounds(finalPrice.value))
  expect(english.components.cards.contract.effect).toContain(pounds(contractIncome.value.slice(1, -1)))
})
