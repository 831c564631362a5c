// Self-play in threads, block by block. A block is a file; blocks that lie there already are not played again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putToWork } from './crew.ts'
import { expertiseOf } from './stored.ts'
import type { Work } from './work.ts'

type Described = Pick<Generation, 'game' | 'players' | 'network' | 'seed' | 'folder'>

export interface Generation {
  readonly game: string
  readonly players: number
  /** A network's file, which training may write again meanwhile; while there is none, replies are quick. */
  readonly network: string
  readonly seed: string
  readonly threads: number
  /** Ends after so many games or seconds, whichever comes first. */
  readonly games: number
  readonly seconds: number
  readonly folder: string
  report(line: string): void
}

/** Small enough that a run that is broken off loses little, and that a new network is soon played with. */
const GAMES_OF_A_BLOCK = 8
const MS_OF_A_SECOND = 1000
const SECONDS_BETWEEN_REPORTS = 15

/** Says in the folder what its rows are. */
export function describe({ game, players, network, seed, folder }: Described): void {
  const { features } = expertiseOf(game)
  mkdirSync(folder, { recursive: true })
  const figures = features?.count(players) ?? 0
  const description = { game, players, features: features?.version ?? 0, inputs: figures, seed, network }
  writeFileSync(join(folder, 'data.json'), `${JSON.stringify(description, undefined, 2)}\n`)
}

/** How many games lie in the folder at the end. */
export async function generate(generation: Generation): Promise<number> {
  const { game, players, network, seed, threads, games, seconds, folder, report } = generation
  describe(generation)
  const blocks = Math.ceil(games / GAMES_OF_A_BLOCK)
  const fileOf = (block: number): string => join(folder, `block-${String(block).padStart(6, '0')}.f32`)
  const ends = Date.now() + seconds * MS_OF_A_SECOND
  let block = 0
  let known = 0
  let reported = Date.now()
  const next = (): Work | undefined => {
    while (block < blocks && existsSync(fileOf(block))) {
      block++
      known++
    }
    if (block >= blocks || Date.now() >= ends) return undefined
    const file = fileOf(block)
    const work = {
      kind: 'generate',
      game,
      players,
      network,
      seed: `${seed} ${block}`,
      games: GAMES_OF_A_BLOCK,
      file,
    } as const
    block++
    return work
  }
  await putToWork({
    threads,
    next,
    heed: () => {
      known++
      if (Date.now() - reported < SECONDS_BETWEEN_REPORTS * MS_OF_A_SECOND) return
      reported = Date.now()
      report(`${known * GAMES_OF_A_BLOCK} games of ${game} by ${players}`)
    },
  })
  report(`${known * GAMES_OF_A_BLOCK} games of ${game} by ${players} in ${folder}`)
  return known * GAMES_OF_A_BLOCK
}
