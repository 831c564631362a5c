// arkwright components: every figure of a game, and its source.
import type { Figure, FigureValue, Provenance } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { chosenGame, chosenOptions, GAME_FLAGS, OPTION_NOTES } from '../games.ts'
import { FINE, writeJson } from '../terminal.ts'

/** From the most to the least certain. */
const PROVENANCES: readonly Provenance[] = ['rulebook', 'found', 'derived', 'reconstructed']

export const components: Command = {
  name: 'components',
  summary: 'prints every figure of a game with its provenance',
  flags: GAME_FLAGS,
  notes: [
    'rulebook: stated in a text; found: an outside source; derived: follows from examples; reconstructed: our proposal.',
    'An owner of the printed game corrects a figure without touching code: --option \'components={"loan":12}\'.',
    'Pieces are exchanged by their counts: {"predeterminedMarkers":{"players2":{"red":{"light quality":0,"light machinery":1}}}}.',
    ...OPTION_NOTES,
  ],
  examples: [
    'arkwright components',
    'arkwright components --game water-frame --edition 2014',
    'arkwright components --game card-game --json',
  ],
  run(given, { output }) {
    const { game, title } = chosenGame(given)
    const options = chosenOptions(given, game)
    const figures = Object.entries(game.components(options))
    if (given.has('json')) {
      writeJson(output, { game: game.id, options, figures: figures.map(([name, figure]) => ({ name, ...figure })) })
    } else {
      const blocks = figures.map(([name, figure]) => block(name, figure))
      output.write(`${[`${title}: ${counts(figures.map(([, figure]) => figure))}`, ...blocks].join('\n\n')}\n`)
    }
    return FINE
  },
}

function counts(figures: readonly Figure[]): string {
  const parts = PROVENANCES.map(one => `${figures.filter(({ provenance }) => provenance === one).length} ${one}`)
  return `${figures.length} figures, ${parts.join(', ')}`
}

function block(name: string, { value, provenance, source, min, max, pieces }: Figure): string {
  const allowed = `${min} to ${max}${pieces === undefined ? '' : ` of ${pieces.join(', ')}`}`
  return [`${name}: ${provenance}`, ...valueLines(value), `  ${source} (allowed: ${allowed})`].join('\n')
}

/** An object of objects gets a line for each entry; anything else fits on one line. */
function valueLines(value: FigureValue): string[] {
  if (typeof value === 'number' || isList(value)) return [`  ${inline(value)}`]
  const entries = Object.entries(value)
  if (entries.every(([, entry]) => typeof entry === 'number')) return [`  ${inline(value)}`]
  return entries.map(([key, entry]) => `  ${key}: ${inline(entry)}`)
}

function inline(value: FigureValue): string {
  if (typeof value === 'number') return String(value)
  if (isList(value)) return value.map(inline).join(' ')
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${typeof entry === 'number' ? entry : `(${inline(entry)})`}`)
    .join(', ')
}

function isList(value: FigureValue): value is readonly FigureValue[] {
  return Array.isArray(value)
}
