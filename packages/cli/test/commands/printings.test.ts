import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, type Printing, writePrinting } from '@arkwright/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'

const MINE: Printing = {
  game: 'water-frame',
  edition: 2014,
  name: 'Birmingham copy',
  language: 'English',
  source: 'my 2014 copy',
  confirmed: ['wages-1-10'],
  changed: { cost: { lamps: [11, 14, 17, 21] } },
  unknown: [],
}
const OTHERS: Printing = { ...MINE, name: 'Leeds copy', confirmed: [], changed: { incomeTax: 2 } }

let folder = ''
const file = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arkwright-printings-'))
  writeFileSync(file('mine'), writePrinting(MINE))
  writeFileSync(file('others'), writePrinting(OTHERS))
  writeFileSync(file('forged'), writePrinting(MINE).replace('21', '22'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Listed {
  game: string
  options: object
  figures: { name: string; value: unknown }[]
}

test('the figures of a printing are listed with ours beside them', async () => {
  const { out } = await arkwright(`components --printing ${file('mine')}`)
  expect(out).toMatch(new RegExp(`^Water Frame, printing “Birmingham copy” ${hashOf(MINE).slice(0, 8)}: `))
  expect(out).toContain('\ncost: corrected\n')
  expect(out).toContain('\n  lamps: 11 14 17 21\n')
  expect(out).toContain('\n    lamps: 11 14 17 20\n')
  expect(out).toContain('\nloan: rulebook\n')
})

test('notes of the owner follow the figures', async () => {
  writeFileSync(file('noted'), writePrinting({ ...MINE, notes: { 'house-events': 'fires one worker' } }))
  const { out } = await arkwright(`components --printing ${file('noted')}`)
  expect(out).toMatch(/\nnote on house-events: fires one worker\n$/)
  const listed = await arkwrightJson(`components --printing ${file('noted')}`)
  expect(listed).toMatchObject({ notes: { 'house-events': 'fires one worker' } })
})

test('a printing chooses its game and edition', async () => {
  const { game, options, figures } = await arkwrightJson<Listed>(`components --printing ${file('mine')}`)
  expect(game).toBe('water-frame')
  expect(options).toMatchObject({ edition: 2014, printing: { name: 'Birmingham copy', hash: hashOf(MINE) } })
  expect(figures.find(({ name }) => name === 'cost')?.value).toMatchObject({ lamps: [11, 14, 17, 21] })
})

test.each([
  ['components --game card-game', 'this printing is of water-frame, not of card-game'],
  ['components --edition 2016', 'this printing is of the edition of 2014, not of 2016'],
  ['simulate --option components={"loan":12}', 'not from both'],
])('what contradicts the printing is refused: %s', async (line, sentence) => {
  const heard = await arkwright(`${line} --printing ${file('mine')}`)
  expectOneSentence(heard)
  expect(heard.err).toContain(sentence)
})

test.each(['components', 'simulate', 'tournament --bots random,random', 'bench'])(
  '%s refuses a forged printing with one sentence',
  async line => {
    const heard = await arkwright(`${line} --printing ${file('forged')}`)
    expectOneSentence(heard)
    expect(heard.err).toContain('the hash of this printing does not match its content')
  },
)

test('games are played by a printing, and their files name it', async () => {
  const { code, out } = await arkwright(
    `simulate --printing ${file('mine')} --players 2 --games 1 --out ${file('games')}`,
  )
  expect(code).toBe(0)
  expect(out).toContain('printing “Birmingham copy”')
  const game = join(file('games'), 'water-frame-0001.json')
  const { out: said } = await arkwright(`verify ${game}`)
  expect(said).toContain(
    `a valid game of Water Frame, printing “Birmingham copy” ${hashOf(MINE).slice(0, 8)} by revision`,
  )
  expect(await arkwrightJson(`verify ${game}`)).toMatchObject([{ ok: true, printing: { hash: hashOf(MINE) } }])
  expect((await arkwright(`replay ${game} --at 0`)).out).toContain('printing “Birmingham copy”')
})

test('the walk through the box tells its answers and minutes', async () => {
  const { out } = await arkwright('components --box')
  expect(out).toMatch(/^Spinning Jenny: 11 answers for 98 numbers, about 8 minutes\n/)
  expect(out).toContain('\njob market, job-market-spaces: row of 4, 23 s, allowed 0 to 20\n  unnumberedSpaces.food 0, ')
  expect(out).toContain('cost.food[0] 8 (5 to 25)')
  expect(out).not.toContain('loan')
  expect((await arkwright('components --box --all')).out).toContain('share track, loan: row of 1')
})

test('provenance is counted in figures and numbers, for one game or all', async () => {
  const counts = await arkwrightJson<{ game: string; provenance: string; numbers: number }[]>('components --provenance')
  expect(counts).toHaveLength(12)
  expect(counts).toContainEqual({ game: 'spinning-jenny', provenance: 'reconstructed', figures: 8, numbers: 98 })
  expect((await arkwright('components --provenance --game card-game')).out).toMatch(
    /^game +provenance +figures +numbers\n/,
  )
})

test('two printings are compared', async () => {
  const { out } = await arkwright(`components --diff ${file('mine')} ${file('others')}`)
  expect(out).toMatch(/^figure +ours +first +second\n/)
  expect(out).toMatch(/\ncost\.lamps\[3\] +20 +21 +20\n/)
  expect(out).toMatch(/\nincomeTax +1 +1 +2\n/)
  expect(out).toMatch(/\nwages-1-10 +same +not answered\n/)
  const same = await arkwright(`components --diff ${file('mine')} ${file('mine')}`)
  expect(same.out).toBe('Birmingham copy and Birmingham copy say the same.\n')
})

test.each([
  ['components --diff one', '--diff needs two printings'],
  ['components one', 'files are only compared'],
  ['components --box --provenance', 'please ask for one of --box and --provenance'],
  ['components --adopt none', 'none: there is no such file or folder'],
])('%s is refused with one sentence', async (line, sentence) => {
  const heard = await arkwright(line)
  expectOneSentence(heard)
  expect(heard.err).toContain(sentence)
})
