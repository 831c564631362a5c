// Plays thousands of random games in every cell — game, players, set-up, edition, modules — and names what breaks: dead ends, faults, endless games.
// Run: npm run prove -- --games 10000 [--game water-frame] [--cell "4 free"]
import { parseArgs } from 'node:util'
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, forkRandom, pick, type RandomState, seedRandom } from '@arkwright/kernel'

interface Cell {
  readonly game: AnyGame
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

/** No game comes near this many decisions. */
const LONGEST_GAME = 20_000

function cells(): Cell[] {
  return [...boardGameCells(), ...cardGameCells()]
}

function cardGameCells(): Cell[] {
  const found: Cell[] = []
  for (const players of [1, 2, 3, 4]) {
    found.push({ game: cardGame, name: `${players} standard`, options: { players } })
    found.push({ game: cardGame, name: `${players} expert`, options: { players, expert: 'all' } })
  }
  found.push({ game: cardGame, name: '1 drawn', options: { players: 1, factories: 'drawn' } })
  return found
}

function boardGameCells(): Cell[] {
  const found: Cell[] = []
  for (const players of [2, 3, 4]) {
    for (const setup of ['predetermined', 'free']) {
      found.push({ game: spinningJenny, name: `${players} ${setup}`, options: { players, setup } })
    }
    for (const edition of [2014, 2016]) {
      for (const setup of ['predetermined', 'predetermined-shuffled', 'free']) {
        const options = { players, setup, edition }
        found.push({ game: waterFrame, name: `${players} ${setup} ${edition}`, options })
      }
      const options = { players, setup: 'free', edition, patrons: true, houseEvents: true }
      found.push({ game: waterFrame, name: `${players} free ${edition} patrons houseEvents`, options })
    }
  }
  return found
}

/** What is wrong with one random game; undefined when it is sound. */
function faultOf({ game, options: input }: Cell, random: RandomState): string | undefined {
  const options = game.parseOptions(input)
  const state = game.setup(options, forkRandom(random))
  for (let moves = 0; moves < LONGEST_GAME; moves++) {
    const [fault] = game.faults(state)
    if (fault !== undefined) return `move ${moves}, ${state.step}: ${fault}`
    if (game.pending(state) === undefined) return undefined
    game.play(state, pick(random, game.moves(state)))
  }
  return 'the game does not end'
}

function prove(cell: Cell, games: number): number {
  const began = Date.now()
  let faults = 0
  for (let i = 0; i < games; i++) {
    const seed = `${cell.game.id} ${cell.name} ${i}`
    let fault: string | undefined
    try {
      fault = faultOf(cell, seedRandom(seed))
    } catch (error) {
      fault = String(error)
    }
    if (fault === undefined) continue
    faults++
    if (faults <= 5) console.error(`game "${seed}": ${fault}`)
  }
  const seconds = (Date.now() - began) / 1000
  console.log(`${cell.game.id}, ${cell.name}: ${games} games, ${faults} faults, ${seconds.toFixed(0)} s`)
  return faults
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    game: { type: 'string' },
    cell: { type: 'string', default: '' },
  },
})
const wanted = cells().filter(
  ({ game, name }) => (values.game === undefined || game.id === values.game) && name.includes(values.cell),
)
const faults = wanted.reduce((sum, cell) => sum + prove(cell, Number(values.games)), 0)
console.log(`${wanted.length} cells of ${values.games} games, ${faults} faults`)
process.exitCode = faults === 0 && wanted.length > 0 ? 0 : 1
