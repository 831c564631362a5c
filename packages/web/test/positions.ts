// Positions for the tests of the page.
import {
  type Move,
  type Options,
  type State,
  spinningJenny,
  type WaterFrameOptions,
  waterFrame,
} from '@arkwright/board-game'
import { Journal, pick, playOut, seedRandom } from '@arkwright/kernel'

export function firstPosition(options: Options = { players: 4, setup: 'predetermined' }): State {
  return spinningJenny.setup(options, seedRandom('page'))
}

export function move(text: string): Move {
  const found = spinningJenny.parseMove(text)
  if (found === undefined) throw new Error(`no such move: ${text}`)
  return found
}

export function after(state: State, ...texts: string[]): State {
  const copy = spinningJenny.copy(state)
  for (const text of texts) {
    if (!copy.legal.includes(move(text))) throw new Error(`${text} is not legal at ${copy.step}`)
    spinningJenny.play(copy, move(text))
  }
  return copy
}

/** Whole random games, as the lists of their moves. */
export function randomGame(seed: string, options: Options): readonly string[] {
  const journal = new Journal(spinningJenny, spinningJenny.parseOptions(options), seed)
  const random = seedRandom(`${seed}:choices`)
  while (spinningJenny.pending(journal.position) !== undefined) {
    journal.play(pick(random, spinningJenny.moves(journal.position)).text)
  }
  return journal.moves
}

/** Calls back at every decision of a random game. */
export function everyDecision(seed: string, options: Options, look: (state: State) => void): void {
  const random = seedRandom(seed)
  const state = spinningJenny.setup(spinningJenny.parseOptions(options), seedRandom(`${seed}:deal`))
  playOut(spinningJenny, state, (position, legal) => {
    look(position)
    return pick(random, legal)
  })
}

/** Every set-up, edition and number of players of Water Frame once, the free set-up with all options. */
export const WATER_FRAME_TABLES: readonly WaterFrameOptions[] = [
  { players: 2, edition: 2016, setup: 'free', patrons: true, houseEvents: true },
  { players: 3, edition: 2014, setup: 'free', patrons: false, houseEvents: true },
  { players: 4, edition: 2016, setup: 'free', patrons: true, houseEvents: true },
  { players: 3, edition: 2016, setup: 'predetermined', patrons: false, houseEvents: false },
  { players: 4, edition: 2014, setup: 'predetermined-shuffled', patrons: false, houseEvents: false },
]

/** Calls back at every decision of a random game of Water Frame. */
export function everyWaterFrameDecision(seed: string, options: WaterFrameOptions, look: (state: State) => void): void {
  const random = seedRandom(seed)
  const state = waterFrame.setup(waterFrame.parseOptions(options), seedRandom(`${seed}:deal`))
  playOut(waterFrame, state, (position, legal) => {
    look(position)
    return pick(random, legal)
  })
}

/** The moves of a whole random game of Water Frame. */
export function randomWaterFrame(seed: string, options: WaterFrameOptions): readonly string[] {
  const journal = new Journal(waterFrame, waterFrame.parseOptions(options), seed)
  const random = seedRandom(`${seed}:choices`)
  while (waterFrame.pending(journal.position) !== undefined) {
    journal.play(pick(random, waterFrame.moves(journal.position)).text)
  }
  return journal.moves
}
