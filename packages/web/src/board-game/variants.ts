// Variants of the board games: the figures the editor offers, and the names of what reports count.
import { ACTION_MARKERS, EVENT_NAMES, GOOD_NAMES, LEVEL_NAMES, TILE_NAMES } from '@arkwright/board-game'
import { text } from '../variants/messages/index.ts'
import type { DepartureName, VariantFacts } from '../variants/variant-facts.ts'

const words = text.variants.components

const SHARED: readonly DepartureName[] = [
  'decades',
  'wageByRow',
  'unnumberedSpaces',
  'cost',
  'machineCost',
  'predeterminedCash',
  'loanRepayment',
  'reuseFee',
  'setsOfAdvancedMarkers',
]

export const spinningJennyVariants: VariantFacts = {
  departures: [...SHARED, 'startUpCapital', 'importerStep', 'workersReturned'],
  componentName,
}

export const waterFrameVariants: VariantFacts = {
  departures: [
    ...SHARED,
    'economyImporter',
    'economyWorkers',
    'tileCopies2014',
    'tileCopies2016',
    'ships',
    'contractSpaces',
  ],
  componentName,
}

function componentName(kind: string, name: string): string | undefined {
  if (kind === 'action' || kind === 'marker taken') {
    const marker = ACTION_MARKERS.findIndex(one => one.name === name)
    if (marker < 0) return undefined
    return kind === 'action' ? words.action({ marker }) : words.marker({ marker })
  }
  if (kind === 'tile taken') return words.tile({ tile: place(TILE_NAMES, name) })
  if (kind === 'event') return words.event({ event: place(EVENT_NAMES, name) })
  if (kind === 'ship') return words.ship({ capacity: Number(name) })
  if (kind === 'built' || kind === 'modernised') return builtAt(kind, name)
  if (kind === 'improved') return improved(name)
  if (kind === 'workers') return words.workers({ what: name === 'hired' ? 'hired' : 'other' })
  return kind === 'factory' ? words.closed : undefined
}

function builtAt(kind: 'built' | 'modernised', name: string): string | undefined {
  const [goodName = '', levelName = ''] = name.split(' ')
  const good = GOOD_NAMES.find(one => one === goodName)
  return good === undefined ? undefined : words[kind]({ good, level: 1 + place(LEVEL_NAMES, levelName) })
}

function improved(name: string): string | undefined {
  const [what = '', goodName = ''] = name.split(' ')
  const good = GOOD_NAMES.find(one => one === goodName)
  if (good === undefined) return undefined
  return words.improved({ what: what === 'machine' || what === 'quality' ? what : 'other', good })
}

function place(names: readonly string[], name: string): number {
  return names.indexOf(name)
}
