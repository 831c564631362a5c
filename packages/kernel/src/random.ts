// Seedable random (sfc32, by Chris Doty-Humphrey, public domain algorithm): 128 bits of state, integers only, so every
// machine draws the same.
import { sha256Words } from './sha256.ts'

/** The four words of the generator. Part of the game state and copied with it. */
export type RandomState = [number, number, number, number]

/** Any text is a seed; its SHA-256 fills the state. */
export function seedRandom(seed: string): RandomState {
  const [a = 0, b = 0, c = 0] = sha256Words(`random:${seed}`)
  const random: RandomState = [a | 0, b | 0, c | 0, 1]
  // The first dozen outputs mix the seed through all four words.
  for (let i = 0; i < 12; i++) nextWord(random)
  return random
}

/** A separate stream, for a bot or a sample. Advances the parent by one step. */
export function forkRandom(random: RandomState): RandomState {
  const fork: RandomState = [nextWord(random) | 0, nextWord(random) | 0, nextWord(random) | 0, 1]
  for (let i = 0; i < 12; i++) nextWord(fork)
  return fork
}

export function nextWord(random: RandomState): number {
  const a = random[0]
  const b = random[1]
  const c = random[2]
  const counter = random[3]
  const t = (((a + b) | 0) + counter) | 0
  random[3] = (counter + 1) | 0
  random[0] = b ^ (b >>> 9)
  random[1] = (c + (c << 3)) | 0
  random[2] = (((c << 21) | (c >>> 11)) + t) | 0
  return t >>> 0
}

/** A whole number from 0 to bound - 1. Exact: a 32-bit word times a bound below 2^21 fits a double. */
export function randomBelow(random: RandomState, bound: number): number {
  return Math.floor((nextWord(random) * bound) / 4294967296)
}

export function pick<T>(random: RandomState, list: readonly T[]): T {
  const chosen = list[randomBelow(random, list.length)]
  if (chosen === undefined) throw new Error('cannot pick from an empty list')
  return chosen
}
