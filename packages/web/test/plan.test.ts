import { type AnyGame, pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { spinningJennyPage, waterFramePage } from '../src/board-game/page.ts'
import { cardGamePage } from '../src/card-game/page.ts'
import { checkPrepared, type Prepared } from '../src/plan/prepared.ts'
import { myNextTurn } from '../src/plan/what-if.ts'
import { startDraft, tryMove } from '../src/play/draft.ts'
import type { GamePage } from '../src/play/game-page.ts'
import { type PlayedGame, playOn, replay } from '../src/play/history.ts'

const PAGES = [spinningJennyPage, waterFramePage, cardGamePage]

/** Random moves, then on until another seat is to move. */
function waiting(page: GamePage, count: number): PlayedGame {
  const random = seedRandom(`plan ${page.game.id}`)
  let played = replay(page.game, { players: 3 }, 'plan', [])
  for (let moves = 0; ; moves++) {
    const seat = seatIn(page.game, played)
    if (seat === undefined || (moves >= count && seat !== 0)) return played
    played = playOn(played, pick(random, page.game.moves(played.journal.position)))
  }
}

function seatIn(game: AnyGame, { journal }: PlayedGame) {
  return game.pending(journal.position)?.seat
}

test.each(PAGES)('$game.id: a plan begins at my next turn, on a copy that does not know the seed', page => {
  const played = waiting(page, 60)
  const before = played.journal.moves.length
  const next = myNextTurn(page, played, 0)
  expect(next && seatIn(page.game, next)).toBe(0)
  expect(next?.journal.seed).toBeUndefined()
  expect(next?.journal.position.random).toBeNull()
  expect(played.journal.moves.length).toBe(before)
})

function firstTurn(page: GamePage): { prepared: Prepared; draft: ReturnType<typeof startDraft> } {
  const { journal } = replay(page.game, { players: 2 }, 'prepared', [])
  const seat = page.game.pending(journal.position)?.seat
  if (typeof seat !== 'number') throw new Error('a player decides first')
  const draft = startDraft(page, journal.position, seat)
  let turn = draft
  while (!turn.complete) {
    const move = page.pass(turn.state) ?? page.game.moves(turn.state)[0]
    if (move === undefined) break
    turn = tryMove(page, turn, move)
  }
  const moves = turn.tried.map(({ move }) => move.text)
  return { draft, prepared: { seat, moves, promise: page.promise(turn.state, seat), way: 'play if as good' } }
}

test.each(PAGES)('$game.id: a prepared turn that still fits is played', page => {
  const { draft, prepared } = firstTurn(page)
  expect(checkPrepared(page, draft, prepared)).toMatchObject({ offered: undefined })
  expect(checkPrepared(page, draft, { ...prepared, way: 'offer' }).offered).toBe('asked')
})

test('a prepared turn that earns less than planned is only offered', () => {
  const { draft, prepared } = firstTurn(spinningJennyPage)
  const greedy = { ...prepared, promise: 1000 }
  expect(checkPrepared(spinningJennyPage, draft, greedy)).toMatchObject({ offered: 'worse' })
  expect(checkPrepared(spinningJennyPage, draft, { ...greedy, way: 'play' }).offered).toBeUndefined()
})

test('a prepared turn with an illegal move is not played, and keeps what is legal', () => {
  const { draft, prepared } = firstTurn(spinningJennyPage)
  const broken = { ...prepared, moves: [...prepared.moves.slice(0, 1), 'price lamps 25', 'done'], way: 'play' } as const
  const checked = checkPrepared(spinningJennyPage, draft, broken)
  expect(checked).toMatchObject({ offered: 'refused' })
  expect(checked.turn.tried).toHaveLength(1)
})
