// Shared printings: read at the border, stored once by hash.
import {
  type AnyGame,
  BadInput,
  checkPrinting,
  hashOf,
  type Printing,
  parsePrinting,
  shown,
  writePrinting,
} from '@arkwright/kernel'
import type { Kysely } from 'kysely'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import type { Schema } from '../storage/schema.ts'

/** The kernel reads files of twice this length; a printing with every group answered has about 4,000 characters. */
const LONGEST = 32_000

export interface SharedPrinting {
  readonly printing: Printing
  readonly game: AnyGame
  readonly hash: string
  /** The text of the file. */
  readonly content: string
}

/** Throws a fault with one sentence unless this is a printing by which a table can be set up. */
export function readShared(house: House, given: Readonly<Record<string, unknown>>): SharedPrinting {
  const source = JSON.stringify(given)
  if (source.length > LONGEST) {
    throw new Fault(400, 'bad-request', `A shared printing is at most ${LONGEST} characters long.`)
  }
  try {
    const printing = parsePrinting(source)
    const game = house.games.find(printing.game)
    if (game === undefined) throw new BadInput(`this server does not have the game ${shown(printing.game)}`)
    checkPrinting(printing, game)
    return { printing, game, hash: hashOf(printing), content: writePrinting(printing) }
  } catch (error) {
    if (error instanceof BadInput) throw new Fault(400, 'bad-request', error.message)
    throw error
  }
}

/** The text of the file; undefined: no one here has shared it. */
export async function printingByHash({ db }: Pick<House, 'db'>, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('printings').select('content').where('hash', '=', hash).executeTakeFirst()
  return row?.content
}

/** Removes what a person shared. A printing that others shared too stays. Running games have their figures in their options. */
export async function forgetPrintings(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('confirmations').where('person', '=', person).execute()
  await db.deleteFrom('printing_shares').where('person', '=', person).execute()
  await db.deleteFrom('printings').where('hash', 'not in', db.selectFrom('printing_shares').select('hash')).execute()
}

/** A guest's printings become those of the account, unless the account has shared or answered the same. */
export async function handOverPrintings(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const known = db.selectFrom('printing_shares').select('hash').where('person', '=', to)
  await db
    .updateTable('printing_shares')
    .set({ person: to })
    .where('person', '=', from)
    .where('hash', 'not in', known)
    .execute()
  await db
    .updateTable('confirmations')
    .set({ person: to })
    .where('person', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('confirmations as theirs')
            .select('theirs.at')
            .where('theirs.person', '=', to)
            .whereRef('theirs.game', '=', 'confirmations.game')
            .whereRef('theirs.edition', '=', 'confirmations.edition')
            .whereRef('theirs.box_group', '=', 'confirmations.box_group'),
        ),
      ),
    )
    .execute()
}
