import { type Bot, LADDERS } from '@arkwright/bots'
import { type GameRecord, ladderOf, recordOf, recordWith, summarise } from '@arkwright/bots/balance'
import { describe, expect, test } from 'vitest'
import { adoptable } from '../balance/adopt.ts'
import { CELLS } from '../balance/cells.ts'
import { changeOfLead } from '../balance/change.ts'
import { insistentBot } from '../balance/insist.ts'
import { withParts } from '../balance/parts.ts'
import { flagText, report } from '../balance/report.ts'
import { moneyTable, useTable } from '../balance/use-tables.ts'

const playable = CELLS.filter(({ game }) => LADDERS.has(game.id))

const laidOut = playable.flatMap(cell => cell.setUps.map(setUp => ({ cell, setUp })))

describe.each(laidOut)('$cell.name $setUp.name', ({ cell, setUp }) => {
  const record = recordOf(cell, setUp, 'easy', { sims: 1 }, 0)

  test('a game gives the same figures every time', () => {
    expect(recordOf(cell, setUp, 'easy', { sims: 1 }, 0)).toEqual(record)
    const won = record.wins.reduce((sum, win) => sum + win, 0)
    // A solo game can be lost.
    if (cell.players > 1 || won > 0) expect(won).toBeCloseTo(1)
    for (const list of [record.wins, record.scores, record.shares, record.shareValues]) {
      expect(list).toHaveLength(cell.players)
    }
    for (const [seat, score] of record.scores.entries()) {
      expect((record.shares[seat] ?? 0) * (record.shareValues[seat] ?? 0)).toBe(score)
    }
    expect(record.wages.length).toBeGreaterThan(1)
  })

  test('every action, marker, tile, event, ship and card that was used has its own name', () => {
    const components = cell.reader.components(setUp.options)
    expect(new Set(components).size).toBe(components.length)
    const used = [...Object.keys(record.uses), ...record.happened]
    const listed = used.filter(name => /^(action|marker taken|tile taken|ship|event|card taken|card used):/.test(name))
    expect(listed.length).toBeGreaterThan(5)
    for (const name of listed) expect(components).toContain(name)
  })
})

describe('games of other sources', () => {
  const [first] = laidOut
  if (first === undefined) throw new Error('there is no cell')
  const play = (number: number): GameRecord => recordOf(first.cell, first.setUp, 'easy', { sims: 1 }, number)
  const others = [0, 1, 2].map(play)

  test('are adopted if samples come out the same', () => {
    expect(adoptable(others, 1, play)).toEqual(others.slice(1))
    expect(adoptable(others, 3, play)).toEqual([])
  })

  test('are left if one does not', () => {
    const otherwise = (number: number): GameRecord => ({
      ...play(number),
      scores: number === 2 ? [1, 1] : play(number).scores,
    })
    expect(adoptable(others, 0, otherwise)).toEqual([])
  })
})

