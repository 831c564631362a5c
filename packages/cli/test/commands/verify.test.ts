import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spinningJenny } from '@arkwright/board-game'
import { type GameFile, sha256Hex } from '@arkwright/kernel'
import { FORMER_GAMES } from '@arkwright/testing'
import { describe, expect, test } from 'vitest'
import { KNOWN_GAMES } from '../../src/games.ts'
import { arkwright, arkwrightWith, expectOneSentence, type Heard } from '../fake-terminal.ts'
import { oneGame, ownFolder, simulated, written } from '../games-on-disk.ts'

function verify(contents: unknown): Promise<Heard> {
  return arkwrightWith(['verify', written(contents)])
}

describe('a valid game', () => {
  test('is reported with its result', async () => {
    const { path, file } = await oneGame('--players 2')
    const { code, out, err } = await arkwrightWith(['verify', path])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      new RegExp(
        `: a valid game of Spinning Jenny by revision ${spinningJenny.revision}, ${file.moves.length} moves, over: `,
      ),
    )
  })

  test('may be unfinished, and without its seed', async () => {
    const { file } = await oneGame('--setup free')
    const { seed: _, ...open } = file
    expect((await verify(open)).code).toBe(0)
    // All chance in this game is drawn in the set-up.
    const half = { ...open, moves: file.moves.slice(0, 40) }
    const heard = await verify(half)
    expect(heard.code).toBe(0)
    expect(heard.out).toMatch(/40 moves, not over: (blue|red|green|yellow) decides \(.+, SJ .+\)/)
  })

  test.each([
    ['--game water-frame --edition 2014', 'Water Frame'],
    ['--game water-frame --players 2 --setup free', 'Water Frame'],
    ['--game card-game', 'Arkwright: The Card Game'],
    ['--game card-game --players 1', 'Arkwright: The Card Game'],
  ])('%s: is known too, with and without its seed', async (flags, title) => {
    const { path, file } = await oneGame(flags)
    const { seed: _, ...open } = file
    for (const heard of [await arkwrightWith(['verify', path]), await verify(open)]) {
      expect(heard.code).toBe(0)
      expect(heard.out).toContain(
        `: a valid game of ${title} by revision ${file.revision}, ${file.moves.length} moves, over: `,
      )
    }
  })

  test.each(FORMER_GAMES)(
    '$file.game of $file.options.players by revision $file.revision is still valid',
    async ({ file }) => {
      const { code, out } = await verify(file)
      expect(code).toBe(0)
      const title = KNOWN_GAMES.find(({ game }) => game.id === file.game)?.title
      const revision = `by revision ${file.revision}`
      expect(out).toContain(`: a valid game of ${title} ${revision}, ${file.moves.length} moves, over: `)
      const [finding] = JSON.parse((await arkwrightWith(['verify', '--json', written(file)])).out)
      expect(finding).toMatchObject({ ok: true, game: file.game, revision: file.revision })
      const told = await arkwrightWith(['replay', written(file)])
      expect(told.code).toBe(0)
      const later = await verify({ ...file, revision: file.revision + 1 })
      expect(later.code).toBe(1)
      expect(later.out).toContain(`: ${title} by revision ${file.revision + 1}: `)
    },
  )

  test('is read from standard input with -', async () => {
    const { file } = await oneGame()
    expect((await arkwright('verify -', `\uFEFF${JSON.stringify(file)}\r\n`)).code).toBe(0)
  })

  test('JSON has a finding for each file', async () => {
    const paths = await simulated('--games 2')
    const { code, out } = await arkwrightWith(['verify', '--json', ...paths])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(
      paths.map(file => expect.objectContaining({ file, ok: true, game: 'spinning-jenny', over: true })),
    )
  })
})

