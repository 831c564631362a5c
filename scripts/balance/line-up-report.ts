// The tables of `line-ups.ts`.
import { doubtOf, type GameRecord, meanOf, summarise } from '@arkwright/bots/balance'
import { CELLS } from './cells.ts'
import { type LineUp, type Played, sameLineUp } from './line-up.ts'
import { type Chapter, report } from './report.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const heading = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))]
const points = (part: number): string => (100 * part).toFixed(1)

function gamesOf(lineUp: LineUp, played: readonly Played[]): Map<number, GameRecord> {
  return new Map(played.filter(one => sameLineUp(one, lineUp)).map(({ game }) => [game.number, game]))
}

/** How far ahead of the best other seat. */
function leadOf({ scores }: GameRecord, seat: number): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
}

interface Loss {
  readonly wins: number
  readonly lead: number
  readonly won: number
}

function lossesOf(players: number, free: Map<number, GameRecord>, ashore: Map<number, GameRecord>): Loss[] {
  return [...free].flatMap(([number, before]) => {
    const after = ashore.get(number)
    if (after === undefined) return []
    const seat = number % players
    const won = before.wins[seat] ?? 0
    return [{ wins: won - (after.wins[seat] ?? 0), lead: leadOf(before, seat) - leadOf(after, seat), won }]
  })
}

export function harbourReport(plan: readonly LineUp[], played: readonly Played[]): string {
  const free = plan.filter(({ ashore }) => !ashore)
  const losses = free.map(lineUp => {
    const { cell, level, sims } = lineUp
    const players = CELLS.find(({ name }) => name === cell)?.players ?? 0
    const pairs = lossesOf(players, gamesOf(lineUp, played), gamesOf({ ...lineUp, ashore: true }, played))
    const wins = pairs.map(one => one.wins)
    const leads = pairs.map(one => one.lead)
    return row([
      cell,
      `${level} (${sims})`,
      String(pairs.length),
      `${points(meanOf(pairs.map(one => one.won)))} %`,
      `${points(meanOf(wins))} ± ${points(doubtOf(wins))}`,
      `${meanOf(leads).toFixed(1)} ± ${doubtOf(leads).toFixed(1)}`,
    ])
  })
  const parts = free.map(lineUp => [...gamesOf(lineUp, played).values()])
  return [
    ...heading(['cell', 'bot', 'pairs', 'wins with', 'points lost without', 'pounds lost without']),
    ...losses,
    '',
    'Uses for each seat and game, and the share of seats that used it:',
    '',
    ...heading(['part', ...free.map(({ cell, level }) => `${cell.replace('Water Frame 2016, ', '')}, ${level}`)]),
    ...PARTS.map(part => row([part, ...parts.map(games => useOf(part, games))])),
    '',
  ].join('\n')
}

const PARTS = [
  'ship: ',
  'part: contract',
  'part: shipment',
  'action: first ship',
  'action: second ship',
  'part: warehouse worker',
  'part: production action',
  'part: late hiring',
  'tile taken: ',
  'money: emergency sale',
]

/** Several components where the name is the beginning of theirs. */
function useOf(part: string, games: readonly GameRecord[]): string {
  const seats = games.flatMap(({ uses, scores }) => {
    const own = Object.entries(uses).filter(([name]) => name.startsWith(part))
    return scores.map((_, seat) => own.reduce((sum, [, counts]) => sum + (counts[seat] ?? 0), 0))
  })
  return `${meanOf(seats).toFixed(2)} (${points(seats.filter(times => times > 0).length / seats.length)} %)`
}

export function seatsReport(plan: readonly LineUp[], played: readonly Played[]): string {
  const chapters = CELLS.flatMap((cell): Chapter[] => {
    const levels = plan
      .filter(lineUp => lineUp.cell === cell.name)
      .flatMap(lineUp => {
        const games = [...gamesOf(lineUp, played).values()]
        const setUp = cell.setUps[lineUp.setUp]
        if (games.length === 0 || setUp === undefined) return []
        const level = [`${lineUp.level} (${lineUp.sims} simulations)`, setUp.name].filter(Boolean).join(', ')
        return [{ level, played: undefined, summary: summarise(cell, setUp, games) }]
      })
    return levels.length === 0 ? [] : [{ name: cell.name, wages: cell.reader.wages, levels }]
  })
  return report(chapters, [])
}
