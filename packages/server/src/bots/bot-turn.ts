// A bot's turn at a table: think about the view, then play like any other player.
import { randomBytes } from 'node:crypto'
import { type AnyJournal, SEATS } from '@arkwright/kernel'
import type { House } from '../house.ts'
import type { Work } from '../jobs/runner.ts'
import { Trial } from '../play/trial.ts'
import { playTurn } from '../play/turns.ts'
import { act } from '../tables/commit.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import type { Thinking } from './bot-threads.ts'
import { botIn, type SeatedBot } from './seated-bot.ts'

export function botTurn(threads: Thinking): Work {
  return async (house, job) => {
    const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
    const seat = scene && botToMove(scene)
    if (scene === undefined || seat === undefined) return
    const { journal, position } = await house.positions.of(scene.row)
    if (position !== scene.row.position) return
    const moves = await threads.ask({
      game: scene.row.game,
      view: journal.game.view(journal.position, seat.number),
      seat: seat.number,
      ...seat.bot,
      milliseconds: house.settings.botMilliseconds,
      seed: randomBytes(16).toString('hex'),
    })
    await play(house, scene, position, seat.number, moves)
  }
}

async function play(
  house: House,
  scene: Scene,
  position: number,
  seat: number,
  moves: readonly string[],
): Promise<void> {
  await act(house, scene, change => {
    // Something else happened meanwhile. That change added another job.
    if (change.row.position !== position || change.row.state !== 'playing' || change.row.to_move !== seat) return
    if (change.journal === undefined || change.seat(seat).kind !== 'bot') return
    playTurn(change, seat, playable(change.journal, seat, moves), { by: 'bot' })
  })
}

function botToMove({ row, seats }: Scene): { number: 0 | 1 | 2 | 3; bot: SeatedBot } | undefined {
  const sitting = row.to_move === null ? undefined : seats[row.to_move]
  const number = SEATS.find(seat => seat === sitting?.seat)
  if (row.state !== 'playing' || sitting?.kind !== 'bot' || number === undefined) return undefined
  return { number, bot: botIn(sitting.strength) }
}

/** A planned move may be illegal after a draw. Then the bot thinks again from the new position. */
function playable(journal: AnyJournal, seat: number, moves: readonly string[]): string[] {
  const trial = new Trial(journal)
  const played: string[] = []
  for (const move of moves) {
    if (trial.pending?.seat !== seat) break
    const refusal = trial.play(move)
    if (refusal !== undefined) {
      if (played.length === 0) throw new Error(`the bot’s move ${move} is refused: ${refusal.code}`)
      break
    }
    played.push(move)
  }
  return played
}
