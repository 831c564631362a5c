// What `npm run fair-seats` found, as a table.
import type { FairSeats } from '@arkwright/kernel'
import type { Cell } from './cells.ts'
import type { FairCell } from './fair-cell.ts'

interface Reported {
  readonly name: string
  readonly cell: Pick<Cell, 'game'>
  readonly course: FairCell
  /** Of the last game. */
  readonly date: string
}

const Z_OF_90_PERCENT = 1.645

const percent = (share: number): string => (100 * share).toFixed(1)

export function fairReport(cells: readonly Reported[], sims: number): string {
  const lines = cells.map(({ name, course }) => {
    const { games, seats, handicap, verdict } = course.test()
    const model = seats.map(({ share, low, high }) => `${percent(share)} (${percent(low)}–${percent(high)})`).join(', ')
    const near = course.games.filter(game =>
      game.handicap.every((pounds, seat) => Math.abs(pounds - (handicap[seat] ?? 0)) <= course.unit.near),
    )
    const counted = handicap.map((_, seat) =>
      near.length === 0 ? '–' : percent(near.reduce((sum, { wins }) => sum + (wins[seat] ?? 0), 0) / near.length),
    )
    const without = course
      .fitTo(games)
      .chances(handicap.map(() => 0))
      .share.map(percent)
    const seconds = course.spent / Math.max(1, course.games.length) / 1000
    return `| ${name} | ${without.join(', ')} | ${handicap.join(', ')} | ${verdict} | ${games} | ${model} | ${counted.join(', ')} in ${near.length} | ${course.fit.worth.toFixed(4)} | ${seconds.toFixed(2)} |`
  })
  const table = cells.map(one => `// ${one.name}\n${JSON.stringify(cellOf(one, sims))},`)
  return `# Fair seats

Hard bots, ${sims} simulations. Handicap by seat, in pounds of start cash where the cell names nothing else; wins by seat in %. *Wins*: by the model fitted to all games, with the interval of the look. *Counted*: in the games with
nearly this handicap: at most £5 away at every seat, at most £10 in score.

| cell | wins without | handicap | within 3 points | games | wins with | counted | log odds a pound | seconds a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

For \`fair-seats.ts\` of the games:

\`\`\`
${table.join('\n')}
\`\`\`
`
}

/** As `fair-seats.ts` of the game has it. */
export function cellOf({ cell, course, date }: Reported, simulations: number): FairSeats {
  const { games, handicap, verdict } = course.test()
  const { share, error } = course.fitTo(games).chances(handicap)
  const rounded = (value: number): number => Number(percent(value))
  return {
    handicap,
    unit: course.unit.name,
    simulations,
    games,
    wins: share.map(rounded),
    doubt: rounded(Z_OF_90_PERCENT * Math.max(...error)),
    isShown: verdict === 'even',
    date,
    revision: cell.game.revision,
  }
}
