// Printings and variants that the hosts offer, and the options of a table that is played by one.
import {
  type AnyGame,
  BadInput,
  checkPrinting,
  hashOf,
  optionsOf,
  type Printing,
  parsePrinting,
  writePrinting,
} from '@arkwright/kernel'
import type { Handlers } from '../api/call.ts'
import type { OFFER_ROUTES } from '../api/offer-routes.ts'
import { Fault } from '../fault.ts'
import { record } from '../hosts/audit.ts'
import type { House } from '../house.ts'
import { printingByHash } from '../printings/printings.ts'

const MOST_OFFERS = 100

/** Undefined: the hosts do not offer it. */
async function offeredPrinting(house: House, hash: string): Promise<Printing | undefined> {
  const row = await house.db.selectFrom('offers').select('printing').where('hash', '=', hash).executeTakeFirst()
  return row && parsePrinting(row.printing)
}

interface Wanted {
  readonly options: Readonly<Record<string, unknown>>
  readonly printing?: string | undefined
}

/** The options of a new table: as wanted, or by a printing that is offered or shared. */
export async function chosenOptions(house: House, game: AnyGame, { options, printing }: Wanted): Promise<unknown> {
  if (printing === undefined) {
    const bringsOwn = Object.hasOwn(options, 'components') || Object.hasOwn(options, 'printing')
    if (bringsOwn && house.settings.printings === 'offered') throw new Fault(400, 'no-such-printing')
    return judged(() => game.parseOptions(options))
  }
  const found = (await offeredPrinting(house, printing)) ?? (await sharedPrinting(house, printing))
  if (found === undefined) throw new Fault(400, 'no-such-printing')
  return judged(() => optionsOf(found, game, options))
}

/** One that a person shared, where the hosts allow any. */
async function sharedPrinting(house: House, hash: string): Promise<Printing | undefined> {
  if (house.settings.printings === 'offered') return undefined
  const content = await printingByHash(house, hash)
  return content === undefined ? undefined : parsePrinting(content)
}

export function judged<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof BadInput) throw new Fault(400, 'options', error.message)
    throw error
  }
}

export const OFFER_HANDLERS: Handlers<typeof OFFER_ROUTES> = {
  'GET /api/offers': async ({ house }) => {
    const rows = await house.db.selectFrom('offers').select('printing').orderBy('game').orderBy('name').execute()
    return { offers: rows.map(row => asOffer(parsePrinting(row.printing))), any: house.settings.printings === 'any' }
  },

  'POST /api/host/offers': async ({ house, who, body }) => {
    const printing = judged(() => parsePrinting(body.printing))
    const game = house.games.find(printing.game)
    if (game === undefined) throw new Fault(400, 'no-such-game')
    judged(() => checkPrinting(printing, game))
    const { offers } = await house.db
      .selectFrom('offers')
      .select(({ fn }) => fn.countAll<number | string>().as('offers'))
      .executeTakeFirstOrThrow()
    if (Number(offers) >= MOST_OFFERS) throw new Fault(409, 'too-many')
    const offer = asOffer(printing)
    await house.db
      .insertInto('offers')
      .values({
        hash: offer.hash,
        game: offer.game,
        name: offer.name,
        printing: writePrinting(printing),
        at: house.now(),
      })
      .onConflict(conflict => conflict.column('hash').doNothing())
      .execute()
    await record(house, who.id, 'offer', { detail: offer.name })
    return { offer }
  },

  'DELETE /api/host/offers/:hash': async ({ house, who, params }) => {
    const gone = await house.db
      .deleteFrom('offers')
      .where('hash', '=', params.hash)
      .returning('name')
      .executeTakeFirst()
    if (gone !== undefined) await record(house, who.id, 'no-offer', { detail: gone.name })
    return {}
  },
}

function asOffer(printing: Printing) {
  const { game, name, variant } = printing
  return {
    hash: hashOf(printing),
    game,
    name,
    variant: variant === undefined ? null : { name: variant.name, reason: variant.reason },
  }
}
