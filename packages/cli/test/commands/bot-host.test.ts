import { expect, test } from 'vitest'
import { arkwright, expectOneSentence } from '../fake-terminal.ts'

interface Reply {
  type: string
  message?: string
  moves?: string[]
  legal?: string[]
  games?: object[]
  view?: object
  standings?: object[]
}

async function said(requests: readonly unknown[], flags = ''): Promise<Reply[]> {
  const input = requests.map(one => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')
  const { code, out, err } = await arkwright(`bot-host ${flags}`, `${input}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Reply)
}

const NEW = { type: 'new', game: 'spinning-jenny', options: { players: 2 }, seed: 'host' }

test('says hello, and lists the games and bots', async () => {
  const [hello] = await said([{ type: 'hello', protocol: 1, id: 'first' }])
  expect(hello).toMatchObject({ id: 'first', type: 'hello', protocol: 1 })
  expect(hello?.games).toContainEqual({
    id: 'spinning-jenny',
    players: { min: 2, max: 4 },
    bots: ['random', 'easy', 'medium', 'hard', 'expert'],
  })
})

test('a bot answers about the table, and its turn can be played', async () => {
  const [position, choice] = await said([NEW, { type: 'choose', bot: 'easy' }])
  expect(position).toMatchObject({ type: 'position', seat: 0, step: 'place marker' })
  expect(position?.legal).toContain(choice?.moves?.[0])
  const [, after] = await said([NEW, { type: 'play', moves: choice?.moves }])
  expect(after).toMatchObject({ type: 'position', seat: 1 })
})

test('a bot answers about a view as about its own table, and uses only the view', async () => {
  const [position] = await said([NEW])
  const about = { seed: 's', bot: 'hard', budget: { sims: 4 } }
  const asked = { type: 'choose', game: 'spinning-jenny', seat: 0, view: position?.view, legal: position?.legal }
  const [foreign, , own] = await said([{ ...asked, ...about }, NEW, { type: 'choose', ...about }])
  expect(foreign?.type).toBe('choice')
  expect(own).toEqual(foreign)
})

test('a game can be played to its end', async () => {
  const requests: unknown[] = [NEW]
  let seats = 0
  for (;;) {
    const last = (await said([...requests, { type: 'choose' }], '--bot easy')).at(-1)
    if (last?.type === 'error') {
      expect(last.message).toContain('over')
      break
    }
    requests.push({ type: 'play', moves: last?.moves })
    if (++seats > 200) throw new Error('the game does not end')
  }
  const end = (await said(requests)).at(-1)
  expect(end).toMatchObject({ type: 'position', step: 'over', legal: [] })
  expect(end?.standings).toHaveLength(2)
})

test.each([
  ['garbage', 'not JSON'],
  ['[]', 'must be an object'],
  ['null', 'must be an object'],
  ['"hello"', 'must be an object'],
  ['{"type":"dance"}', 'type must be one of hello, choose, new, play'],
  ['{"type":"hello","protocol":9}', 'protocol'],
  ['{"type":"hello","protocol":1,"more":1}', 'not known here'],
  ['{"type":"hello","protocol":1,"id":{}}', 'id must be'],
  ['{"type":"play","moves":["done"]}', 'no table'],
  ['{"type":"choose"}', 'no table'],
  ['{"type":"new","game":"chess"}', 'no game called'],
  ['{"type":"new","game":"spinning-jenny","options":{"players":9}}', 'players'],
  ['{"type":"choose","game":"spinning-jenny","seat":0,"view":{}}', 'cannot play from this view'],
  ['{"type":"choose","game":"spinning-jenny","seat":7,"view":{}}', 'seat must be'],
  ['{"type":"choose","bot":"strong","game":"spinning-jenny","seat":0,"view":{}}', 'bot must be'],
  ['{"type":"choose","budget":{"sims":0},"game":"spinning-jenny","seat":0,"view":{}}', 'sims'],
  [`${'['.repeat(5000)}`, 'nested'],
])('%.60s gets an error, and the next line its answer', async (line, words) => {
  const [error, hello] = await said([line, { type: 'hello', protocol: 1 }])
  expect(error?.type).toBe('error')
  expect(error?.message).toContain(words)
  expect(hello?.type).toBe('hello')
})

test.each([
  [['dance'], 'no move'],
  [['done'], 'not allowed'],
  [[], 'list of moves'],
  ['done', 'list of moves'],
])('playing %j changes nothing', async (moves, words) => {
  const [before, error, after] = await said([NEW, { type: 'play', moves }, { type: 'choose', bot: 'easy', seed: 'x' }])
  expect(error?.message).toContain(words)
  expect(before?.legal).toContain(after?.moves?.[0])
})

test.each(['bot-host --bot strong', 'bot-host --sims 0', 'bot-host --sims 4 --ms 4', 'bot-host --frames --bot hard'])(
  '%s is answered in one sentence',
  async line => expectOneSentence(await arkwright(line)),
)
