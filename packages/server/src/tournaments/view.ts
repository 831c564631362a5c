// An event as shown to a viewer.
import type { EventShort, EventWhole } from '../api/event-routes.ts'
import type { Clock, Strength } from '../api/table-shapes.ts'
import type { House } from '../house.ts'
import { asPerson, type PublicPerson } from '../people/person.ts'
import type { RoundRow, TournamentRow } from '../storage/event-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { mayEnter, mayWithdraw } from './entries.ts'
import { countedScores, standingsOf } from './results.ts'
import type { RoundScores } from './scoring.ts'
import { isReady } from './start.ts'
import { boardsOf, type Whole } from './whole.ts'

type People = ReadonlyMap<string, PublicPerson>

export async function peopleBy({ db }: House, ids: readonly (string | null)[]): Promise<People> {
  const wanted = [...new Set(ids.flatMap(id => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'program'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

export function personIn(people: People, id: string | null) {
  const found = id === null ? undefined : people.get(id)
  return found === undefined ? null : asPerson(found)
}

interface Around {
  readonly people: People
  readonly leagues: ReadonlyMap<string, string>
  readonly entered: number
  readonly mine: boolean
}

function asShort(row: TournamentRow, { people, leagues, entered, mine }: Around): EventShort {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    format: row.format,
    game: row.game,
    options: JSON.parse(row.options) as EventShort['options'],
    seats: row.seats,
    rated: row.rated === 1,
    filler: row.filler as EventShort['filler'],
    absence: row.absence,
    scoring: row.scoring,
    clock: JSON.parse(row.clock) as Clock,
    roundTime: row.round_ms,
    pause: row.pause_ms,
    host: personIn(people, row.host),
    round: row.round,
    rounds: row.rounds,
    entered,
    most: row.most,
    starts: row.starts,
    ends: row.ends,
    created: row.created,
    started: row.started,
    ended: row.ended,
    league:
      row.league === null
        ? null
        : {
            id: row.league,
            name: leagues.get(row.league) ?? '',
            season: row.season ?? 0,
            division: row.division ?? 0,
          },
    mine,
  }
}

async function leagueNames({ db }: House, rows: readonly TournamentRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ league }) => league ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('leagues').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

const SHOWN = 50

export async function listEvents(
  house: House,
  who: PersonRow | undefined,
  show: 'open' | 'running' | 'over',
): Promise<EventShort[]> {
  const rows = await house.db
    .selectFrom('tournaments')
    .selectAll()
    .where('state', 'in', show === 'over' ? ['over', 'cancelled'] : [show])
    .orderBy('created', 'desc')
    .limit(SHOWN)
    .execute()
  if (rows.length === 0) return []
  const entries = await house.db
    .selectFrom('entries')
    .select(['tournament', 'person', 'state'])
    .where(
      'tournament',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const people = await peopleBy(
    house,
    rows.map(({ host }) => host),
  )
  const leagues = await leagueNames(house, rows)
  return rows.map(row => {
    const mine = entries.filter(one => one.tournament === row.id && one.state === 'in')
    return asShort(row, {
      people,
      leagues,
      entered: mine.length,
      mine: who !== undefined && mine.some(({ person }) => person === who.id),
    })
  })
}

export async function asEvent(house: House, whole: Whole, who: PersonRow | undefined): Promise<EventWhole> {
  const { row, entries } = whole
  const people = await peopleBy(house, [row.host, ...entries.map(({ person }) => person)])
  const codes = await codesFor(house, whole, who)
  const inside = entries.filter(({ state }) => state === 'in')
  const isHost = who !== undefined && (who.id === row.host || who.host === 1)
  const leagues = await leagueNames(house, [row])
  const scores = countedScores(whole)
  return {
    ...asShort(row, {
      people,
      leagues,
      entered: inside.length,
      mine: who !== undefined && inside.some(({ person }) => person === who.id),
    }),
    entries: entries.map(({ number, person, strength, state, since }) => ({
      number,
      person: personIn(people, person),
      strength: strength as Strength | null,
      state,
      since,
    })),
    standings: standingsOf(whole, scores).map(line => ({
      ...line,
      shares: [...line.shares],
      corrections: [...line.corrections],
    })),
    roundList: whole.rounds.map(round => asRound(whole, round, scores.get(round.number), codes)),
    may: {
      enter: mayEnter(whole, who?.id),
      withdraw: mayWithdraw(whole, who?.id),
      start: isHost && row.state === 'open' && isReady(whole),
      cancel: isHost && (row.state === 'open' || row.state === 'running'),
    },
  }
}

function asRound(
  whole: Whole,
  round: RoundRow,
  scores: RoundScores | undefined,
  codes: ReadonlyMap<string, string>,
): EventWhole['roundList'][number] {
  const scoreOf = new Map(scores?.scored.map(one => [one.entry, one]))
  return {
    number: round.number,
    state: round.state,
    commitment: round.commitment,
    seed: round.state === 'over' ? round.seed : null,
    begins: round.begins,
    started: round.started,
    deadline: round.deadline,
    ended: round.ended,
    boards: boardsOf(whole, round.number).map(({ board, seats }) => ({
      board,
      code: codes.get(seats[0]?.table_id ?? '') ?? null,
      state: seats[0]?.state ?? 'waiting',
      seats: seats.map(({ seat, entry, score, rank, absent }) => {
        const result = entry === null ? undefined : scoreOf.get(entry)
        return {
          seat,
          entry,
          score,
          rank,
          absent: absent === 1,
          share: result?.share ?? null,
          correction: entry === null ? null : (scores?.corrections?.get(entry) ?? null),
          margin: result?.margin ?? null,
        }
      }),
    })),
  }
}

/** The tables the viewer may see, by id. */
async function codesFor({ db }: House, whole: Whole, who: PersonRow | undefined): Promise<Map<string, string>> {
  const ids = [...new Set(whole.pairings.flatMap(({ table_id }) => table_id ?? []))]
  if (ids.length === 0) return new Map()
  const mine = whole.entries.find(({ person }) => who !== undefined && person === who.id)?.number
  const own = new Set(whole.pairings.filter(({ entry }) => entry === mine).map(({ table_id }) => table_id))
  const rows = await db.selectFrom('tables').select(['id', 'code', 'public']).where('id', 'in', ids).execute()
  return new Map(rows.flatMap(row => (row.public === 1 || own.has(row.id) ? [[row.id, row.code] as const] : [])))
}
