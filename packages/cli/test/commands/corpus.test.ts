import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'

const GAMES = 140
const MAKE = 'corpus make --players 2 --level random --seed t --games'

interface Verdict {
  readonly ok: boolean
  readonly games: number
  readonly replayed: number
}

const folder = mkdtempSync(join(tmpdir(), 'arkwright-corpus-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let file: string
let text: string

beforeAll(async () => {
  file = join(folder, 'bots.gz')
  await arkwright(`${MAKE} ${GAMES} ${file}`)
  text = gunzipSync(readFileSync(file)).toString('utf8')
})

function copy(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, readFileSync(file))
  return path
}

test('a corpus is a gzip file with a header and a line for each game, which replay', async () => {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  expect(JSON.parse(header)).toMatchObject({ corpus: 1, game: 'spinning-jenny', level: 'random', seed: 't', sims: 64 })
  expect(lines.length).toBe(GAMES)
  expect(statSync(file).size / GAMES).toBeLessThan(500)
  expect(await arkwrightJson<Verdict>(`corpus verify ${file}`)).toMatchObject({
    ok: true,
    games: GAMES,
    replayed: GAMES,
  })
  const { out } = await arkwright(`corpus verify ${file} --sample 50 --again`)
  expect(out).toContain('3 replayed and played again to the letter')
  const listed = await arkwright(`corpus list ${file}`)
  expect(listed.out).toContain('140 games by random')
})

test('an interrupted file goes on, and becomes the file that was not interrupted', async () => {
  const cut = copy('cut.gz')
  truncateSync(cut, statSync(cut).size - 1000)
  const verdict = await arkwright(`corpus verify ${cut}`)
  expect(verdict.code).toBe(1)
  expect(verdict.out).toContain('not finished')
  await arkwright(`${MAKE} ${GAMES} --threads 2 ${cut}`)
  expect(gunzipSync(readFileSync(cut)).toString('utf8')).toBe(text)
})

test('a game is shown as a game file', async () => {
  const { out } = await arkwright(`corpus show ${file} --number 7`)
  expect(JSON.parse(out)).toMatchObject({ game: 'spinning-jenny', seed: 't 7', names: ['random', 'random'] })
})

test('what is no corpus, or a damaged or another one, is refused with one sentence', async () => {
  const noise = join(folder, 'noise.gz')
  writeFileSync(noise, 'this is a text, and longer than the head of a block')
  const spoilt = copy('spoilt.gz')
  const bytes = readFileSync(spoilt)
  const middle = bytes.length >> 1
  bytes.fill(0, middle, middle + 40)
  writeFileSync(spoilt, bytes)
  for (const line of [
    `corpus verify ${noise}`,
    `corpus verify ${spoilt}`,
    `corpus verify ${join(folder, 'missing.gz')}`,
    `corpus show ${file} --number 9999`,
    `corpus make --players 3 --level random --seed t --games 1 ${copy('other.gz')}`,
    'corpus bake bots.gz',
    'corpus verify',
  ]) {
    expectOneSentence(await arkwright(line))
  }
})
