// The bots that can take a seat. To add one: a line here.
import {
  BadInput,
  type Choose,
  chooseRandomly,
  type MachineState,
  type Move,
  type RandomState,
  shown,
} from '@arkwright/kernel'
import { didYouMean } from './nearest.ts'

export interface Bot {
  readonly name: string
  readonly what: string
  /** A player for one game, with a random source of its own. */
  player(random: RandomState): Choose<MachineState<Move>, Move>
}

export const BOTS: readonly Bot[] = [
  { name: 'random', what: 'any legal move, each as likely as the others', player: chooseRandomly },
]

const NAMES = BOTS.map(({ name }) => name)

/** `random` for every seat, or one name for each: `random,random`. */
export function botsNamed(list: string, seats: number): readonly Bot[] {
  const names = list.split(',').map(name => name.trim())
  if (names.length !== 1 && names.length !== seats) {
    throw new BadInput(`--bots must name one bot for all or one for each of the ${seats} seats, not ${names.length}`)
  }
  return Array.from({ length: seats }, (_, seat) => botNamed(names[seat % names.length] ?? ''))
}

function botNamed(name: string): Bot {
  const found = BOTS.find(bot => bot.name === name)
  if (found !== undefined) return found
  throw new BadInput(`there is no bot called ${shown(name)}${didYouMean(name, NAMES)}; known are ${NAMES.join(', ')}`)
}
