import { ENTRANT_NAMES } from '@arkwright/bots'
import { pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { KIND } from '../../src/environment/environment.ts'
import { gameNamed } from '../../src/games.ts'
import { Client, halfWords, type Opened, type Position } from './client.ts'

const TABLES = [
  ['spinning-jenny', 2],
  ['spinning-jenny', 4],
  ['water-frame', 3],
  ['card-game', 1],
  ['card-game', 3],
] as const

/** Random moves at one table until the game is over or `most` are played; `seen` gets every position. */
async function playOn(
  client: Client,
  opened: Opened,
  first: Position,
  most: number,
  seen: (position: Position) => Promise<void> | void,
): Promise<Position> {
  const random = seedRandom('frames')
  let position = first
  for (let played = 0; position.seat >= 0 && played < most; played++) {
    await seen(position)
    const [next] = await client.step(opened, [0], [pick(random, position.legal)])
    if (next === undefined) throw new Error('a step has an answer')
    position = next
  }
  return position
}

async function opened(game: string, players: number, actions?: string) {
  const client = new Client()
  const hall = await client.open(game, players, actions)
  const [first] = await client.reset(hall, [7])
  if (first === undefined) throw new Error('a reset has an answer')
  return { client, hall, first }
}

test.each(TABLES)('a whole game of %s with %i players: legal moves to the end, then places', async (game, players) => {
  const { client, hall, first } = await opened(game, players)
  const { vocabulary } = gameNamed(game).game
  expect(hall.moves).toEqual(vocabulary.map(({ text }) => text))
  let decisions = 0
  const last = await playOn(client, hall, first, 10_000, position => {
    decisions++
    expect(position.legal.length).toBeGreaterThan(1)
    expect(position.places).toEqual(position.places.map(() => 0))
  })
  expect(decisions).toBeGreaterThan(20)
  expect(last.seat).toBe(-1)
  expect(last.legal).toEqual([])
  expect(last.scores).toHaveLength(players)
  const standings = await client.standings(hall, 0)
  expect(last.scores).toEqual(standings.map(({ score }) => score))
  expect(last.places).toEqual(standings.map(({ rank }) => rank ?? 0))
})

test.each(TABLES)('the numbers of %s with %i players change exactly when the view does', async (game, players) => {
  const { client, hall, first } = await opened(game, players)
  const views = new Map<string, string>()
  await playOn(client, hall, first, 250, async ({ seat, observation }) => {
    const { resume: _resume, ...view } = await client.view(hall, 0, seat)
    // Seats are numbered from the observer, so two observers may see the same numbers in different positions.
    const numbers = `${seat} ${observation.join()}`
    const words = JSON.stringify(view)
    expect(views.get(numbers) ?? words).toBe(words)
    views.set(numbers, words)
  })
  expect(new Set(views.values()).size).toBe(views.size)
})

test('the same seed gives the same game, and another seed another', async () => {
  const client = new Client()
  const hall = await client.open('spinning-jenny', 2, 'moves', 'opening')
  const [one, same, other] = await client.reset(hall, [5, 5, 6])
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

test('draws to come are in no number: a copy with another seed looks the same', async () => {
  const { client, hall, first } = await opened('water-frame', 2)
  let differ = 0
  await playOn(client, hall, first, 120, async position => {
    const other = await client.copy(hall, 0, 1, 99n)
    expect(other).toEqual(position)
    const [action = 0] = position.legal
    await client.copy(hall, 0, 2)
    const [drawn, drawnAgain] = await client.step(hall, [1, 2], [action, action])
    if (JSON.stringify(drawn) !== JSON.stringify(drawnAgain)) differ++
  })
  expect(differ).toBeGreaterThan(0)
})

test('a copy is a separate game', async () => {
  const { client, hall, first } = await opened('spinning-jenny', 2)
  await client.copy(hall, 0, 1)
  await client.step(hall, [0], [first.legal[0] ?? 0])
  const again = await client.copy(hall, 1, 2)
  expect(again).toEqual(first)
})

test.each(['spinning-jenny', 'water-frame', 'card-game'])('whole turns of %s can be played', async game => {
  const { client, hall, first } = await opened(game, 2, 'turns of easy')
  let position = first
  for (let turn = 0; turn < 12 && position.seat >= 0; turn++) {
    const frame = await client.ask(KIND.turns, hall.hall, halfWords(0))
    expect(frame.readUInt16LE(8)).toBe(position.legal.length)
    expect(position.legal).toEqual(position.legal.map((_, i) => i))
    const [next] = await client.step(hall, [0], [position.legal.at(-1) ?? 0])
    if (next === undefined) throw new Error('a step has an answer')
    expect(next.observation).not.toEqual(position.observation)
    position = next
  }
})

test('bots play their seats, so only the program’s seat decides', async () => {
  const client = new Client()
  const hall = await client.open('spinning-jenny', 2, 'turns of easy')
  const easy = ENTRANT_NAMES.indexOf('easy') + 1
  let [position] = await client.reset(hall, [3], [easy, 0])
  for (let turn = 0; turn < 100 && position !== undefined && position.seat >= 0; turn++) {
    expect(position.seat).toBe(1)
    position = (await client.step(hall, [0], [0]))[0]
  }
  expect(position?.seat).toBe(-1)
})

test('an illegal action is refused, and then nothing in the frame is played', async () => {
  const client = new Client()
  const hall = await client.open('spinning-jenny', 2)
  const [one, two] = await client.reset(hall, [1, 2])
  const legal = one?.legal[0] ?? 0
  const illegal = hall.moves.indexOf('done')
  expect(two?.legal).not.toContain(illegal)
  expect(await client.fault(KIND.step, hall.hall, halfWords(0, 1, legal, illegal))).toContain('(done) is not legal now')
  expect(await client.copy(hall, 0, 5)).toEqual(one)
})

test.each([
  [KIND.step, halfWords(0, 60_000), 'is not legal'],
  [KIND.step, halfWords(9, 0), 'there is no table 9'],
  [KIND.step, halfWords(0, 0, 0, 0), 'only once'],
  [KIND.observe, halfWords(0, 3), 'no seat 3'],
  [KIND.copy, halfWords(0), 'too short'],
  [KIND.reset, Buffer.alloc(7), 'too short'],
  [KIND.reset, Buffer.alloc(16 * 65_536), 'at most 65535 tables'],
  [KIND.ask, Buffer.concat([halfWords(0), Buffer.from('{"bot":"me"}')]), 'bot must be one of'],
  [99, Buffer.alloc(0), 'no frame of kind 99'],
])('a wrong frame of kind %i is answered in one sentence', async (kind, body, words) => {
  const { client, hall, first } = await opened('spinning-jenny', 2)
  const twice =
    kind === KIND.step && body.length === 8 ? halfWords(0, 0, first.legal[0] ?? 0, first.legal[0] ?? 0) : body
  expect(await client.fault(kind, hall.hall, twice)).toContain(words)
  expect(await client.copy(hall, 0, 1)).toEqual(first)
})

test('a hall that cannot be opened says why', async () => {
  const client = new Client()
  const faultOf = (request: unknown) => client.fault(KIND.open, 0, Buffer.from(JSON.stringify(request)))
  expect(await faultOf({ protocol: 9 })).toContain('protocol must be')
  expect(await faultOf({ protocol: 1, game: 'chess' })).toContain('no game called')
  expect(await faultOf({ protocol: 1, game: 'card-game', actions: 'all' })).toContain('actions must be one of')
  expect(await client.fault(KIND.open, 0, Buffer.from('{'))).toContain('not JSON')
  expect(await client.fault(KIND.step, 3, Buffer.alloc(0))).toContain('no hall 3')
})
