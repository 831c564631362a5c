// How often a person's turns begin like those of our medium bot. Hosts see it as a figure; what it means is theirs to judge.
import { randomBytes } from 'node:crypto'
import { Journal, SEATS } from '@arkwright/kernel'
import type { Thinking } from '../bots/bot-threads.ts'
import { applyEntry } from '../client/apply-entry.ts'
import type { House } from '../house.ts'
import type { Work } from '../jobs/runner.ts'
import { entriesAfter } from '../play/entries.ts'
import { readScene } from '../tables/scene.ts'

/** Enough for a figure, and little work for one table. */
const MOST_TURNS = 120

export function compareTurns(threads: Pick<Thinking, 'ask'>): Work {
  return async (house, job) => {
    const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
    const game = scene && house.games.at(scene.row.game, scene.row.revision)
    if (scene === undefined || game === undefined) return
    const { row } = scene
    const journal = new Journal(game, game.parseOptions(JSON.parse(row.options)), undefined)
    const figures = new Map<number, { same: number; turns: number }>()
    let compared = 0
    for (const entry of await entriesAfter(house.db, row.id, 0)) {
      const seat = SEATS.find(one => one === entry.seat)
      const [first] = entry.moves ?? []
      if (entry.kind === 'turn' && entry.by === undefined && seat !== undefined && first !== undefined) {
        if (compared++ >= MOST_TURNS) break
        const [chosen] = await threads.ask({
          game: row.game,
          view: game.view(journal.position, seat),
          seat,
          strength: 'medium',
          milliseconds: house.settings.botMilliseconds,
          seed: randomBytes(16).toString('hex'),
        })
        const mine = figures.get(seat) ?? { same: 0, turns: 0 }
        figures.set(seat, { same: mine.same + (chosen === first ? 1 : 0), turns: mine.turns + 1 })
      }
      applyEntry(journal, entry)
    }
    for (const [seat, { same, turns }] of figures) await keep(house, row.id, seat, same / turns, turns)
  }
}

async function keep({ db }: House, table: string, seat: number, agreement: number, compared: number): Promise<void> {
  await db
    .updateTable('pairings')
    .set({ agreement, compared })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
}

export interface Agreement {
  readonly entry: number
  readonly turns: number
  readonly agreement: number | null
}

/** By player, over all games of an event. */
export async function agreementIn({ db }: House, tournament: string): Promise<Agreement[]> {
  const rows = await db
    .selectFrom('pairings')
    .select(['entry', 'agreement', 'compared'])
    .where('tournament', '=', tournament)
    .where('entry', 'is not', null)
    .orderBy('entry')
    .execute()
  const sums = new Map<number, { same: number; turns: number }>()
  for (const { entry, agreement, compared } of rows) {
    if (entry === null) continue
    const sum = sums.get(entry) ?? { same: 0, turns: 0 }
    sums.set(entry, { same: sum.same + (agreement ?? 0) * (compared ?? 0), turns: sum.turns + (compared ?? 0) })
  }
  return [...sums].map(([entry, { same, turns }]) => ({ entry, turns, agreement: turns === 0 ? null : same / turns }))
}
