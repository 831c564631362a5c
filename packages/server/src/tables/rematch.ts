// A rematch has the same options, clock and people. The first to ask is the host; the others join that table.

import { botIn } from '../bots/seated-bot.ts'
import { notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { isApart } from '../people/blocks.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { biddingIn } from './bidding.ts'
import { visit } from './chat.ts'
import { createTable, type Wanted } from './create.ts'
import { invite } from './invitations.ts'
import { readScene, type Scene } from './scene.ts'

export async function rematch(house: House, { row, seats }: Scene, who: PersonRow): Promise<Scene> {
  if (row.state !== 'over' && row.state !== 'archived') throw notNow('not-over')
  const asked = await house.db.selectFrom('tables').select('id').where('rematch_of', '=', row.id).executeTakeFirst()
  const there = asked && (await readScene(house, asked.id))
  if (there !== undefined) {
    await visit(house, there.row.id, who.id)
    return there
  }
  const scene = await createTable(
    house,
    who,
    {
      game: row.game,
      options: optionsFor(row),
      seats: seats.map(seat =>
        seat.kind === 'bot'
          ? { kind: 'bot', ...botIn(seat.strength) }
          : { kind: seat.person === who.id ? 'me' : 'open' },
      ),
      public: row.public === 1,
      hints: row.hints === 1,
      clock: JSON.parse(row.clock) as Wanted['clock'],
      silence: row.silence ?? undefined,
      bidding: biddingIn(row)?.window,
    },
    row.id,
  )
  for (const { person, left } of seats) {
    if (person === null || person === who.id || left === 1) continue
    if (!(await isApart(house, who.id, [person]))) await invite(house, scene.row, person, who)
  }
  return scene
}

/** What was paid for seats is bid again. */
function optionsFor(row: TableRow): Wanted['options'] {
  const options = JSON.parse(row.options) as Wanted['options']
  if (biddingIn(row) === undefined) return options
  const { handicap: _paid, ...others } = options
  return others
}
