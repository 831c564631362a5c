// Makes the tables of openings that come with the page, from corpora of bot games:
// `npm run openings -- bots-2.gz bots-3.gz [--kilobytes 16]`
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type CorpusHeader, LADDERS } from '@arkwright/bots'
import { withCorpus } from '@arkwright/bots/node'
import { type AnyGame, BadInput, type ChoiceRow, openingTree, positionKey } from '@arkwright/kernel'

const FOLDER = join(import.meta.dirname, '../../packages/web/src/explorer/shipped')
const INDEX = 'index.ts'
const LIMITS = { depth: 40, alone: 0 }
/** Choices of fewer games are left out first. */
const FEWEST = 3

/** Place of the turn in the list, games, wins, sums of score and of lead, and what followed. */
type Node = [number, number, number, number, number, Node[]]

interface Made {
  readonly header: CorpusHeader
  readonly file: string
  readonly games: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kilobytes: { type: 'string', default: '16' } },
})
const most = Number(values.kilobytes) * 1000
if (positionals.length === 0) throw new BadInput('name the corpora: npm run openings -- bots.gz')
for (const old of readdirSync(FOLDER)) if (old !== INDEX) rmSync(join(FOLDER, old))
const made: Made[] = []
for (const path of positionals) made.push(await makeTable(path))
writeIndex(made)

function makeTable(path: string): Promise<Made> {
  return withCorpus(path, corpus => {
    const { header } = corpus
    const game = LADDERS.get(header.game)?.expertise.game
    if (game?.revision !== header.revision) throw new BadInput(`${path}: the bots play another revision of this game`)
    const games = [...corpus.games()]
    const options: unknown = game.parseOptions(header.options)
    const rows = byPosition(openingTree(game, options, games, LIMITS))
    const start = positionKey(game, game.setup(options, null))
    const text = largestThatFits(rows, start)
    const file = `${header.game}-${game.seats(options)}-${header.level}`
    const source = `// Made by \`npm run openings\` from ${games.length} bot games.\nexport const OPENINGS: string =\n  '${text}'\n`
    writeFileSync(join(FOLDER, `${file}.ts`), source)
    console.log(`${file}: ${games.length} games, ${text.length} characters, ${gzipSync(text).length} compressed`)
    return { header: { ...header, options }, file, games: games.length }
  })
}

type Rows = ReadonlyMap<number, readonly ChoiceRow[]>

function byPosition(choices: Iterable<ChoiceRow>): Rows {
  const sums = new Map<string, ChoiceRow>()
  for (const row of choices) {
    const name = `${row.key} ${row.next}`
    const { games, wins, score, margin } = sums.get(name) ?? { games: 0, wins: 0, score: 0, margin: 0 }
    const sum = {
      games: games + row.games,
      wins: wins + row.wins,
      score: score + row.score,
      margin: margin + row.margin,
    }
    sums.set(name, { ...row, ...sum })
  }
  const rows = new Map<number, ChoiceRow[]>()
  for (const row of [...sums.values()].toSorted((one, other) => other.games - one.games)) {
    rows.set(row.key, [...(rows.get(row.key) ?? []), row])
  }
  return rows
}

function largestThatFits(rows: Rows, start: number): string {
  for (let least = FEWEST; ; least = Math.ceil(least * 1.2)) {
    const text = JSON.stringify(openingsOf(rows, start, least))
    if (gzipSync(text).length <= most) return text
  }
}

/** A position that several lines reach is told once, below the most frequent of them. */
function openingsOf(rows: Rows, start: number, least: number): { turns: string[]; tree: Node[] } {
  const turns = new Map<string, number>()
  const told = new Set([start])
  const tree: Node[] = []
  const open: { key: number; nodes: Node[] }[] = [{ key: start, nodes: tree }]
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const { next, turn, games, wins, score, margin } of rows.get(here.key) ?? []) {
      if (games < least) continue
      const place = turns.get(turn) ?? turns.size
      turns.set(turn, place)
      const after: Node[] = []
      here.nodes.push([place, games, Math.round(wins * 10) / 10, score, margin, after])
      if (told.has(next)) continue
      told.add(next)
      open.push({ key: next, nodes: after })
    }
  }
  return { turns: [...turns.keys()], tree }
}

function writeIndex(tables: readonly Made[]): void {
  const entries = tables.map(({ header, file, games }) => {
    const game: AnyGame | undefined = LADDERS.get(header.game)?.expertise.game
    return [
      '  {',
      `    game: '${header.game}',`,
      `    revision: ${header.revision},`,
      `    options: ${JSON.stringify(header.options)},`,
      `    players: ${game?.seats(header.options)},`,
      `    level: '${header.level}',`,
      `    games: ${games},`,
      `    load: () => import('./${file}.ts'),`,
      '  },',
    ].join('\n')
  })
  writeFileSync(
    join(FOLDER, INDEX),
    `// Made by \`npm run openings\`: bot games that come with the page.
export interface ShippedTable {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly players: number
  readonly level: string
  readonly games: number
  load(): Promise<{ readonly OPENINGS: string }>
}

export const SHIPPED: readonly ShippedTable[] = [
${entries.join('\n')}
]
`,
  )
}
