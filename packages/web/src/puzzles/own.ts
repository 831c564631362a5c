// Puzzles from my own games: the turns that the analysis found costliest.
import type { CostlyTurn } from '@arkwright/bots'
import { type GameRecord, listRecords, readRecord, revisionOf } from '../storage/records.ts'
import type { OpenPuzzle } from './library.ts'
import { costliestOf, ownName } from './own-name.ts'

export function ownPuzzle(record: GameRecord, turn: CostlyTurn): OpenPuzzle {
  const { game, options, seed, moves } = record
  return {
    name: ownName(record, turn),
    from: { game, revision: revisionOf(record), options, seed, moves },
    puzzle: {
      at: turn.at,
      seat: turn.seat,
      themes: [],
      difficulty: 2,
      turns: [
        { moves: turn.better, lost: 0, chance: 0 },
        { moves: turn.played, lost: turn.gap, chance: turn.winChance },
      ],
      held: [0, 0],
    },
  }
}

export async function ownPuzzles(): Promise<OpenPuzzle[]> {
  const records = await listRecords()
  return records.flatMap(record => costliestOf(record).map(turn => ownPuzzle(record, turn)))
}

/** Undefined where the game or its analysis is gone. */
export async function findOwn(name: string): Promise<OpenPuzzle | undefined> {
  const [, id = '', at = ''] = name.split('.')
  const record = await readRecord(id)
  const turn = record?.analysis?.costly.find(one => one.at === Number(at))
  return record && turn && ownPuzzle(record, turn)
}
