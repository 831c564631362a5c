// A small network that corrects the projection. It uses only additions, multiplications and comparisons in a fixed
// order, so that Node and browsers agree to the bit.
import { floatsOf, halvesOf } from './numbers.ts'

/** The format training/train.py writes. */
export interface StoredNetwork {
  readonly game: string
  readonly players: number
  /** Version of the training features, and their number. */
  readonly features: number
  readonly inputs: number
  readonly hidden: readonly [number, number]
  /** Pounds for an output of 1. */
  readonly scale: number
  /** By input, float32 in base64: the mean, the inverse of the deviation, the minimum and the maximum in training. */
  readonly mean: string
  readonly inverse: string
  readonly least: string
  readonly greatest: string
  /** Float16 in base64: first layer (inputs × hidden), its bias, second layer, its bias, last layer (hidden × outputs), direct inputs (inputs × outputs), bias. */
  readonly weights: string
  /** How it was trained. */
  readonly made: Readonly<Record<string, string | number>>
}

const OUTPUTS = 2
/** Standardised inputs are clipped to this, so that a rare figure cannot decide alone. */
const MOST = 8

export class Network {
  readonly stored: StoredNetwork
  /** By input: where its figure is clipped. */
  private readonly lowest: Float64Array
  private readonly highest: Float64Array
  private readonly least: Float64Array
  private readonly greatest: Float64Array
  /** The standardising is part of these weights, so that a figure of 0 costs nothing. */
  private readonly first: Float64Array
  private readonly firstBias: Float64Array
  private readonly second: Float64Array
  private readonly secondBias: Float64Array
  private readonly last: Float64Array
  private readonly direct: Float64Array
  private readonly lastBias: Float64Array
  /** The non-zero inputs of a layer, and where their rows of weights begin. */
  private readonly used: Int32Array
  private readonly values: Float64Array
  private readonly one: Float64Array
  private readonly two: Float64Array
  private readonly out = new Float64Array(OUTPUTS)

  constructor(stored: StoredNetwork) {
    const { inputs, hidden } = stored
    const [wide, narrow] = hidden
    this.stored = stored
    const mean = floatsOf(stored.mean)
    const inverse = floatsOf(stored.inverse)
    this.lowest = mean.map((value, i) => value - reachOf(inverse[i] ?? 0))
    this.highest = mean.map((value, i) => value + reachOf(inverse[i] ?? 0))
    this.least = floatsOf(stored.least)
    this.greatest = floatsOf(stored.greatest)
    const all = halvesOf(stored.weights)
    let from = 0
    const part = (count: number): Float64Array => {
      from += count
      return all.subarray(from - count, from)
    }
    this.first = part(inputs * wide)
    this.firstBias = part(wide)
    this.second = part(wide * narrow)
    this.secondBias = part(narrow)
    this.last = part(narrow * OUTPUTS)
    this.direct = part(inputs * OUTPUTS)
    this.lastBias = part(OUTPUTS)
    if (from !== all.length || mean.length !== inputs)
      throw new Error(`the network of ${stored.game} by ${stored.players} has ${all.length} weights, not ${from}`)
    standardise(this.first, this.firstBias, mean, inverse)
    standardise(this.direct, this.lastBias, mean, inverse)
    const longest = Math.max(inputs, wide, narrow)
    this.used = new Int32Array(longest)
    this.values = new Float64Array(longest)
    this.one = new Float64Array(wide)
    this.two = new Float64Array(narrow)
  }

  /** The expected margin over the best rival, in pounds. The first figure is the projection's margin. */
  margin(figures: Float64Array): number {
    this.run(figures)
    return (figures[0] ?? 0) + (this.out[0] ?? 0) * this.stored.scale
  }

  /** The logarithm of the odds to win. */
  odds(figures: Float64Array): number {
    this.run(figures)
    return this.out[1] ?? 0
  }

  /** The share of figures outside the training range. */
  strangeness(figures: Float64Array): number {
    const { least, greatest } = this
    let strange = 0
    for (let i = 0; i < least.length; i++) {
      const value = figures[i] ?? 0
      if (value < (least[i] ?? 0) || value > (greatest[i] ?? 0)) strange++
    }
    return strange / least.length
  }

