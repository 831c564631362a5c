// Matches that a network must win before anything is made of it: never by its prediction error alone.
import { type GameResult, wilson, winsOf } from '@arkwright/bots'
import { putToWork } from './crew.ts'
import { LEARNED, type MatchWork, type Uses, type Work } from './work.ts'

export interface Gate extends Omit<MatchWork, 'kind' | 'seed'> {
  readonly seed: string
  readonly threads: number
  readonly blocks: number
  /** No further opening is begun after so many seconds. */
  readonly seconds: number
}

export interface Verdict {
  readonly match: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: readonly [number, number]
  /** Milliseconds for each game: the network's seat, then all its rivals. */
  readonly ms: readonly [number, number]
  /** Neglected parts of the game, in uses for each seat and game: the network's seat, then its rivals'. */
  readonly uses: readonly [Uses, Uses]
}

const MS_OF_A_SECOND = 1000
const PERCENT = 100

export async function verdictOf(gate: Gate): Promise<Verdict> {
  const { threads, blocks, seconds, seed, ...rest } = gate
  const ends = Date.now() + seconds * MS_OF_A_SECOND
  const results: GameResult[] = []
  let block = 0
  let own = 0
  let rivals = 0
  const uses: [Record<string, number>, Record<string, number>] = [{}, {}]
  await putToWork({
    threads,
    next: (): Work | undefined =>
      block >= blocks || Date.now() >= ends ? undefined : { ...rest, kind: 'match', seed: `${seed} ${block++}` },
    heed: (_, answer) => {
      if (answer.kind !== 'played') return
      results.push(...answer.results)
      own += answer.ms[0]
      rivals += answer.ms[1]
      for (const [side, used] of answer.uses.entries())
        for (const [kind, count] of Object.entries(used)) add(uses[side], kind, count)
    },
  })
  const games = results.length
  const wins = results.reduce((sum, result) => sum + (winsOf(result)[seatOf(result)] ?? 0), 0)
  const { low, high } = wilson(wins, games)
  const { players, manner, sims, rival, rivalSims, ms } = rest
  const thought = (count: number): string => (ms === undefined ? ` (${count})` : ` (${ms} ms)`)
  const match = `${manner}${manner === 'greedy' ? '' : thought(sims)} v ${players - 1} ${rival}${rival === 'hard' || (rival === 'network' && manner === 'search') ? thought(rivalSims) : ''}`
  return {
    match,
    games,
    wins,
    share: rounded(wins / Math.max(1, games)),
    interval: [rounded(low), rounded(high)],
    uses: [perGame(uses[0], games), perGame(uses[1], games * (players - 1))],
    ms: [rounded(own / Math.max(1, games)), rounded(rivals / Math.max(1, games))],
  }
}

/** Alone at the table its name is counted. */
function seatOf({ bots }: GameResult): number {
  return bots.findIndex(name => name.startsWith(LEARNED))
}

function add(uses: Record<string, number> | undefined, kind: string, count: number): void {
  if (uses !== undefined) uses[kind] = (uses[kind] ?? 0) + count
}

function perGame(uses: Uses, games: number): Uses {
  return Object.fromEntries(Object.entries(uses).map(([kind, count]) => [kind, rounded(count / Math.max(1, games))]))
}

function rounded(value: number): number {
  return Math.round(value * PERCENT * PERCENT) / (PERCENT * PERCENT)
}
