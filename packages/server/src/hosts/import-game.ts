// A game file becomes a table: finished ones to look at, unfinished ones with their seed to be played on by whoever sits down.
import { type AnyJournal, BadInput, type GameFile, Journal, verifyGameFile } from '@arkwright/kernel'
import type { Entry } from '../api/shapes.ts'
import { STILL } from '../clocks/clock.ts'
import type { House } from '../house.ts'
import { contentOf } from '../play/entries.ts'
import { fingerprint } from '../play/fingerprint.ts'
import { newCode, newId } from '../secrets.ts'
import type { TableRow } from '../storage/schema.ts'

/** Returns the id of the table. */
export async function importGame(house: House, file: GameFile): Promise<string> {
  const verdict = verifyGameFile(file, house.games.all)
  if (!verdict.ok)
    throw new BadInput(
      `this is not a true game: move ${verdict.wrong.number} is refused (${verdict.wrong.refusal.code})`,
    )
  if (file.seed === undefined)
    throw new BadInput('a file without its seed cannot become a table, since nobody could deal on')
  const { game, options } = verdict.journal
  const now = house.now()
  const entries = retell(new Journal(game, options, file.seed), file, now)
  const pending = game.pending(verdict.journal.position)
  const id = newId()
  const row: TableRow = {
    id,
    code: newCode(),
    host: '',
    state: verdict.over ? 'over' : 'playing',
    public: 1,
    hints: 1,
    game: file.game,
    revision: game.revision,
    options: JSON.stringify(options),
    seed: file.seed,
    commitment: file.commitment,
    created: now,
    started: now,
    ended: verdict.over ? now : null,
    changed: now,
    sequence: entries.length,
    position: entries.filter(({ kind }) => kind !== 'ended').length,
    chats: 0,
    to_move: pending === undefined || pending.seat === 'chance' ? null : pending.seat,
    step: pending?.step ?? null,
    clock: JSON.stringify({ kind: 'none' }),
    clock_state: JSON.stringify(STILL),
    asked: null,
    rematch_of: null,
  }
  const standings = game.standings(verdict.journal.position)
  const seats = Array.from({ length: game.seats(options) }, (_, seat) => {
    const standing = verdict.over ? standings.find(one => one.seat === seat) : undefined
    return {
      table_id: id,
      seat,
      kind: 'open' as const,
      person: null,
      strength: null,
      left: 1,
      rank: standing?.rank ?? null,
      score: standing?.score ?? null,
    }
  })
  await house.db.transaction().execute(async trx => {
    await trx.insertInto('tables').values(row).execute()
    await trx.insertInto('seats').values(seats).execute()
    for (const entry of entries) {
      const { sequence, kind, seat, at } = entry
      const written = { table_id: id, sequence, kind, seat, person: null, content: contentOf(entry), key: null, at }
      await trx.insertInto('journal').values(written).execute()
    }
  })
  return id
}

function retell(journal: AnyJournal, file: GameFile, at: number): Entry[] {
  const { game } = journal
  const hash = () => fingerprint(game, journal.position)
  const entries: Entry[] = [
    { sequence: 1, kind: 'started', seat: null, at, revealed: [...journal.revealed], hash: hash() },
  ]
  for (const move of file.moves) {
    const decider = game.pending(journal.position)?.seat
    const before = journal.revealed.length
    journal.play(move)
    entries.push({
      sequence: entries.length + 1,
      kind: 'turn',
      seat: decider === undefined || decider === 'chance' ? null : decider,
      at,
      moves: [move],
      revealed: journal.revealed.slice(before),
      hash: hash(),
    })
  }
  if (game.pending(journal.position) === undefined) {
    const standings = game
      .standings(journal.position)
      .map(({ seat, rank, score }) => ({ seat, rank: rank ?? null, score }))
    entries.push({
      sequence: entries.length + 1,
      kind: 'ended',
      seat: null,
      at,
      standings,
      ...(file.seed !== undefined && { seed: file.seed }),
    })
  }
  return entries
}
