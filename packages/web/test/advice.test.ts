import { expect, test } from 'vitest'
import { spinningJennyPage } from '../src/board-game/page.ts'
import { adviceOn } from '../src/coach/advice.ts'
import { startDraft, tryMove } from '../src/play/draft.ts'
import { replay } from '../src/play/history.ts'

const page = spinningJennyPage
const { journal } = replay(page.game, { players: 2 }, 'coach', [])
const seat = page.game.pending(journal.position)?.seat

function drafted(...moves: readonly string[]) {
  if (typeof seat !== 'number') throw new Error('a player decides first')
  let draft = startDraft(page, journal.position, seat)
  for (const text of moves) {
    const move = page.game.parseMove(text)
    if (move === undefined) throw new Error(`no move ${text}`)
    const next = tryMove(page, draft, move)
    expect(next, text).not.toBe(draft)
    draft = next
  }
  return draft
}

test('the coach tells the goal before the first move of a turn', () => {
  expect(adviceOn(page, drafted())?.kind).toBe('goal')
})

test('the coach warns of an action that is paid for and not used', () => {
  const workers = page.game.moves(journal.position).find(({ text }) => text.startsWith('place workers'))
  expect(adviceOn(page, drafted(workers?.text ?? ''))?.kind).toBe('waste')
})
