// Handlers for the routes about events.
import type { Handlers } from '../api/call.ts'
import type { EVENT_ROUTES } from '../api/event-routes.ts'
import { notAllowed, notFound, notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { eventJob } from '../jobs/job.ts'
import { replaceJob } from '../jobs/jobs.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { agreementIn } from './agreement.ts'
import { createEvent } from './create.ts'
import { enter, setBots, withdraw } from './entries.ts'
import { LEAGUE_HANDLERS } from './leagues/handlers.ts'
import { cancelEvent, isReady } from './start.ts'
import { checkMayCreate, mayCreate } from './terms.ts'
import { asEvent, listEvents, peopleBy, personIn } from './view.ts'
import { readWhole, type Whole } from './whole.ts'

export const EVENT_HANDLERS: Handlers<typeof EVENT_ROUTES> = {
  ...LEAGUE_HANDLERS,

  'GET /api/events': async ({ house, who, query }) => ({
    events: await listEvents(house, who, query.show),
    mayCreate: mayCreate(house, who),
  }),

  'POST /api/events': async ({ house, who, body }) => {
    checkMayCreate(house, who)
    return shown(house, await createEvent(house, who.id, body), who)
  },

  'GET /api/events/:event': async ({ house, who, params }) => shown(house, params.event, who),

  'PUT /api/events/:event/entry': async ({ house, who, params, body }) => {
    const read = () => wholeBy(house, params.event)
    if (body.in) await enter(house, read, who)
    else await withdraw(house, await read(), who.id)
    return shown(house, params.event, who)
  },

  'PUT /api/events/:event/bots': async ({ house, who, params, body }) => {
    await setBots(house, await wholeBy(house, params.event), who, body.strength, body.count)
    return shown(house, params.event, who)
  },

  'PUT /api/events/:event/state': async ({ house, who, params, body }) => {
    const whole = await wholeBy(house, params.event)
    if (whole.row.host !== who.id && who.host === 0) throw notAllowed()
    if (body.state === 'cancelled') {
      if (whole.row.state !== 'open' && whole.row.state !== 'running') throw notNow('event-over')
      await cancelEvent(house, whole)
    } else {
      if (whole.row.state !== 'open') throw notNow('event-running')
      if (!isReady(whole)) throw notNow('too-few')
      const { id } = whole.row
      await house.db.updateTable('tournaments').set({ starts: house.now() }).where('id', '=', id).execute()
      await replaceJob(house, eventJob(id, house.now()))
      house.nudge('event')
    }
    return shown(house, params.event, who)
  },

  'GET /api/host/events/:event/agreement': async ({ house, params }) => {
    const entries = (await readWhole(house, params.event))?.entries ?? []
    const people = await peopleBy(
      house,
      entries.map(({ person }) => person),
    )
    const figures = await agreementIn(house, params.event)
    return {
      players: figures.flatMap(({ entry, turns, agreement }) => {
        const person = personIn(people, entries.find(({ number }) => number === entry)?.person ?? null)
        return person === null ? [] : [{ person, turns, agreement }]
      }),
    }
  },
}

async function wholeBy(house: House, id: string): Promise<Whole> {
  const whole = await readWhole(house, id)
  if (whole === undefined) throw notFound()
  return whole
}

async function shown(house: House, id: string, who: PersonRow | undefined) {
  return { event: await asEvent(house, await wholeBy(house, id), who) }
}
