// The rules of every game of the page, for the worker in which bots think.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'

const ENGINES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]

export function engineOf(id: string): AnyGame {
  const engine = ENGINES.find(game => game.id === id)
  if (engine === undefined) throw new Error(`no rules for ${id}`)
  return engine
}
