// arkwright components: every figure of a game and its source, the walk through the box, and printings.
import { BadInput, boxOf, comparePrintings, standardFigures } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { adopt } from '../components/adopt.ts'
import { boxText } from '../components/box.ts'
import { diffText } from '../components/diff.ts'
import { countProvenance, listText, notesText, provenanceText } from '../components/list.ts'
import { seatsOf, seatsText } from '../components/seats.ts'
import { atTable, chosenGame, chosenOptions, GAME_FLAGS, GAMES, gameNamed, OPTION_NOTES } from '../games.ts'
import { listed } from '../print/text.ts'
import { givenPrinting, openPrinting } from '../printing-files.ts'
import { FINE, type Terminal, writeJson } from '../terminal.ts'

type Work = (given: Arguments, terminal: Terminal) => Promise<number> | number

/** Options that not every game has. */
const NAMED_OPTIONS = ['setup', 'edition', 'expert', 'option']

/** Each flag that asks for something other than the list. */
const WORKS: Readonly<Record<string, Work>> = { box, provenance, seats, diff, adopt: adoptFile }

export const components: Command = {
  name: 'components',
  summary: 'prints every figure of a game with its provenance, and compares them with printed copies',
  operands: { name: 'FILE', most: 2, optional: true },
  flags: {
    ...GAME_FLAGS,
    box: { what: 'the walk through the box: what an owner is asked, and how long it takes' },
    all: { what: 'with --box: also the figures that a text states' },
    provenance: { what: 'only how many figures and numbers there are of each provenance' },
    seats: { what: 'the measured handicaps that make seats even, and why some tables have none' },
    diff: { what: 'compare two printings: --diff FILE FILE' },
    adopt: { value: 'FILE', what: 'write the figures of this printing into the source, as a new revision' },
    source: { value: 'DIR', what: 'with --adopt: the folder of the source (default: this one)' },
  },
  notes: [
    'rulebook: stated in a text; found: an outside source; derived: follows from examples; reconstructed: our proposal.',
    'A printing is a file with the figures of a printed copy; docs/printings.md describes it.',
    'An owner of the printed game corrects a figure without touching code: --option \'components={"loan":12}\'.',
    'Pieces are exchanged by their counts: {"predeterminedMarkers":{"players2":{"red":{"light quality":0,"light machinery":1}}}}.',
    ...OPTION_NOTES,
  ],
  examples: [
    'arkwright components',
    'arkwright components --game water-frame --edition 2014',
    'arkwright components --game card-game --json',
    'arkwright components --box --game water-frame',
    'arkwright components --seats --setup free',
    'arkwright components --printing my-copy.json',
    'arkwright components --diff my-copy.json other-copy.json',
    'arkwright components --adopt my-copy.json',
  ],
  run(given, terminal) {
    const asked = Object.keys(WORKS).filter(name => given.has(name))
    if (asked.length > 1) throw new BadInput(`please ask for one of ${listed(asked.map(name => `--${name}`))}`)
    const [one = ''] = asked
    const [operand] = given.operands
    if (operand !== undefined && one !== 'diff') throw new BadInput('files are only compared: --diff FILE FILE')
    return (WORKS[one] ?? list)(given, terminal)
  },
}

async function list(given: Arguments, { input, output }: Terminal): Promise<number> {
  const printing = await givenPrinting(given, input)
  const known = chosenGame(given, printing)
  const { game } = known
  const options = chosenOptions(given, game, printing)
  const table = game.components(options)
  if (given.has('json')) {
    const figures = Object.entries(table).map(([name, figure]) => ({ name, ...figure }))
    writeJson(output, {
      game: game.id,
      options,
      figures,
      ...(printing?.notes !== undefined && { notes: printing.notes }),
    })
  } else {
    output.write(listText(atTable(known, options).title, table, standardFigures(game)))
    output.write(notesText(printing?.notes ?? {}))
  }
  return FINE
}

async function box(given: Arguments, { input, output }: Terminal): Promise<number> {
  const printing = await givenPrinting(given, input)
  const known = chosenGame(given, printing)
  const options = chosenOptions(given, known.game, printing)
  const walk = boxOf(known.game, options, given.has('all') ? 'all' : 'reconstructed')
  if (given.has('json')) writeJson(output, { game: known.game.id, ...walk })
  else output.write(boxText(atTable(known, options).title, walk))
  return FINE
}

/** Of every game, unless one is named. */
async function provenance(given: Arguments, { input, output }: Terminal): Promise<number> {
  const printing = await givenPrinting(given, input)
  const one = given.has('game') || printing !== undefined
  const games = one ? [chosenGame(given, printing).game] : GAMES
  const counts = games.flatMap(game =>
    countProvenance(game.id, one ? game.components(chosenOptions(given, game, printing)) : standardFigures(game)),
  )
  if (given.has('json')) writeJson(output, counts)
  else output.write(provenanceText(counts))
  return FINE
}

/** Of every game, unless one is named. */
async function seats(given: Arguments, { input, output }: Terminal): Promise<number> {
  const printing = await givenPrinting(given, input)
  const one = given.has('game') || printing !== undefined || NAMED_OPTIONS.some(name => given.has(name))
  const games = one ? [chosenGame(given, printing).game] : GAMES
  const players = given.text('players')
  const all = games.flatMap(game =>
    seatsOf(game, chosenOptions(given, game, printing), players === undefined ? undefined : Number(players)),
  )
  if (given.has('json')) writeJson(output, all)
  else output.write(seatsText(all))
  return FINE
}

async function diff(given: Arguments, { input, output }: Terminal): Promise<number> {
  const [one, other] = given.operands
  if (one === undefined || other === undefined) throw new BadInput('--diff needs two printings: --diff FILE FILE')
  const first = await openPrinting(input, one)
  const second = await openPrinting(input, other)
  const comparison = comparePrintings(first, second, gameNamed(first.game).game)
  if (given.has('json')) writeJson(output, comparison)
  else output.write(diffText(first, second, comparison))
  return FINE
}

async function adoptFile(given: Arguments, { input, output }: Terminal): Promise<number> {
  const printing = await openPrinting(input, given.text('adopt') ?? '')
  const adopted = adopt(printing, gameNamed(printing.game).game, GAMES, given.text('source') ?? '.')
  if (given.has('json')) {
    writeJson(output, adopted)
    return FINE
  }
  const { corrected, confirmed, revisions, files } = adopted
  const lines = [
    `corrected: ${corrected.length === 0 ? 'nothing' : corrected.join(', ')}`,
    `now found: ${confirmed.length === 0 ? 'nothing' : confirmed.join(', ')}`,
    ...revisions.map(({ game, revision }) => `${game} has revision ${revision}; the one before is kept`),
    ...files.map(file => `written: ${file}`),
    'Next: npx biome check --write packages and npx tsc -b; then write the new revision into listed.ts of the page, the new sources into',
    'sources.json of the words, and the new fingerprints into the tests of the revisions.',
  ]
  output.write(`${lines.join('\n')}\n`)
  return FINE
}
