// Which part of the game each step belongs to, and where a turn begins and ends.
import { Journal, type PartKind, pick, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/game-of.ts'
import { spinningJenny } from '../src/spinning-jenny.ts'
import { waterFrame } from '../src/water-frame.ts'

const GAMES = [
  { game: spinningJenny, options: { players: 3, setup: 'free' } },
  { game: spinningJenny, options: { players: 4, setup: 'predetermined' } },
  { game: waterFrame, options: { players: 2, setup: 'free' } },
  { game: waterFrame, options: { players: 4, setup: 'free', edition: 2014 } },
]

/** Each decision of a whole random game. */
function decisionsOf(game: (typeof GAMES)[number]['game'], options: unknown, seed: string) {
  const journal = new Journal(game, game.parseOptions(options), seed)
  const random = seedRandom(`player of ${seed}`)
  const decisions = []
  for (let pending = game.pending(journal.position); pending !== undefined; ) {
    const { decade, cycle, exchange, resume } = journal.position
    decisions.push({ ...pending, decade, cycle, exchange, resume, turn: game.turnOf(journal.position) })
    journal.play(pick(random, game.moves(journal.position)).text)
    pending = game.pending(journal.position)
  }
  return { decisions, rules: journal.position.rules }
}

describe.each(GAMES)('$game.id, $options', ({ game, options }) => {
  const played = ['first', 'second', 'third'].map(seed => decisionsOf(game, options, seed))

  test('every player has one turn in each cycle, and it begins with a marker', () => {
    for (const { decisions, rules } of played) {
      const turns = new Map(decisions.filter(({ part }) => part.kind === 'turn').map(one => [one.turn, one]))
      expect(turns.size).toBe(rules.decades * 4 * rules.players)
      for (const { begins, step, turn } of decisions) {
        expect(begins).toBe(step === 'place marker')
        // Only a seat's first decision of a turn begins it.
        if (begins)
          expect(decisions.findIndex(one => one.turn === turn)).toBe(
            decisions.findIndex(one => one.turn === turn && one.begins),
          )
      }
    }
  })

  test('a turn is in one piece: once another has begun it does not come back', () => {
    for (const { decisions } of played) {
      const seen = new Set<string>()
      let last = ''
      for (const { turn } of decisions) {
        if (turn === last) continue
        expect(seen.has(turn), turn).toBe(false)
        seen.add(turn)
        last = turn
      }
    }
  })

  test('the preparation is 1760, the end comes after the last decade', () => {
    for (const { decisions, rules } of played) {
      for (const { part, decade } of decisions) {
        expect(part.kind === 'preparation').toBe(decade === 0)
        expect(part.kind === 'end').toBe(decade > rules.decades)
      }
    }
  })

  test('a step that serves several parts is asked in the part it serves', () => {
    for (const { decisions } of played) {
      for (const { step, part, exchange, resume, decade } of decisions) {
        if (step === 'sell shares' || step === 'buy shares')
          expect(part.kind).toBe({ action: 'turn', event: 'between turns', final: 'end' }[exchange])
        if (step !== 'discard goods' || decade === 0) continue
        const kind: PartKind = resume === 'storage' ? 'production' : resume === 'dismissals' ? 'between turns' : 'turn'
        expect(part.kind).toBe(kind)
      }
    }
  })

  test('the game of a position is known from the position', () => {
    const journal = new Journal(game, game.parseOptions(options), 'first')
    expect(gameOf(journal.position)).toBe(game)
  })
})

test('a turn ends before everybody else’s part in what follows', () => {
  const state = spinningJenny.setup(spinningJenny.parseOptions({ players: 2 }), seedRandom('last of the cycle'))
  const play = (text: string): boolean => {
    const move = spinningJenny.parseMove(text)
    if (move === undefined) throw new Error(`no move is called ${text}`)
    return spinningJenny.playInTurn(state, move)
  }
  const done = spinningJenny.parseMove('done')
  const place = spinningJenny.parseMove('place workers 1')
  if (done === undefined || place === undefined) throw new Error('no such moves')
  for (const move of [place, done, done]) spinningJenny.play(state, move)
  expect([play('place workers 1'), play('done'), play('done')]).toEqual([true, true, false])
  expect(state).toMatchObject({ step: 'end of turn', cycle: 0, turnsTaken: 1, legal: [] })
})
