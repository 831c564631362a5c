// Reads an external network and checks every part, so that a wrong file gives one error sentence and not a strange
// game.
import { BadInput, Fields, shown } from '@arkwright/kernel'
import { Network, type StoredNetwork } from './network.ts'

const WHAT = 'a network'
const MOST_INPUTS = 10_000
const WIDEST = 4096
const ENCODED = ['mean', 'inverse', 'least', 'greatest', 'weights'] as const

/** The file that training writes holds the network and a sample of its outputs. The network alone is accepted too. */
export function readNetwork(given: unknown): Network {
  const file = new Fields(given, WHAT)
  const fields = new Fields(file.raw('network') ?? given, WHAT)
  const [mean, inverse, least, greatest, weights] = ENCODED.map(name => textIn(fields, name))
  const [wide, narrow] = hiddenIn(fields)
  const stored = {
    game: textIn(fields, 'game'),
    players: fields.integer('players', { min: 1, max: 4 }),
    features: fields.integer('features', { min: 0, max: 1000 }),
    inputs: fields.integer('inputs', { min: 1, max: MOST_INPUTS }),
    hidden: [wide, narrow],
    scale: scaleIn(fields),
    mean,
    inverse,
    least,
    greatest,
    weights,
    made: {},
  } as StoredNetwork
  try {
    return new Network(stored)
  } catch (error) {
    throw new BadInput(`${WHAT} cannot be read: ${error instanceof Error ? error.message : shown(error)}`)
  }
}

function textIn(fields: Fields, name: string): string {
  const value = fields.raw(name)
  if (typeof value !== 'string') throw new BadInput(`${WHAT}: ${name} must be a text, not ${shown(value)}`)
  return value
}

function hiddenIn(fields: Fields): [number, number] {
  const value = fields.raw('hidden')
  const widths: readonly unknown[] = Array.isArray(value) ? value : []
  const [wide, narrow] = widths
  if (widths.length !== 2 || !isWidth(wide) || !isWidth(narrow))
    throw new BadInput(`${WHAT}: hidden must be the widths of two layers, not ${shown(value)}`)
  return [wide, narrow]
}

function isWidth(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= WIDEST
}

function scaleIn(fields: Fields): number {
  const value = fields.raw('scale')
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
    throw new BadInput(`${WHAT}: scale must be a number above 0, not ${shown(value)}`)
  return value
}
