// What if a figure were different, or one seat insisted on something? Bots play games of a cell as it is and as asked, from the same openings:
// `npm run what-if -- --cell "Water Frame 2014, 3 players" [--set-up free] [--games 60] [--first 0] [--options JSON]… [--insist "tile taken: inventor"]… [--bot medium] [--sims 16]`.
// `npm run what-if -- --printing FILE [--players 3] [--minutes 5] [--threads 2] [--games N] [--first 0] [--json]` judges a printing: see docs/printings.md.
// Each `--options` is a variant, added to the set-up's own options. With `--insist` one seat, a different one in each game, insists; otherwise it decides like the others.
import { parseArgs } from 'node:util'
import { BOT_NAMES, type BotName } from '@arkwright/bots'
import { type GameRecord, ladderOf, meanOf, prepare, recordWith } from '@arkwright/bots/balance'
import { type Cell, type SetUp, WHOLE_CELLS } from './cells.ts'
import { changeOfLead } from './change.ts'
import { insistentBot } from './insist.ts'
import { judgePrinting } from './judge-printing.ts'
import { withParts } from './parts.ts'

const { values } = parseArgs({
  options: {
    cell: { type: 'string', default: '' },
    'set-up': { type: 'string', default: '' },
    games: { type: 'string' },
    first: { type: 'string', default: '0' },
    options: { type: 'string', multiple: true, default: [] },
    insist: { type: 'string', multiple: true, default: [] },
    bot: { type: 'string', default: 'medium' },
    sims: { type: 'string', default: '16' },
    printing: { type: 'string' },
    players: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '5' },
    threads: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
})

const level = chosenLevel()
const budget = { sims: Number(values.sims) }

function chosenLevel(): BotName {
  const found = BOT_NAMES.find(name => name === values.bot)
  if (found === undefined) throw new Error(`Option --bot must be one of ${BOT_NAMES.join(', ')} (got ${values.bot}).`)
  return found
}

function play(cell: Cell, setUp: SetUp, number: number, insists?: number): GameRecord {
  const bot = ladderOf(cell).bots[level]
  const seats = Array.from({ length: cell.players }, (_, seat) =>
    seat === insists ? insistentBot(cell, values.insist, level) : bot,
  )
  return recordWith(cell, setUp, seats, budget, number)
}

function print(name: string, { players }: Cell, records: readonly GameRecord[]): void {
  const seats = Array.from({ length: players }, (_, seat) => {
    const wins = 100 * meanOf(records.map(record => record.wins[seat] ?? 0))
    return `${wins.toFixed(0)} % (${meanOf(records.map(record => record.scores[seat] ?? 0)).toFixed(0)})`
  })
  console.log(`${seats.join(', ')}: ${name}`)
}

function insist(cell: Cell, setUp: SetUp, numbers: readonly number[], before: readonly GameRecord[]): void {
  const after = numbers.map(number => play(cell, setUp, number, number % cell.players))
  print(`one seat insists on ${values.insist.join(', ')}`, cell, after)
  const { could, alone, lead, doubt, wins } = changeOfLead(values.insist, before, after)
  console.log(`It could in ${could} games (in ${alone} it would have anyway).`)
  if (could === 0) return
  console.log(
    `Its lead changes by ${lead.toFixed(1)} ± ${doubt.toFixed(1)}, its wins in these games from ${wins.before.toFixed(1)} to ${wins.after.toFixed(1)}.`,
  )
}

async function tryCell(): Promise<void> {
  const cell = WHOLE_CELLS.map(withParts).find(({ name }) => name === values.cell)
  const setUp = cell?.setUps.find(({ name }) => name.startsWith(values['set-up']))
  if (cell === undefined || setUp === undefined) {
    const known = WHOLE_CELLS.flatMap(({ name, setUps }) =>
      setUps.map(one => [name, one.name].filter(Boolean).join(' with ')),
    )
    throw new Error(`Options --cell and --set-up must name one of: ${known.join('; ')}.`)
  }
  const components = cell.reader.components(setUp.options)
  const unknown = values.insist.find(component => !components.includes(component))
  if (unknown !== undefined)
    throw new Error(`Option --insist must be one of: ${components.join('; ')} (got ${unknown}).`)

  const numbers = Array.from({ length: Number(values.games ?? 60) }, (_, i) => Number(values.first) + i)
  console.log(
    `${cell.name} ${setUp.name}, games ${numbers.at(0)} to ${numbers.at(-1)} of ${level}: wins (mean score) by seat`,
  )
  await prepare(cell, setUp, level)
  const before = numbers.map(number => play(cell, setUp, number))
  print('as it is', cell, before)
  for (const variant of values.options) {
    const options = { ...(setUp.options as object), ...JSON.parse(variant) }
    print(
      variant,
      cell,
      numbers.map(number => play(cell, { ...setUp, options }, number)),
    )
  }
  if (values.insist.length > 0) insist(cell, setUp, numbers, before)
}

if (values.printing === undefined) await tryCell()
else {
  await judgePrinting({
    printing: values.printing,
    players: Number(values.players),
    minutes: Number(values.minutes),
    threads: Number(values.threads),
    games: Number(values.games ?? Number.POSITIVE_INFINITY),
    first: Number(values.first),
    json: values.json,
  })
}
