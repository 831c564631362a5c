// Turns a game file into a table: a finished game to view, or an unfinished one with its seed to continue.
import { type AnyJournal, BadInput, type GameFile, Journal, verifyGameFile } from '@arkwright/kernel'
import type { House } from '../house.ts'
import { fingerprint } from '../play/fingerprint.ts'
import { endGame } from '../play/turns.ts'
import type { SeatRow } from '../storage/game-tables.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { insertTable, newRow } from '../tables/create.ts'

/** Returns the id of the table. */
export async function importGame(house: House, file: GameFile): Promise<string> {
  const verdict = verifyGameFile(file, house.games.all)
  if (!verdict.ok)
    throw new BadInput(
      `this is not a valid game: move ${verdict.wrong.number} is refused (${verdict.wrong.refusal.code})`,
    )
  if (file.seed === undefined)
    throw new BadInput('a file without its seed cannot become a table, because further draws need the seed')
  const { game, options } = verdict.journal
  const { seed } = file
  const row = newRow(house.now(), '', game, options, { public: true, hints: true, clock: { kind: 'none' }, seed })
  const seats = Array.from(
    { length: game.seats(options) },
    (_, seat): SeatRow => ({
      table_id: row.id,
      seat,
      kind: 'open',
      person: null,
      strength: null,
      left: 1,
      rank: null,
      score: null,
      rated: null,
      gone: null,
      bid: null,
    }),
  )
  const scene = await insertTable(house, row, seats)
  await act(house, scene, change => retell(change, new Journal(game, options, seed), file))
  return row.id
}

/** The journal of a table where this game was played, with one entry per move. */
function retell(change: Change, journal: AnyJournal, file: GameFile): void {
  const { game } = journal
  const { row } = change
  const hash = () => fingerprint(game, journal.position)
  row.state = 'playing'
  row.started = change.now
  change.appendPosition({ kind: 'started', seat: null, revealed: [...journal.revealed], hash: hash() })
  for (const move of file.moves) {
    const decider = game.pending(journal.position)?.seat
    const before = journal.revealed.length
    journal.play(move)
    const seat = decider === undefined || decider === 'chance' ? null : decider
    change.appendPosition({
      kind: 'turn',
      seat,
      moves: [move],
      revealed: journal.revealed.slice(before),
      hash: hash(),
    })
  }
  const pending = game.pending(journal.position)
  row.to_move = pending === undefined || pending.seat === 'chance' ? null : pending.seat
  row.step = pending?.step ?? null
  if (pending === undefined) endGame(change, game, journal.position)
}
