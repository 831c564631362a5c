// Tiles, events and pieces with their numbers of copies and their facts, from the figures of Water Frame.
import { EVENT_NAMES, HOUSE_EVENTS, TILE_NAMES, waterFrame } from '@arkwright/board-game'
import type { Figure, Provenance } from '@arkwright/kernel'
import { text } from '../../messages/index.ts'
import type { Listed } from '../../rules/component-list.ts'
import { type BoardComponents, PIECES, type PieceName } from './components-text.ts'

const words = text.library.components
const options = waterFrame.parseOptions({ players: 4 })
const FIGURES = waterFrame.components(options)

type Counts = Readonly<Record<string, number>>

function figureOf(name: string): Figure {
  const figure = FIGURES[name]
  if (figure === undefined) throw new Error(`Water Frame has no figure ${name}`)
  return figure
}

function countsOf(name: string): Counts {
  return figureOf(name).value as Counts
}

function provenanceOf(name: string): Provenance {
  return figureOf(name).provenance
}

export const boardLists: Readonly<Record<keyof BoardComponents, () => readonly Listed[]>> = { tiles, events, pieces }

function tiles(): Listed[] {
  const in2014 = countsOf('tileCopies2014')
  const in2016 = countsOf('tileCopies2016')
  return TILE_NAMES.map(name => ({
    name,
    key: `tile ${name}`,
    copies: editions(in2014[name] ?? 0, in2016[name] ?? 0),
    effectFrom: 'rulebook',
    copiesFrom: provenanceOf('tileCopies2016'),
    notes: [],
  }))
}

function editions(in2014: number, in2016: number): string {
  return in2014 === in2016 ? text.figures.number(in2014) : words.editions({ in2014, in2016 })
}

/** Only these two have a printed text; the others follow from their names, or are ours — ruling 33. */
const EVENTS_WITH_TEXT: readonly string[] = ['end of game', 'bureaucracy']
/** WF 4.1.I. */
const NOT_FOR_TWO: readonly string[] = ['navigation acts', 'economic crisis', 'hamburg credit crisis', 'opium war']
const NEW_IN_2016: readonly string[] = ['share fever']

function events(): Listed[] {
  return ['end of game', ...EVENT_NAMES].map(name => ({
    name,
    key: `event ${name}`,
    copies: '1',
    effectFrom: EVENTS_WITH_TEXT.includes(name) ? 'rulebook' : 'reconstructed',
    copiesFrom: undefined,
    notes: [
      ...((HOUSE_EVENTS as readonly string[]).includes(name) ? [words.house] : []),
      ...(NEW_IN_2016.includes(name) ? [words.only2016] : []),
      ...(NOT_FOR_TWO.includes(name) ? [words.notForTwo] : []),
    ],
  }))
}

function byPlayers(counts: Counts): string {
  const { players2 = 0, players3 = 0, players4 = 0 } = counts
  return words.byPlayers({ two: players2, three: players3, four: players4 })
}

function pieces(): Listed[] {
  const sets = byPlayers(countsOf('setsOfAdvancedMarkers'))
  const { players4: ships } = figureOf('ships').value as { players4: readonly number[] }
  const COPIES: Readonly<Record<PieceName, { copies: string; effectFrom: Provenance; copiesFrom?: Provenance }>> = {
    factory: { copies: words.perPlayer({ count: 1 }), effectFrom: 'rulebook' },
    workers: { copies: words.perPlayer({ count: 1 }), effectFrom: 'rulebook' },
    machinery: advanced('machineryCosts', sets),
    quality: advanced('qualityCosts', sets),
    distribution: advanced('distributionLimit', sets),
    'stock exchange': { copies: words.perPlayer({ count: 1 }), effectFrom: 'rulebook' },
    production: { ...advanced('productionRows', sets), copies: words.grey({ light: sets, dark: sets }) },
    ship: { copies: ships.join(', '), effectFrom: 'rulebook', copiesFrom: provenanceOf('ships') },
    'economy marker': {
      copies: words.perGood({ count: 9 }),
      effectFrom: provenanceOf('economyImporter'),
      copiesFrom: 'rulebook',
    },
    'contract marker': { copies: words.perPlayer({ count: 4 }), effectFrom: provenanceOf('contractSpaces') },
    importer: { copies: words.perGood({ count: 1 }), effectFrom: 'rulebook' },
  }
  return PIECES.map(name => ({ name, key: `marker ${name}`, copiesFrom: undefined, notes: [], ...COPIES[name] }))
}

function advanced(costs: string, sets: string) {
  return {
    copies: words.colouredAndGrey({ count: 1, light: sets, dark: sets }),
    effectFrom: provenanceOf(costs),
    copiesFrom: provenanceOf('setsOfAdvancedMarkers'),
  }
}
