// Tables of what `npm run learn` measured, for docs/measurements: `node scripts/run.mjs scripts/learn/report.ts figures-*.json`.
import { readFileSync } from 'node:fs'
import type { Verdict } from './gate.ts'

interface Figures {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly threads: number
  readonly seconds: number
  /** The network it went on from. */
  readonly start: string
  readonly games: number
  readonly made: Readonly<Record<string, string | number>>
  /** The last is the search. */
  readonly verdicts: readonly Verdict[]
}

const PERCENT = 100

function percent(share: number): string {
  return `${(PERCENT * share).toFixed(1)} %`
}

function matchOf({ match, wins, games, share, interval: [low, high], ms }: Verdict): string {
  return `${match} | ${wins} of ${games} | ${percent(share)} (${percent(low)}-${percent(high)}) | ${Math.round(ms[0])} / ${Math.round(ms[1])}`
}

function rowsOf({ game, players, games, made, verdicts }: Figures): string[] {
  const errors = `${made['rmseOfProjection']} → ${made['rmse']} | ${made['aucOfProjection']} → ${made['auc']}`
  return verdicts.map(verdict => `| ${game} by ${players} | ${games} | ${errors} | ${matchOf(verdict)} |`)
}

function usesOf({ game, players, verdicts }: Figures): string[] {
  const [own, rivals] = verdicts.at(-1)?.uses ?? [{}, {}]
  const kinds = [...new Set([...Object.keys(own), ...Object.keys(rivals)])].toSorted()
  return kinds.map(kind => `| ${game} by ${players} | ${kind} | ${own[kind] ?? 0} | ${rivals[kind] ?? 0} |`)
}

const all = process.argv.slice(2).map(file => JSON.parse(readFileSync(file, 'utf8')) as Figures)
const uses = all.flatMap(usesOf)
console.log(
  [
    ...all.map(
      ({ game, players, seed, threads, seconds, start }) =>
        `\`npm run learn -- --game ${game} --players ${players} --seed ${seed} --start ${start} --threads ${threads}\`, ${seconds} s.`,
    ),
    '',
    '| cell | games | error of the margin, £ | AUC of the win | match | wins | share (95 %) | ms a game |',
    '| --- | ---: | --- | --- | --- | --- | --- | --- |',
    ...all.flatMap(rowsOf),
    ...(uses.length === 0
      ? []
      : ['', '| cell | move | expert, a seat and game | hard |', '| --- | --- | ---: | ---: |', ...uses]),
  ].join('\n'),
)
