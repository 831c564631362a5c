// Handlers for the routes about leagues.

import type { Handlers } from '../../api/call.ts'
import type { EVENT_ROUTES } from '../../api/event-routes.ts'
import { Fault, notAllowed, notFound, notNow } from '../../fault.ts'
import type { House } from '../../house.ts'
import { leagueJob } from '../../jobs/job.ts'
import { replaceJob } from '../../jobs/jobs.ts'
import { newId } from '../../secrets.ts'
import type { LeagueRow } from '../../storage/event-tables.ts'
import type { PersonRow } from '../../storage/people-tables.ts'
import { checkedTerms, checkMayCreate, checkMayPlay, mayCreate, type NewLeague, type Terms } from '../terms.ts'
import { asLeague, listLeagues } from './view.ts'

const MOST_LEAGUES = 10

type LeagueRoutes = Pick<typeof EVENT_ROUTES, Extract<keyof typeof EVENT_ROUTES, `${string}/leagues${string}`>>

export const LEAGUE_HANDLERS: Handlers<LeagueRoutes> = {
  'GET /api/leagues': async ({ house, who }) => ({
    leagues: await listLeagues(house, who),
    mayCreate: mayCreate(house, who),
  }),

  'POST /api/leagues': async ({ house, who, body }) => {
    checkMayCreate(house, who)
    const league = await create(house, who, body)
    await lookNow(house, league.id)
    return shown(house, league.id, who)
  },

  'GET /api/leagues/:league': async ({ house, who, params, query }) => shown(house, params.league, who, query.season),

  'PUT /api/leagues/:league/entry': async ({ house, who, params, body }) => {
    const league = await leagueBy(house, params.league)
    if (league.state === 'over') throw notNow('entry-closed')
    if (body.in) checkMayPlay((JSON.parse(league.terms) as Terms).rated, who)
    const state = body.in ? ('in' as const) : ('out' as const)
    await house.db
      .insertInto('members')
      .values({ league: league.id, person: who.id, state, division: null, place: null, joined: house.now() })
      .onConflict(conflict => conflict.columns(['league', 'person']).doUpdateSet({ state }))
      .execute()
    return shown(house, league.id, who)
  },

  'PUT /api/leagues/:league/state': async ({ house, who, params, body }) => {
    const league = await leagueBy(house, params.league)
    if (league.host !== who.id && who.host === 0) throw notAllowed()
    const waits = league.state === 'open' || (league.state === 'running' && league.starts !== null)
    if (body.state === 'running') {
      if (!waits) throw notNow('event-running')
      await change(house, league.id, { starts: house.now() })
    } else if (waits) await change(house, league.id, { state: 'over', ended: house.now(), starts: null })
    // The present season is played to its end.
    else await change(house, league.id, { seasons: league.season })
    await lookNow(house, league.id)
    return shown(house, league.id, who)
  },
}

async function create(house: House, who: PersonRow, wanted: NewLeague): Promise<LeagueRow> {
  const { count } = await house.db
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('host', '=', who.id)
    .where('state', '<>', 'over')
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_LEAGUES * house.settings.patience) throw new Fault(429, 'too-many')
  const row: LeagueRow = {
    id: newId(),
    name: wanted.name,
    host: who.id,
    state: 'open',
    terms: JSON.stringify(checkedTerms(house, wanted)),
    size: wanted.size,
    movers: wanted.movers,
    gap_ms: wanted.gap,
    season: 0,
    seasons: wanted.seasons ?? null,
    starts: wanted.starts ?? null,
    created: house.now(),
    ended: null,
  }
  await house.db.insertInto('leagues').values(row).execute()
  return row
}

async function leagueBy({ db }: House, id: string): Promise<LeagueRow> {
  const row = await db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

async function shown(house: House, id: string, who: PersonRow | undefined, season?: number) {
  return { league: await asLeague(house, await leagueBy(house, id), who, season) }
}

async function change({ db }: House, id: string, values: Partial<LeagueRow>): Promise<void> {
  await db.updateTable('leagues').set(values).where('id', '=', id).execute()
}

async function lookNow(house: House, id: string): Promise<void> {
  await replaceJob(house, leagueJob(id, house.now()))
  house.nudge('league')
}
