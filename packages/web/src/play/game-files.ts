// Reads and writes game files in the kernel's format.
import {
  type AnyGame,
  type AnyJournal,
  BadInput,
  type GameFile,
  newestGame,
  parseGameFile,
  type Verdict,
  verifyGameFile,
  writeGameFile,
} from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'
import type { GamePage } from './game-page.ts'
import { replay } from './history.ts'
import { newRecord } from './new-game.ts'

/** The newest file format this page reads. */
const FILE_FORMAT = 1

export function exportGame(game: AnyGame, record: GameRecord): void {
  const { journal } = replay(game, record.options, record.seed, record.moves)
  const file = writeGameFile(journal, {
    names: record.seats.map(({ name }) => name),
    ...(record.bids !== undefined && { comments: [{ at: 0, text: bidsTold(record) }] }),
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  link.download = `${record.game}-${record.id}.arkwright.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

function bidsTold({ seats, bids = [] }: GameRecord): string {
  const { bids: told, bidsOf } = text.files
  return told({ players: bids.map((own, seat) => bidsOf({ name: seats[seat]?.name ?? '', bids: own.join(', ') })) })
}

/**
 * The record of a game file. Throws BadInput with one sentence in the reader's language if the file is not a valid
 * game.
 */
export function importGame(
  source: string,
  pages: readonly Pick<GamePage, 'game' | 'explain' | 'standing'>[],
  seatNames: readonly string[],
): GameRecord {
  const games = pages.map(({ game }) => game)
  const { file, verdict } = verified(source, games)
  if (!verdict.ok) {
    const { number, move, refusal } = verdict.wrong
    const page = pages.find(({ game }) => game.id === file.game)
    throw new BadInput(text.files.wrongMove({ number, move, reason: page?.explain(refusal) ?? refusal.code }))
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
    revision: file.revision,
    seed: file.seed,
    moves: [...journal.moves],
    over: verdict.over,
    ...whereItStands(journal, pages),
  }
}

/** For the list of games: the round and the active player. */
function whereItStands(
  { game, position }: AnyJournal,
  pages: readonly Pick<GamePage, 'game' | 'standing'>[],
): Pick<GameRecord, 'turn' | 'standing'> {
  const standing = pages.find(page => page.game === game)?.standing(position)
  const seat = game.pending(position)?.seat
  return { ...(typeof seat === 'number' && { turn: seat }), ...(standing !== undefined && { standing }) }
}

function verified(source: string, games: readonly AnyGame[]): { file: GameFile; verdict: Verdict } {
  try {
    const file = parseGameFile(source)
    return { file, verdict: verifyGameFile(file, games) }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput(text.files[faultIn(source, games)])
  }
}

/** Why a file cannot be read at all, if the reader can do something about it. */
function faultIn(
  source: string,
  games: readonly AnyGame[],
): 'cutOff' | 'notOurs' | 'newer' | 'unknownGame' | 'damaged' {
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch {
    return 'cutOff'
  }
  if (typeof file !== 'object' || file === null || !('arkwright' in file)) return 'notOurs'
  const { arkwright, game: id, revision } = file as Partial<GameFile>
  const game = newestGame(games, String(id))
  if (Number(arkwright) > FILE_FORMAT) return 'newer'
  if (game === undefined) return 'unknownGame'
  return Number(revision) > game.revision ? 'newer' : 'damaged'
}
