// Which part of the game each step belongs to, and where a turn begins and ends.
import { Journal, pick, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { cardGame } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import { passOf } from '../src/pass.ts'
import type { Stage, State } from '../src/state.ts'

const TABLES = [
  { players: 1, expert: [] },
  { players: 2, expert: 'all' },
  { players: 3, expert: [] },
  { players: 4, expert: 'all' },
]
const KIND_OF: Readonly<Record<Stage, string>> = {
  'set-up': 'preparation',
  action: 'turn',
  development: 'turn',
  production: 'production',
  preparation: 'between turns',
}

function decisionsOf(options: unknown, seed: string) {
  const journal = new Journal(cardGame, cardGame.parseOptions(options), seed)
  const random = seedRandom(`player of ${seed}`)
  const decisions = []
  for (let pending = cardGame.pending(journal.position); pending !== undefined; ) {
    const { stage } = journal.position
    decisions.push({ ...pending, stage, turn: cardGame.turnOf(journal.position) })
    journal.play(pick(random, cardGame.moves(journal.position)).text)
    pending = cardGame.pending(journal.position)
  }
  return decisions
}

describe.each(TABLES)('%j', options => {
  const played = ['first', 'second', 'third'].map(seed => decisionsOf(options, seed))

  test('each stage of the rules is one part of the game', () => {
    for (const decisions of played) for (const { part, stage } of decisions) expect(part.kind).toBe(KIND_OF[stage])
  })

  test('action, price and development are one turn; the production of each seat is another', () => {
    for (const decisions of played) {
      const seen = new Set<string>()
      let last = ''
      for (const { turn, begins, step } of decisions) {
        expect(begins).toBe(step === 'action')
        if (turn === last) continue
        expect(seen.has(turn), turn).toBe(false)
        seen.add(turn)
        last = turn
      }
      for (const { turn } of decisions.filter(({ begins }) => begins)) {
        const kinds = decisions.filter(one => one.turn === turn).map(({ part }) => part.kind)
        expect(new Set(kinds)).toEqual(new Set(['turn']))
      }
    }
  })
})

test('the last development of a round leaves the table before the production', () => {
  const state = cardGame.setup(cardGame.parseOptions({ players: 2 }), seedRandom('last of the round'))
  while (cardGame.pending(state)?.begins === false) play(state, cardGame.play)
  const { seat } = state
  let goesOn = true
  while (cardGame.pending(state)?.seat === seat) play(state, cardGame.play)
  while (goesOn) goesOn = play(state, cardGame.playInTurn)
  expect(state).toMatchObject({ seat: 1 - seat, step: 'end of turn', stage: 'development', legal: [] })
})

/** Nothing is changed that need not be. */
function play<T>(state: State, how: (state: State, move: Move) => T): T {
  const move = passOf(state) ?? cardGame.moves(state)[0]
  if (move === undefined) throw new Error('nothing can be done')
  return how(state, move)
}
