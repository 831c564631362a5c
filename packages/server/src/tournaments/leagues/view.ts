// A league as shown to a viewer.
import type { LeagueShort, LeagueWhole } from '../../api/event-routes.ts'
import type { House } from '../../house.ts'
import type { LeagueRow } from '../../storage/event-tables.ts'
import type { PersonRow } from '../../storage/people-tables.ts'
import { countedRounds, scoresOf, standingsOf } from '../results.ts'
import type { Terms } from '../terms.ts'
import { peopleBy, personIn } from '../view.ts'
import { boardsOf, type Whole } from '../whole.ts'
import { membersOf, seasonOf } from './run.ts'
import { movers } from './season.ts'

const FORM = 5
const SEASONS_SHOWN = 5

type People = Awaited<ReturnType<typeof peopleBy>>

function asShort(row: LeagueRow, people: People, members: readonly string[], who: PersonRow | undefined): LeagueShort {
  return {
    ...(JSON.parse(row.terms) as Terms),
    id: row.id,
    name: row.name,
    state: row.state,
    host: personIn(people, row.host),
    size: row.size,
    movers: row.movers,
    gap: row.gap_ms,
    season: row.season,
    seasons: row.seasons,
    starts: row.starts,
    members: members.length,
    mine: who !== undefined && members.includes(who.id),
  }
}

export async function listLeagues(house: House, who: PersonRow | undefined): Promise<LeagueShort[]> {
  const rows = await house.db.selectFrom('leagues').selectAll().orderBy('created', 'desc').limit(50).execute()
  const people = await peopleBy(
    house,
    rows.map(({ host }) => host),
  )
  const members = await house.db.selectFrom('members').select(['league', 'person']).where('state', '=', 'in').execute()
  return rows.map(row =>
    asShort(
      row,
      people,
      members.filter(({ league }) => league === row.id).map(({ person }) => person),
      who,
    ),
  )
}

export async function asLeague(
  house: House,
  row: LeagueRow,
  who: PersonRow | undefined,
  asked: number | undefined,
): Promise<LeagueWhole> {
  const members = await membersOf(house, row.id)
  const shown = Math.min(asked ?? row.season, row.season)
  const divisions = await seasonOf(house, row.id, shown)
  const past: Whole[] = []
  for (let season = row.season; season > Math.max(0, row.season - SEASONS_SHOWN); season--) {
    past.push(...(season === shown ? divisions : await seasonOf(house, row.id, season)))
  }
  const people = await peopleBy(house, [
    row.host,
    ...members.map(({ person }) => person),
    ...[...divisions, ...past].flatMap(({ entries }) => entries.map(({ person }) => person)),
  ])
  const isHost = who !== undefined && (who.id === row.host || who.host === 1)
  const short = asShort(
    row,
    people,
    members.map(({ person }) => person),
    who,
  )
  const between = row.state === 'open' || (row.state === 'running' && row.starts !== null)
  return {
    ...short,
    list: members.flatMap(({ person }) => personIn(people, person) ?? []),
    shown,
    divisions: divisions.map((_, i) => divisionOf(divisions, i, row, people)),
    history: historyOf(past, people),
    may: {
      join: who !== undefined && !short.mine && row.state !== 'over',
      leave: short.mine,
      start: isHost && between && members.length > 1,
    },
  }
}

function divisionOf(
  divisions: readonly Whole[],
  index: number,
  { movers: wanted }: LeagueRow,
  people: People,
): LeagueWhole['divisions'][number] {
  const whole = divisions[index]
  if (whole === undefined) throw new Error(`there is no division ${index}`)
  const sizes = divisions.map(({ entries }) => entries.length)
  const { up, down } = movers(sizes, wanted, index)
  const lines = standingsOf(whole)
  const table = lines.flatMap((line, i) => {
    const person = personIn(people, whole.entries.find(({ number }) => number === line.entry)?.person ?? null)
    if (person === null) return []
    const moves = i < up ? ('up' as const) : i >= lines.length - down ? ('down' as const) : ('stays' as const)
    const played = line.shares.flatMap((share, round) => (share === null ? [] : share + (line.corrections[round] ?? 0)))
    const { shares, corrections } = line
    return [{ ...line, shares: [...shares], corrections: [...corrections], person, form: played.slice(-FORM), moves }]
  })
  return {
    division: index + 1,
    event: whole.row.id,
    state: whole.row.state,
    table,
    cross: crossTable(
      whole,
      table.map(({ entry }) => entry),
    ),
  }
}

/** Who did better when two met: compared by their shares, so the seat does not matter. */
function crossTable(whole: Whole, order: readonly number[]): { better: number; met: number }[][] {
  const cross = order.map(() => order.map(() => ({ better: 0, met: 0 })))
  for (const round of countedRounds(whole)) {
    const shares = new Map(scoresOf(whole, round).scored.map(({ entry, share }) => [entry, share]))
    for (const { seats } of boardsOf(whole, round)) {
      for (const one of seats) {
        for (const other of seats) {
          const [mine, theirs] = [shares.get(one.entry ?? -1), shares.get(other.entry ?? -1)]
          const cell = cross[order.indexOf(one.entry ?? -1)]?.[order.indexOf(other.entry ?? -1)]
          if (one === other || mine === undefined || theirs === undefined || cell === undefined) continue
          cell.met++
          cell.better += mine > theirs ? 1 : mine === theirs ? 0.5 : 0
        }
      }
    }
  }
  return cross
}

function historyOf(past: readonly Whole[], people: People): LeagueWhole['history'] {
  const seasons = [...new Set(past.map(({ row }) => row.season ?? 0))]
  return seasons.map(season => {
    const divisions = past.filter(({ row }) => row.season === season)
    const over = divisions.every(({ row }) => row.ended !== null)
    return {
      season,
      ended: over ? Math.max(...divisions.map(({ row }) => row.ended ?? 0)) : null,
      winners: over
        ? divisions.flatMap(whole => {
            const first = standingsOf(whole)[0]?.entry
            const person = personIn(people, whole.entries.find(({ number }) => number === first)?.person ?? null)
            return person === null ? [] : [{ division: whole.row.division ?? 0, person }]
          })
        : [],
    }
  })
}