  private run(figures: Float64Array): void {
    const { lowest, highest, direct, lastBias, one, two, out, used, values } = this
    const { inputs } = this.stored
    // Kept in local numbers, because adding to a list again and again is slower.
    let margin = lastBias[0] ?? 0
    let odds = lastBias[1] ?? 0
    let count = 0
    for (let i = 0; i < inputs; i++) {
      let value = figures[i] ?? 0
      const low = lowest[i] ?? 0
      const high = highest[i] ?? 0
      if (value > high) value = high
      else if (value < low) value = low
      if (value === 0) continue
      margin += value * (direct[i * OUTPUTS] ?? 0)
      odds += value * (direct[i * OUTPUTS + 1] ?? 0)
      used[count] = i * one.length
      values[count++] = value
    }
    out[0] = margin
    out[1] = odds
    one.set(this.firstBias)
    addRows(used, values, count, this.first, one)
    two.set(this.secondBias)
    addRows(used, values, rectified(one, two.length, used, values), this.second, two)
    addRows(used, values, rectified(two, OUTPUTS, used, values), this.last, out)
  }
}

/** How far from its mean a figure may lie. A figure that never varied in training has an inverse of 0 and no weight. */
function reachOf(inverse: number): number {
  return inverse === 0 ? Number.POSITIVE_INFINITY : MOST / inverse
}

/** Turns weights for standardised inputs into weights for the figures as they are. */
function standardise(weights: Float64Array, bias: Float64Array, mean: Float64Array, inverse: Float64Array): void {
  const width = bias.length
  for (let i = 0; i < mean.length; i++) {
    for (let j = 0; j < width; j++) {
      const weight = (weights[i * width + j] ?? 0) * (inverse[i] ?? 0)
      weights[i * width + j] = weight
      bias[j] = (bias[j] ?? 0) - weight * (mean[i] ?? 0)
    }
  }
}

/** Values above zero, each with its row in the next layer's weights. */
function rectified(layer: Float64Array, width: number, used: Int32Array, values: Float64Array): number {
  let count = 0
  for (let i = 0; i < layer.length; i++) {
    const value = layer[i] ?? 0
    if (value <= 0) continue
    used[count] = i * width
    values[count++] = value
  }
  return count
}

/**
 * Adds the rows times their values, eight rows at a time: the innermost loop of expert. The order of the additions is
 * fixed: rows are summed by four, then the rest one by one.
 */
function addRows(rows: Int32Array, values: Float64Array, count: number, weights: Float64Array, to: Float64Array): void {
  const width = to.length
  let i = 0
  for (; i + 7 < count; i += 8) {
    const a = rows[i] ?? 0
    const b = rows[i + 1] ?? 0
    const c = rows[i + 2] ?? 0
    const d = rows[i + 3] ?? 0
    const e = rows[i + 4] ?? 0
    const f = rows[i + 5] ?? 0
    const g = rows[i + 6] ?? 0
    const h = rows[i + 7] ?? 0
    const first = values[i] ?? 0
    const second = values[i + 1] ?? 0
    const third = values[i + 2] ?? 0
    const fourth = values[i + 3] ?? 0
    const fifth = values[i + 4] ?? 0
    const sixth = values[i + 5] ?? 0
    const seventh = values[i + 6] ?? 0
    const eighth = values[i + 7] ?? 0
    for (let j = 0; j < width; j++) {
      const sum =
        first * (weights[a + j] ?? 0) +
        second * (weights[b + j] ?? 0) +
        third * (weights[c + j] ?? 0) +
        fourth * (weights[d + j] ?? 0)
      const next =
        fifth * (weights[e + j] ?? 0) +
        sixth * (weights[f + j] ?? 0) +
        seventh * (weights[g + j] ?? 0) +
        eighth * (weights[h + j] ?? 0)
      to[j] = (to[j] ?? 0) + sum + next
    }
  }
  for (; i + 3 < count; i += 4) {
    const a = rows[i] ?? 0
    const b = rows[i + 1] ?? 0
    const c = rows[i + 2] ?? 0
    const d = rows[i + 3] ?? 0
    const first = values[i] ?? 0
    const second = values[i + 1] ?? 0
    const third = values[i + 2] ?? 0
    const fourth = values[i + 3] ?? 0
    for (let j = 0; j < width; j++) {
      const sum =
        first * (weights[a + j] ?? 0) +
        second * (weights[b + j] ?? 0) +
        third * (weights[c + j] ?? 0) +
        fourth * (weights[d + j] ?? 0)
      to[j] = (to[j] ?? 0) + sum
    }
  }
  for (; i < count; i++) {
    const row = rows[i] ?? 0
    const value = values[i] ?? 0
    for (let j = 0; j < width; j++) to[j] = (to[j] ?? 0) + value * (weights[row + j] ?? 0)
  }
}