describe('the summary', () => {
  const [first] = laidOut
  if (first === undefined) throw new Error('there is no cell')
  const { cell, setUp } = first
  /** Seat 1 wins seven of ten games; only winners use machinery; no seat builds anything. */
  const records = Array.from({ length: 200 }, (_, number): GameRecord => {
    const wins = number % 10 < 7 ? [1, 0] : [0, 1]
    const uses = { 'action: machinery': wins.map(win => 2 * win), 'money: loan taken': [1, 0] }
    return {
      number,
      wins,
      scores: [300, 200],
      shares: [15, 10],
      shareValues: [20, 20],
      wages: [2, 3],
      uses,
      happened: [],
    }
  })
  const summary = summarise(cell, setUp, records)

  test('counts seats, money and uses', () => {
    expect(summary).toMatchObject({ games: 200, loans: 0.5, emergencies: 0 })
    expect(summary.score).toEqual({ mean: 250, low: 200, median: 200, high: 300 })
    expect(summary.seats.map(({ share }) => share)).toEqual([0.7, 0.3])
    expect(summary.wages.map(({ mean }) => mean)).toEqual([2, 3])
    const machinery = summary.uses.find(({ component }) => component === 'action: machinery')
    expect(machinery).toMatchObject({ used: 0.5, times: 2, lift: 1 })
  })

  test('flags what is suspicious, and only that', () => {
    const flags = summary.flags.map(flagText)
    expect(flags).toContain('seat 1 wins 70.0 %, even would be 50.0 %')
    expect(flags).toContain('action: machinery: seats with it win 100 points more (± 0)')
    expect(flags).toContain('action: workers is used by 0.0 % of seats')
    expect(flags).toContain('50.0 % of seats took a loan')
    const even = records.map((record, i) => ({ ...record, wins: i % 2 === 0 ? [1, 0] : [0, 1], uses: {} }))
    expect(
      summarise(cell, setUp, even)
        .flags.map(flagText)
        .filter(flag => flag.includes('seat 1') || flag.includes('loan')),
    ).toEqual([])
  })

  test('is written with the number of its games and when they were played', () => {
    const played = new Date('2026-11-15T12:00:00Z')
    const text = report([{ name: 'A cell', wages: '£', levels: [{ level: 'medium', played, summary }] }], ['Another'])
    expect(text).toContain('**A cell**, medium, 200 games until 2026-11-15:\n- seat 1 wins 70.0 %')
    expect(text).toContain('\n## A cell\n\n|  | medium, 200 games until 2026-11-15 |\n')
    expect(text).toContain('| final score | 250.0 (200 to 300) |')
    expect(text).toContain('| action: machinery | 50.0 % | 2.00 | +100 ± 0 |')
    expect(text).toContain('No games yet: Another.')
  })

  test('is put beside others, with a lift only where it is beyond doubt', () => {
    const few = summarise(cell, setUp, records.slice(0, 3))
    const columns = [
      { name: '2', summary },
      { name: '2, free set-up', summary: few },
    ]
    expect(moneyTable(columns)).toContain('| 2 | 200 | 70.0, 30.0 | 250 | 300 | 0.0 | 50.0 |')
    const table = useTable(columns)
    expect(table).toContain('| action: machinery | 50 **+100** | 50 |')
    expect(table).toContain('| action: workers | 0 | 0 |')
    expect(table.filter(line => line.includes('event: '))).toEqual([])
  })
})

describe('what if a seat insists on something', () => {
  const cell = CELLS.find(({ name }) => name === 'Spinning Jenny, 2 players')
  const [setUp] = cell?.setUps ?? []
  if (cell === undefined || setUp === undefined) throw new Error('Spinning Jenny is not played by two')
  const component = 'action: light machinery'
  const { easy, medium } = ladderOf(cell).bots
  const play = (number: number, seats: readonly Bot[]): GameRecord =>
    recordWith(cell, setUp, seats, { sims: 1 }, number)

  test('it uses it where a turn allows, and plays like its level otherwise', () => {
    const plain = play(0, [medium, medium])
    expect(play(0, [insistentBot(cell, []), medium])).toEqual(plain)
    expect(play(0, [insistentBot(cell, [], 'easy'), medium])).toEqual(play(0, [easy, medium]))
    const rare = 'marker taken: dark quality'
    expect(plain.uses[rare]?.[0] ?? 0).toBe(0)
    expect(play(0, [insistentBot(cell, [rare]), medium]).uses[rare]?.[0]).toBe(1)
  })

  test('parts of the game count as well', () => {
    const waterFrame = CELLS.find(({ name }) => name === 'Water Frame 2016, 2 players')
    const [predetermined] = waterFrame?.setUps ?? []
    if (waterFrame === undefined || predetermined === undefined) throw new Error('Water Frame is not played by two')
    const whole = withParts(waterFrame)
    const late = 'part: late hiring'
    expect(whole.reader.components(predetermined.options)).toContain(late)
    const bots = ladderOf(whole).bots
    const hires = (seat: Bot): number | undefined =>
      recordWith(whole, predetermined, [seat, bots.medium], { sims: 1 }, 0).uses[late]?.[0]
    expect(hires(bots.medium)).toBeUndefined()
    expect(hires(insistentBot(whole, [late]))).toBe(1)
  })

  test('the change is that of the insisting seat, in games where it could', () => {
    const record = (number: number, scores: number[], uses: number[]): GameRecord => ({
      ...play0,
      number,
      scores,
      wins: scores.map(score => (score === Math.max(...scores) ? 1 : 0)),
      uses: { [component]: uses },
    })
    const play0 = recordOf(cell, setUp, 'easy', { sims: 1 }, 0)
    const before = [record(0, [100, 90], [0, 0]), record(1, [100, 90], [0, 0]), record(2, [80, 90], [1, 0])]
    const after = [record(0, [110, 90], [1, 0]), record(1, [100, 120], [0, 1]), record(2, [10, 90], [0, 1])]
    expect(changeOfLead([component], before, after)).toMatchObject({
      could: 2,
      alone: 1,
      lead: (10 + 30) / 2,
      wins: { before: 1, after: 2 },
    })
  })
})
