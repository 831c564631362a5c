// Game files in and out: the kernel's own format.
import { type AnyGame, BadInput, parseGameFile, verifyGameFile, writeGameFile } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'
import { replay } from './history.ts'
import { newRecord } from './new-game.ts'

export function exportGame(game: AnyGame, record: GameRecord): void {
  const { journal } = replay(game, record.options, record.seed, record.moves)
  const file = writeGameFile(journal, { names: record.seats.map(({ name }) => name) })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  link.download = `${record.game}-${record.id}.arkwright.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The record of a game file; throws BadInput with one sentence when it is none, or no true game. */
export function importGame(source: string, games: readonly AnyGame[], seatNames: readonly string[]): GameRecord {
  const file = parseGameFile(source)
  const verdict = verifyGameFile(file, games)
  if (!verdict.ok) {
    const { number, move, refusal } = verdict.wrong
    throw new BadInput(text.files.wrongMove(number, move, `${refusal.code}, ${refusal.rule}`))
  }
  if (file.seed === undefined) throw new BadInput(text.files.noSeed)
  const { journal } = verdict
  const seats = Array.from(
    { length: journal.game.seats(journal.options) },
    (_, seat): SeatPlan => ({
      kind: 'person',
      name: file.names?.[seat] ?? seatNames[seat] ?? String(seat + 1),
    }),
  )
  return {
    ...newRecord(file.game, journal.options, seats),
    seed: file.seed,
    moves: [...journal.moves],
    over: verdict.over,
  }
}
