// The tables of `line-ups.ts`.
import { doubtOf, type GameRecord, meanOf, summarise } from '@arkwright/bots/balance'
import { WHOLE_CELLS } from './cells.ts'
import { type LineUp, type Played, sameLineUp } from './line-up.ts'
import { withParts } from './parts.ts'
import { type Column, moneyTable, useTable } from './use-tables.ts'

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
  const losses = free.flatMap(lineUp => {
    const { cell, level, sims } = lineUp
    const players = WHOLE_CELLS.find(({ name }) => name === cell)?.players ?? 0
    const pairs = lossesOf(players, gamesOf(lineUp, played), gamesOf({ ...lineUp, ashore: true }, played))
    if (pairs.length === 0) return []
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

const LEVELS = ['expert', 'hard']

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
  const games = [...new Set(WHOLE_CELLS.map(({ game }) => game.id))]
  return [
    'Lift: how many points more often seats that used something won, where that is beyond doubt (95 %); bold above 15 points.',
    ...games.flatMap(game =>
      LEVELS.flatMap(level => {
        const columns = columnsOf(
          game,
          plan.filter(one => one.level === level),
          played,
        )
        if (columns.length === 0) return []
        return ['', `## ${game}, ${level}`, '', ...moneyTable(columns), '', ...useTable(columns)]
      }),
    ),
    '',
  ].join('\n')
}

function columnsOf(game: string, plan: readonly LineUp[], played: readonly Played[]): Column[] {
  return plan.flatMap(lineUp => {
    const cell = WHOLE_CELLS.find(({ name }) => name === lineUp.cell)
    const setUp = cell?.setUps[lineUp.setUp]
    const games = [...gamesOf(lineUp, played).values()]
    if (cell?.game.id !== game || setUp === undefined || games.length === 0) return []
    const size = cell.players === 1 ? 'solo' : String(cell.players)
    return [{ name: [size, setUp.name].filter(Boolean).join(', '), summary: summarise(withParts(cell), setUp, games) }]
  })
}
