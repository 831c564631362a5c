import { describe, expect, test } from 'vitest'
import { arkwrightWith, expectOneSentence } from '../fake-terminal.ts'
import { oneGame, written } from '../games-on-disk.ts'

interface Replay {
  at: number
  of: number
  position: { decade: number; random?: unknown; players: unknown[] }
  events: { type: string }[]
  moves: string[]
  revealed: string[]
  standings: unknown[]
  wrong?: { number: number }
}

async function replayed(path: string, ...flags: string[]): Promise<Replay> {
  const { code, out, err } = await arkwrightWith(['replay', path, '--json', ...flags])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

test('shows the end by default: position of a spectator, events and moves', async () => {
  const { path, file } = await oneGame()
  const replay = await replayed(path)
  expect(replay).toMatchObject({
    at: file.moves.length,
    of: file.moves.length,
    moves: file.moves,
    revealed: file.revealed,
  })
  expect(replay.position).not.toHaveProperty('random')
  expect(replay.events.at(-1)).toEqual({ type: 'game over' })
  expect(replay.standings).toHaveLength(4)
})

test('--at N stops after N moves, and shows the events up to there', async () => {
  const { path } = await oneGame()
  const start = await replayed(path, '--at', '0')
  expect(start).toMatchObject({ at: 0, moves: [], position: { decade: 1 } })
  const later = await replayed(path, '--at', '25')
  expect(later.moves).toHaveLength(25)
  expect(later.events.slice(0, start.events.length)).toEqual(start.events)
  expect(later.events.length).toBeGreaterThan(start.events.length)
})

test.each(['--setup free', '--game water-frame --setup free', '--game card-game --players 1 --expert all'])(
  '%s: a game without its seed reads the same',
  async flags => {
    const { path, file } = await oneGame(flags)
    const { seed: _, ...open } = file
    expect(await replayed(written(open), '--at', '30')).toEqual(await replayed(path, '--at', '30'))
  },
)

describe('in words', () => {
  test('log, then position: timetable, market, companies, factories, charts', async () => {
    const { path } = await oneGame()
    const { code, out } = await arkwrightWith(['replay', path, '--at', '30'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Spinning Jenny, 30 of \d+ moves, not over: /)
    expect(out).toContain('\nSet-up\n     Blue is start player.\n')
    expect(out).toMatch(/^1\. blue: place .+\n {5}Blue places .+ for £\d+/m)
    expect(out).toMatch(/^30\. /m)
    expect(out).not.toMatch(/^31\. /m)
    expect(out).toMatch(/\nThe 17[78]0s, development level II?, (food|clothes|cutlery|lamps) cycle, start player/)
    expect(out).toMatch(/^ {2}demand( +\d+){4}$/m)
    expect(out).toMatch(/^ {2}importer( +\d+){4}$/m)
    expect(out).toMatch(/^ {2}job market \d+ workers?, wage £\d, fired workers \d+$/m)
    expect(out).toMatch(/^ {2}green +£\d+ +\d+ +£\d+ +\d+ +£\d+ +\d+ /m)
    expect(out).toMatch(/^ {2}yellow +lamps +I +£\d+( +\d+){4} +£\d+ +(\d\+\d\/\d ?){4}/m)
    expect(out).toMatch(/^ {10}£2 +£4 +£6 +£8 +£10$/m)
  })

  test('Water Frame: events, economy markers, ships, harbours, warehouses and tiles', async () => {
    const { path } = await oneGame('--game water-frame --setup free --seed harbour')
    const { code, out } = await arkwrightWith(['replay', path, '--at', '300'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Water Frame, 300 of \d+ moves, not over: /)
    expect(out).toMatch(/^ {5}Event: [A-Za-z ]+\.$/m)
    expect(out).toMatch(/\nEvents turned up\n {2}1770 [A-Z][A-Za-z ]+?((, | and )17[89]0 [A-Z][A-Za-z ]+?)*\n/)
    expect(out).toMatch(/\nEconomy markers turned up \(importer \+ workers\)\n {2}food +(\d\+\d ?)+\n/)
    expect(out).toMatch(/^ {2}level [IV]+ .+Ship of capacity \d, \d left/m)
    expect(out).toMatch(/^ {2}tiles +[A-Z][A-Za-z ]+: \d left/m)
    expect(out).toMatch(/^ {10}Pier 1 +Pier 2 +Crews +Contracts +Warehouse workers$/m)
    expect(out).toMatch(/^ {2}green( +(–|\d+)){2} +\d+ {2}(none|\d+ [a-z])/m)
    expect(out).toMatch(/^ {2}green +food \d\/\d/m)
    expect(out).toMatch(/\nDevelopment tiles\n {2}blue +(none|[A-Z][a-z]+)/)
  })

  test('the card game: market, boards, factories with their cards, supply', async () => {
    const { path } = await oneGame('--game card-game --players 2')
    const { code, out } = await arkwrightWith(['replay', path, '--at', '40'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Arkwright: The Card Game, 40 of \d+ moves, not over: player [12] decides/)
    expect(out).toMatch(/^ {5}Player 1 starts with a \w+ factory\.$/m)
    expect(out).toMatch(/\nDecade I{1,3}, \w+ round, start player player [12]\n/)
    expect(out).toMatch(/^ {2}demand( +-?\d+){4}$/m)
    expect(out).toMatch(/^ {2}appeal of player 1( +(–|\d+)){4}$/m)
    expect(out).toMatch(/^ {2}appeal of Neutral player( +\d+){4}$/m)
    expect(out).toMatch(/^ {2}wage £\d \(space \d+\)$/m)
    expect(out).toMatch(/^ {2}player 2 +£\d+ +\d+ +£\d+ +\d+ +\d+ +\d+$/m)
    expect(out).toMatch(/^ {2}player 1( +\d \(\d\)){6}$/m)
    expect(out).toMatch(/^ {2}player 2 +(food|clothes|cutlery|lamps) +I{1,2} .+ (price|appeal) /m)
    expect(out).toMatch(/\nSupply of development cards\n {2}\d [A-Z]/)
    expect(out).not.toContain('Opponents')
  })

  test('the solo game: opponents, bag and grid, and a player who may come second or third', async () => {
    const { path } = await oneGame('--game card-game --players 1 --expert all')
    const { code, out } = await arkwrightWith(['replay', path, '--at', '12'])
    expect(code).toBe(0)
    expect(out).toMatch(/^1\. the player: choose /m)
    expect(out).toMatch(/^ {5}Opponent 1 moves to appeal \d \(\w+\)\.$/m)
    expect(out).toMatch(/^ {2}Opponent 2 +\d+ +£\d+ +\d+$/m)
    expect(out).toMatch(/\nMarkers in the bag\n {2}Opponent 1: \d, Opponent 2: \d, Neutral marker: \d\n/)
    expect(out).toMatch(/\nGrid of development cards\n {2}1 /)
    const end = await arkwrightWith(['replay', path])
    expect(end.out).toMatch(/^.+ moves, over: the player (wins|comes second|comes third) with \d+ points\n/)
  })

  test('names and comments are printed, on one line each', async () => {
    const { file } = await oneGame()
    const comments = [
      { at: 0, text: 'Good luck' },
      { at: 2, text: 'why\nnot\u001b[2J' },
    ]
    const path = written({ ...file, names: ['Ann\u001b', 'Bob'], comments })
    const { out } = await arkwrightWith(['replay', path, '--at', '2'])
    expect(out).toContain('blue is Ann?, red is Bob\n')
    expect(out).toContain('     “Good luck”\n')
    expect(out).toContain('     “why?not?[2J”\n')
    expect(out).not.toContain('\u001b')
  })
})

test('a wrong game is printed up to its fault', async () => {
  const { file } = await oneGame()
  const path = written({ ...file, moves: [...file.moves.slice(0, 12), 'dance'] })
  const { code, out, err } = await arkwrightWith(['replay', path])
  expect(code).toBe(1)
  expect(out).toMatch(/^Spinning Jenny, 12 of 12 moves/)
  expect(err).toMatch(/: move 13, “dance” by .+, is not allowed: .+\n$/)
  const json = await arkwrightWith(['replay', path, '--json'])
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out)).toMatchObject({ at: 12, wrong: { number: 13, move: 'dance' } })
})

test('bad input is answered with the name of the file', async () => {
  const { path, file } = await oneGame()
  for (const at of ['-1', '9999', 'end', '1.5', '']) {
    const heard = await arkwrightWith(['replay', path, `--at=${at}`])
    expectOneSentence(heard)
    expect(heard.err).toContain(`from 0 to ${file.moves.length}`)
  }
  const missing = await arkwrightWith(['replay', 'nowhere.json'])
  expectOneSentence(missing)
  expect(missing.err).toBe('arkwright replay: nowhere.json: there is no such file or folder.\n')
  expectOneSentence(await arkwrightWith(['replay', written('{"arkwright":1')]))
})
