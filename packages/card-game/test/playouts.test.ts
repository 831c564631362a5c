// Random games in every cell: players, standard and expert, both ways to the solo factories.
import type { AnyGame, AnyJournal, GameEvent } from '@arkwright/kernel'
import { expectSame, proveByPlayouts } from '@arkwright/testing'
import { test } from 'vitest'
import type { CardGameEvent } from '../src/events.ts'
import { cardGame } from '../src/game.ts'
import type { State } from '../src/state.ts'

const game: AnyGame = cardGame

const CELLS: readonly { name: string; options: unknown }[] = [
  { name: 'two players', options: { players: 2 } },
  { name: 'three players', options: { players: 3 } },
  { name: 'four players', options: { players: 4 } },
  { name: 'solo', options: { players: 1 } },
  { name: 'solo with drawn factories', options: { players: 1, factories: 'drawn' } },
  { name: 'two players, all expert', options: { players: 2, expert: 'all' } },
  { name: 'three players, all expert', options: { players: 3, expert: 'all' } },
  { name: 'four players, all expert', options: { players: 4, expert: 'all' } },
  { name: 'solo, all expert', options: { players: 1, expert: 'all' } },
]

/** Keeps books from the events alone and compares them with the position. */
function bookkeeper(): (journal: AnyJournal, events: readonly GameEvent[]) => void {
  let money: number[] = []
  let demand: number[] = []
  return (journal, events) => {
    const state = journal.position as State
    if (journal.moves.length === 0) {
      money = state.players.map(() => state.rules.figures.startMoney)
      demand = [...state.rules.demandStart]
    }
    for (const event of events as readonly CardGameEvent[]) {
      if (event.type === 'money') money[event.seat] = (money[event.seat] ?? 0) + event.amount
      if (event.type === 'demand') {
        expectSame(event.from, demand[event.good])
        demand[event.good] = event.to
      }
    }
    expectSame(
      state.players.map(player => player.money),
      money,
    )
    // Demand moves only by named causes.
    expectSame(state.demand, demand)
  }
}

for (const { name, options } of CELLS) {
  test(`random games hold every promise: ${name}`, () => {
    proveByPlayouts(game, { options, games: 12, seed: name, check: bookkeeper() })
  })
}