describe('a wrong game', () => {
  test('is reported with the first wrong move and its reason', async () => {
    const { file } = await oneGame()
    const moves = [...file.moves]
    moves.splice(0, 1, 'place light distribution 3')
    const heard = await verify({ ...file, moves })
    expect(heard.code).toBe(1)
    expect(heard.out).toMatch(
      /: move 1, “place light distribution 3” by blue, is not allowed: You do not have the light grey distribution marker\. \(SJ II\.1, marker-not-owned\)\n$/,
    )
  })

  test.each<[string, (file: GameFile) => Partial<GameFile>, RegExp]>([
    [
      'a move the game does not know',
      ({ moves }) => ({ moves: [...moves.slice(0, 9), 'dance', ...moves] }),
      /move 10, “dance” .+has no such move/,
    ],
    ['a move after the end', ({ moves }) => ({ moves: [...moves, 'done'] }), /The game is over/],
    [
      'a move that was not asked for',
      ({ moves }) => ({ moves: ['found food', ...moves.slice(1)] }),
      /You cannot do that now/,
    ],
    ['control characters in a move', ({ moves }) => ({ moves: ['\u001b[2J\n', ...moves] }), /move 1, “\?\[2J\?”/],
    [
      'chance in place of a player',
      ({ moves }) => ({ moves: ['draw start player red', ...moves] }),
      /move 1, .+ by blue/,
    ],
    ['outcomes too many', () => ({ revealed: ['draw start player red'] }), /Nothing is drawn here/],
  ])('%s', async (_, change, sentence) => {
    const { file } = await oneGame()
    const heard = await verify({ ...file, ...change(file) })
    expect(heard.code).toBe(1)
    expect(heard.err).toBe('')
    expect(heard.out.trimEnd().split('\n')).toHaveLength(1)
    expect(heard.out).toMatch(sentence)
  })

  test.each<[string, (file: GameFile) => Partial<GameFile>, RegExp]>([
    [
      'another deal than its seed gives',
      ({ revealed }) => ({ revealed: revealed.toReversed() }),
      /in the set-up: Chance brought “.+” from the seed/,
    ],
    ['a deal that is missing', () => ({ revealed: [] }), /in the set-up: Chance brought “.+”/],
  ])('%s', async (_, change, sentence) => {
    const { file } = await oneGame('--setup free')
    const heard = await verify({ ...file, ...change(file) })
    expect(heard.code).toBe(1)
    expect(heard.out).toMatch(sentence)
  })

  test('without a seed, an impossible deal is wrong too', async () => {
    const { file } = await oneGame('--setup free')
    const { seed: _, ...open } = file
    const heard = await verify({ ...open, revealed: ['draw light stock exchange', ...file.revealed.slice(1)] })
    expect(heard.code).toBe(1)
    expect(heard.out).toMatch(/in the set-up chance cannot bring “draw light stock exchange”/)
    const cut = await verify({ ...open, revealed: file.revealed.slice(0, 1) })
    expect(cut.code).toBe(1)
    expect(cut.out).toMatch(/The file does not say what chance brought here/)
  })

  test('of Water Frame and of the card game is answered in their own words', async () => {
    const frame = await oneGame('--game water-frame')
    const { moves } = frame.file
    const first = moves.findIndex(move => move.startsWith('place '))
    const ship = await verify({ ...frame.file, moves: [...moves.slice(0, first), 'place second ship 5'] })
    expect(ship.code).toBe(1)
    expect(ship.out).toMatch(
      /, is not allowed: You do not have the second ship marker\. \((SJ|WF) II\.1, marker-not-owned\)\n$/,
    )
    const cards = await oneGame('--game card-game --players 1')
    const twice = await verify({ ...cards.file, moves: [cards.file.moves[0], cards.file.moves[0]] })
    expect(twice.code).toBe(1)
    expect(twice.out).toMatch(
      /: move 2, “.+” by the player, is not allowed: You already have an open factory for this good\. \(CG expert 4, factory-open\)\n$/,
    )
  })

  test('JSON contains the move and the refusal', async () => {
    const { file } = await oneGame()
    const path = written({ ...file, moves: ['done'] })
    const { code, out } = await arkwrightWith(['verify', path, '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([
      {
        file: path,
        game: 'spinning-jenny',
        revision: spinningJenny.revision,
        moves: 0,
        ok: false,
        says: expect.stringContaining('is not allowed'),
        move: 1,
        text: 'done',
        refusal: { rule: 'SJ II.1', code: 'not-now', figures: { asked: 'place marker', given: 'done' } },
      },
    ])
  })
})

describe('no game file', () => {
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  const whole: GameFile = {
    arkwright: 1,
    game: 'spinning-jenny',
    revision: 1,
    options: { players: 2 },
    commitment: sha256Hex('arkwright deal:s'),
    seed: 's',
    moves: [],
    revealed: [],
  }

  test('the complete file behind these cases is valid', async () => {
    expect((await verify(whole)).code).toBe(0)
  })

  test.each<[string, unknown, RegExp]>([
    ['an empty file', '', /not a complete JSON file/],
    ['a file cut off', JSON.stringify(whole).slice(0, -20), /cut off/],
    ['no JSON at all', '<!doctype html>', /not a complete JSON file/],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00]), /UTF-8/],
    ['null', 'null', /not an Arkwright game file/],
    ['a list', '[]', /not an Arkwright game file/],
    ['another JSON file', { name: 'left-pad' }, /not an Arkwright game file/],
    ['a marker that is inherited only', '{"__proto__":{"arkwright":1}}', /not an Arkwright game file/],
    ['an unknown field', { ...whole, colour: 'red' }, /colour is not known here/],
    ['a field called __proto__', `{"__proto__":{},${JSON.stringify(whole).slice(1)}`, /__proto__ is not known here/],
    ['a field called constructor', { ...whole, constructor: 1 }, /constructor is not known here/],
    ['a later format', { ...whole, arkwright: 2 }, /format 2; .+ please update/],
    ['a later revision', { ...whole, revision: 999 }, /revision 999; .+ please update/],
    ['an unknown game', { ...whole, game: 'chess' }, /does not know the game chess/],
    ['a game called __proto__', { ...whole, game: '__proto__' }, /does not know the game __proto__/],
    ['a format of a wrong type', { ...whole, arkwright: '1' }, /arkwright must be a whole number/],
    ['a revision of a wrong type', { ...whole, revision: 1.5 }, /revision must be a whole number/],
    ['moves of a wrong type', { ...whole, moves: 'done' }, /moves must be a list/],
    ['a move of a wrong type', { ...whole, moves: [['done']] }, /moves\[0\] must be a text/],
    ['moves that look like a list', { ...whole, moves: { length: 1, 0: 'done' } }, /moves must be a list/],
    ['too many moves', { ...whole, moves: Array.from({ length: 20_001 }, () => 'done') }, /at most 20000/],
    ['a move far too long', { ...whole, moves: ['x'.repeat(100_000)] }, /at most 80 characters/],
    ['five names', { ...whole, names: ['a', 'b', 'c', 'd', 'e'] }, /names must be a list of at most 4/],
    ['a comment with more to it', { ...whole, comments: [{ at: 0, text: '', by: 'me' }] }, /by is not known here/],
    ['options of a wrong type', { ...whole, options: [] }, /options must be an object/],
    ['options unknown', { ...whole, options: { players: 2, cheat: true } }, /cheat is not known here/],
    ['options with too many players', { ...whole, options: { players: 40 } }, /players must be one of 2, 3, 4/],
    ['unknown components', { ...whole, options: { players: 2, components: { moon: 1 } } }, /moon is not a figure/],
    ['a commitment too short', { ...whole, commitment: 'abc' }, /64 hexadecimal digits/],
    ['a seed not committed to', { ...whole, seed: 't' }, /does not match its commitment/],
    ['lists nested without end', `{"arkwright":1,"options":${deep(100_000)}}`, /nested more than 40 deep/],
    ['lists nested and never closed', '['.repeat(1_000_000), /nested more than 40 deep/],
    ['a quote that never ends', `{"arkwright":"${'\\"'.repeat(500_000)}`, /not a complete JSON file/],
    ['a file of absurd size', `"${'x'.repeat(5_000_000)}"`, /at most 4000000 characters/],
    ['a file larger still', `"${'x'.repeat(9_000_000)}"`, /larger than 8 MB/],
  ])('%s', async (_, contents, sentence) => {
    const heard = await verify(contents)
    expectOneSentence(heard)
    expect(heard.err).toMatch(sentence)
  })

  test('a folder, a missing file, a name with control characters', async () => {
    for (const path of [ownFolder(), '/nowhere/at all', 'a\u001b[2Jb', 'nul\u0000byte', '']) {
      expectOneSentence(await arkwrightWith(['verify', path]))
    }
  })

  test('corrected components that would lead into a dead end', async () => {
    const components = { lowestPrice: 6, cost: { lamps: [11, 5, 17, 20] } }
    const heard = await verify({ ...whole, options: { players: 2, components } })
    expectOneSentence(heard)
    expect(heard.err).toMatch(/cost of lamps goes down to 5, which must not be below lowestPrice 6/)
  })

  test('does not stop the next files from being verified', async () => {
    const folder = ownFolder()
    const broken = join(folder, 'a.json')
    writeFileSync(broken, '{')
    const { path } = await oneGame()
    const { code, out, err } = await arkwrightWith(['verify', broken, path])
    expect(code).toBe(2)
    expect(err).toContain('a.json: ')
    expect(out).toContain('a valid game')
  })
})
