// The small version of `npm run fit`: the table fits a laptop and a phone.
import { expect, inject, test } from 'vitest'
import type { FaultKind } from './fit-faults.ts'
import { FEW_SERIES, fitPositions } from './fit-positions.ts'
import { looksAt, measureAll } from './fit-run.ts'
import { LAPTOP, PHONE_SIZE } from './fit-sizes.ts'
import { oneBrowser } from './one-browser.ts'
import { GAME_IDS } from './positions.ts'

const POSITIONS = 6

/** `npm run fit` measures cut words too. */
const ASKED: readonly FaultKind[] = ['scroll', 'parts', 'bar', 'header', 'text', 'target']

test.each(GAME_IDS)('%s fits a laptop and a phone without scrolling', async id => {
  const looks = looksAt(fitPositions(id, POSITIONS, FEW_SERIES))
  const measured = await measureAll(await oneBrowser(), inject('url'), looks, { sizes: [LAPTOP, PHONE_SIZE] })
  expect(measured).toHaveLength(POSITIONS * 2)
  const unfit = measured.flatMap(({ position, size, language, faults }) =>
    faults
      .filter(({ kind }) => ASKED.includes(kind))
      .map(({ kind, where, what }) => `${position.decision}, ${size.name}, ${language}: ${kind} ${where} ${what}`),
  )
  expect(unfit).toEqual([])
})
