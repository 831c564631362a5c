// Takes a trained network into the bots: `node scripts/run.mjs scripts/learn/adopt.ts FILE`. The sample of its outputs goes to the tests.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'
import { trainedIn } from './stored.ts'

const BOTS = join(root, 'packages', 'bots')
const NETWORKS = join(BOTS, 'src', 'expert', 'networks')
const SAMPLES = join(BOTS, 'test', 'expert', 'samples')
const HEAD = `// Written by scripts/learn/adopt.ts; do not edit by hand.
import type { StoredNetwork } from '../network.ts'
`

function adopt(file: string): void {
  const { network, sample } = trainedIn(file)
  const name = `${network.game}-by-${network.players}`
  const target = join(NETWORKS, `${name}.ts`)
  writeFileSync(target, `${HEAD}\nexport const NETWORK: StoredNetwork = ${JSON.stringify(network, undefined, 2)}\n`)
  mkdirSync(SAMPLES, { recursive: true })
  writeFileSync(join(SAMPLES, `${name}.json`), `${JSON.stringify(sample)}\n`)
  writeFileSync(join(NETWORKS, 'index.ts'), listOf(namesIn(NETWORKS)))
  console.log(`Wrote ${target}. Now run: npx biome check --write packages/bots`)
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter(file => file !== 'index.ts')
    .map(file => file.replace(/\.ts$/, ''))
    .toSorted()
}

function listOf(names: readonly string[]): string {
  const lines = names.map(name => `  ['${name}', () => import('./${name}.ts')],`)
  return `${HEAD}
type Load = () => Promise<{ readonly NETWORK: StoredNetwork }>

export const NETWORKS: ReadonlyMap<string, Load> = new Map<string, Load>([
${lines.join('\n')}
])
`
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of a network, for example network-spinning-jenny-by-2.json.')
adopt(file)
