// arkwright sale: who sells how many, for any appeals and outputs — SJ III.1.
import { type Call, IMPORTER, runSale, type Seller } from '@arkwright/board-game'
import { BadInput, checkNesting, Fields } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { readText } from '../read.ts'
import { FINE, writeJson } from '../terminal.ts'

const MOST_SALES = 10_000
const MOST_SELLERS = 20
const LONGEST_ID = 40
const IMPORTER_NAME = 'importer'
/** Beyond any board, but small enough to compute. */
const RANGE = { min: 0, max: 1000 }

export const sale: Command = {
  name: 'sale',
  summary: 'works out a sale: demand, importer and sellers in, goods sold out',
  flags: {},
  notes: [
    'Reads one JSON object, or an array of them, from standard input and prints the same as JSON, with or without --json.',
    'Every seller sells stored goods whenever allowed.',
  ],
  examples: [
    `echo '{"demand":7,"importer":3,"sellers":[{"id":"M","appeal":4,"output":3,"stored":0,"quality":9}]}' | arkwright sale`,
  ],
  async run(_, { input, output, error }) {
    if (input.isTTY === true)
      error.write('Type one JSON object, then end the input (Ctrl-D); --help shows an example.\n')
    const given = parse(await readText(input))
    writeJson(output, Array.isArray(given) ? manySales(given) : oneSale(given, 'the sale'))
    return FINE
  },
}

interface SaleResult {
  readonly sold: Readonly<Record<string, number>>
  readonly importer: number
  readonly fromStore: Readonly<Record<string, number>>
  readonly calls: readonly { readonly space: number; readonly takers: readonly string[] }[]
}

function parse(text: string): unknown {
  checkNesting(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(
      'standard input must hold one JSON object, or an array of them, such as {"demand":7,"importer":3,"sellers":[]}',
    )
  }
}

function manySales(given: readonly unknown[]): SaleResult[] {
  if (given.length > MOST_SALES)
    throw new BadInput(`at most ${MOST_SALES} sales can be computed at once, not ${given.length}`)
  return given.map((one, i) => oneSale(one, `sale ${i + 1}`))
}

function oneSale(given: unknown, what: string): SaleResult {
  const fields = new Fields(given, what)
  const demand = fields.integer('demand', RANGE)
  const importer = fields.integer('importer', RANGE)
  const { ids, sellers } = readSellers(fields.raw('sellers'), what)
  fields.end()
  const calls: Call[] = []
  const result = runSale(demand, importer, sellers, calls)
  const byId = (counts: readonly number[]): Record<string, number> =>
    Object.fromEntries(ids.map((id, i) => [id, counts[i] ?? 0]))
  return {
    sold: byId(result.sold),
    importer: result.importer,
    fromStore: byId(result.fromStore),
    calls: calls.map(({ space, takers }) => ({
      space,
      takers: takers.map(taker => (taker === IMPORTER ? IMPORTER_NAME : (ids[taker] ?? ''))),
    })),
  }
}

function readSellers(given: unknown, what: string): { ids: string[]; sellers: Seller[] } {
  if (!Array.isArray(given) || given.length > MOST_SELLERS) {
    throw new BadInput(`${what}: sellers must be a list of at most ${MOST_SELLERS} sellers`)
  }
  const ids: string[] = []
  const sellers = given.map((one, i) => {
    const whose = `${what}: sellers[${i}]`
    const fields = new Fields(one, whose)
    ids.push(readId(fields.raw('id'), whose, ids))
    const stored = fields.integer('stored', { ...RANGE, otherwise: 0 })
    const seller: Seller = {
      appeal: fields.integer('appeal', RANGE),
      output: fields.integer('output', RANGE),
      quality: fields.integer('quality', RANGE),
      stored,
      agreed: stored,
      stopped: false,
    }
    fields.end()
    return seller
  })
  return { ids, sellers }
}

function readId(id: unknown, whose: string, before: readonly string[]): string {
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) {
    throw new BadInput(`${whose}: id must be a text of 1 to ${LONGEST_ID} characters`)
  }
  if (id === IMPORTER_NAME || before.includes(id)) {
    throw new BadInput(`${whose}: id must be unique and not ${IMPORTER_NAME}`)
  }
  return id
}
