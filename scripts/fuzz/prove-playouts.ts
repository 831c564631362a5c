// Plays thousands of random games in every cell (game, players, set-up, edition, modules) and names dead ends, faults and endless games.
// Random players ruin themselves. So bots that sometimes stray play a part of the games: those reach rich companies too.
// Run: npm run prove -- --games 10000 [--strays 100] [--game water-frame] [--cell "4 free"]
import { parseArgs } from 'node:util'
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { LADDERS } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import {
  type AnyGame,
  forkRandom,
  type MachineState,
  type Move,
  pick,
  type RandomState,
  randomBelow,
  seedRandom,
} from '@arkwright/kernel'

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

/** Answers the pending decision with at least one move. */
type Player = (game: AnyGame, state: MachineState<Move>, random: RandomState) => void

const playAnything: Player = (game, state, random) => {
  game.play(state, pick(random, game.moves(state)))
}

/** One turn in this many begins with a random legal move. */
const TURNS_TO_A_STRAY = 5

/** Plays like `easy`, and sometimes strays. */
const stray: Player = (game, state, random) => {
  const decision = game.pending(state)
  const easy = LADDERS.get(game.id)?.bots.easy
  if (easy === undefined || typeof decision?.seat !== 'number' || randomBelow(random, TURNS_TO_A_STRAY) === 0) {
    return playAnything(game, state, random)
  }
  const { moves } = easy.choose(game.view(state, decision.seat), decision.seat, { sims: 0 }, random)
  for (const text of moves) {
    const move = game.moves(state).find(legal => legal.text === text)
    if (move === undefined) return
    game.play(state, move)
  }
}

/** What is wrong with one game; undefined when it is sound. */
function faultOf({ game, options: input }: Cell, player: Player, random: RandomState): string | undefined {
  const options = game.parseOptions(input)
  const state = game.setup(options, forkRandom(random))
  for (let answers = 0; answers < LONGEST_GAME; answers++) {
    const [fault] = game.faults(state)
    if (fault !== undefined) return `answer ${answers}, ${state.step}: ${fault}`
    if (game.pending(state) === undefined) return undefined
    player(game, state, random)
  }
  return 'the game does not end'
}

function prove(cell: Cell, games: number, name: string, player: Player): number {
  const began = Date.now()
  let faults = 0
  for (let i = 0; i < games; i++) {
    const seed = `${cell.game.id} ${cell.name} ${i}`
    let fault: string | undefined
    try {
      fault = faultOf(cell, player, seedRandom(seed))
    } catch (error) {
      fault = String(error)
    }
    if (fault === undefined) continue
    faults++
    if (faults <= 5) console.error(`${name} game "${seed}": ${fault}`)
  }
  const seconds = (Date.now() - began) / 1000
  console.log(`${cell.game.id}, ${cell.name}: ${games} ${name} games, ${faults} faults, ${seconds.toFixed(0)} s`)
  return faults
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    strays: { type: 'string', default: '100' },
    game: { type: 'string' },
    cell: { type: 'string', default: '' },
  },
})
const wanted = cells().filter(
  ({ game, name }) => (values.game === undefined || game.id === values.game) && name.includes(values.cell),
)
let faults = 0
for (const cell of wanted) {
  faults += prove(cell, Number(values.games), 'random', playAnything)
  faults += prove(cell, Number(values.strays), 'straying', stray)
}
console.log(`${wanted.length} cells of ${values.games} random and ${values.strays} straying games, ${faults} faults`)
process.exitCode = faults === 0 && wanted.length > 0 ? 0 : 1
