// The bots that can take a seat, and their descriptions.
import { type Budget, ENTRANT_NAMES, type EntrantName, namedBot, type Bot as Thinker } from '@arkwright/bots'
import {
  type AnyGame,
  BadInput,
  type Choose,
  chooseRandomly,
  didYouMean,
  type MachineState,
  type Move,
  type RandomState,
  shown,
} from '@arkwright/kernel'

export interface Bot {
  readonly name: EntrantName
  readonly what: string
  /** A player for one game, with its own random source. */
  player(random: RandomState, game: AnyGame): Choose<MachineState<Move>, Move>
}

const WHAT: Readonly<Record<EntrantName, string>> = {
  random: 'any legal move, each as likely as the others',
  easy: 'the turn that looks best for itself',
  medium: 'the turn that looks best against the strongest rival',
  hard: 'plays promising turns on before it chooses',
  expert: 'the same, with a judgement learned from its own games',
  uct: 'plain tree search with random roll-outs, to compare with',
}

export const BOTS: readonly Bot[] = ENTRANT_NAMES.map(name => ({ name, what: WHAT[name], player: playerCalled(name) }))

function playerCalled(name: EntrantName): Bot['player'] {
  return name === 'random' ? chooseRandomly : thinking(name)
}

/** The budget of a bot in a simulation: repeatable, and fast enough for many games. */
const BUDGET: Budget = { sims: 64 }

/** Plays the moves of a planned turn one by one. */
function thinking(name: EntrantName): Bot['player'] {
  return (random, game) => {
    const bot = thinkerFor(game, name)
    const ready: string[] = []
    return (state, _legal, seat) => {
      if (ready.length === 0) ready.push(...bot.choose(game.view(state, seat), seat, BUDGET, random).moves)
      const text = ready.shift() ?? ''
      const move = game.parseMove(text)
      if (move === undefined) throw new Error(`${name} plays ${shown(text)}, which is no move`)
      return move
    }
  }
}

export function thinkerFor(game: AnyGame, name: EntrantName): Thinker {
  const bot = namedBot(game.id, name)
  if (bot === undefined) throw new BadInput(`there is no bot called ${name} for ${game.id} yet; random can play it`)
  return bot
}

const NAMES = BOTS.map(({ name }) => name)

/** `random` for every seat, or one name for each: `random,random`. */
export function botsNamed(list: string, seats: number): readonly Bot[] {
  return namesIn(list, seats).map(botNamed)
}

export function namesIn(list: string, seats: number): readonly string[] {
  const names = list.split(',').map(name => name.trim())
  if (names.length !== 1 && names.length !== seats) {
    throw new BadInput(`--bots must name one bot for all or one for each of the ${seats} seats, not ${names.length}`)
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? '')
}

export function botNamed(name: string): Bot {
  const found = BOTS.find(bot => bot.name === name)
  if (found !== undefined) return found
  throw new BadInput(`there is no bot called ${shown(name)}${didYouMean(name, NAMES)}; known are ${NAMES.join(', ')}`)
}
