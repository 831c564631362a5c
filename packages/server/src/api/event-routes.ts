// The contract, part ten: events. Tournaments with duplicate deals, and leagues.
import { z } from 'zod'
import { EVENT_STATES, FORMATS, SCORINGS } from '../storage/event-tables.ts'
import type { RouteTable } from './route.ts'
import { Id, OneLine, Person, SeatNumber, Time } from './shapes.ts'
import { Clock, NewTable, Strength } from './table-shapes.ts'

const MINUTE = 60_000
const DAY = 24 * 3_600_000
const MOST_ENTRIES = 256
const MOST_ROUNDS = 40

const Format = z.enum(FORMATS)
const State = z.enum(EVENT_STATES)
/** The level of the bots that fill empty places, or a bye where two play. */
const Filler = z.union([z.literal('bye'), Strength])
const Absence = z.enum(['scored', 'replaced'])
/** A bot takes over at zero, so that no round waits for ever. */
const EventClock = Clock.refine(
  clock => clock.kind !== 'none' && clock.atZero === 'bot',
  'must be a clock with a bot at zero',
)
/** Milliseconds until bots finish the games of a round. */
const RoundTime = z
  .int()
  .min(MINUTE)
  .max(60 * DAY)

/** What leagues and tournaments have in common. */
const Terms = z.object({
  game: z.string().max(60),
  options: NewTable.shape.options,
  seats: z.int().min(2).max(4),
  /** Everyone has a proved address, and no one sees another table before the round is over. */
  rated: z.boolean().default(false),
  filler: Filler.default('medium'),
  /** A player who leaves or runs out of time gets nothing, or what the bot at that seat achieves. */
  absence: Absence.default('scored'),
  clock: EventClock,
  roundTime: RoundTime.nullable().default(null),
  /** Milliseconds between two rounds. */
  pause: z
    .int()
    .min(0)
    .max(30 * DAY)
    .default(0),
})

const NewEvent = Terms.extend({
  name: OneLine(60),
  format: Format,
  /** Swiss and groups. */
  rounds: z.int().min(1).max(MOST_ROUNDS).optional(),
  most: z.int().min(2).max(MOST_ENTRIES).default(64),
  /** When it starts by itself; without it its host starts it. */
  starts: Time.optional(),
  /** How long an arena seats people. */
  lasts: z
    .int()
    .min(10 * MINUTE)
    .max(7 * DAY)
    .optional(),
})

export const EventShort = Terms.extend({
  id: Id,
  name: z.string(),
  state: State,
  format: Format,
  clock: Clock,
  /** `rivals`: shares are corrected for the rivals met. `seat`: they are not (knock-outs, and events of earlier versions). */
  scoring: z.enum(SCORINGS),
  host: Person.nullable(),
  /** The rounds so far, and how many there will be; 0: not known yet. */
  round: z.int(),
  rounds: z.int(),
  entered: z.int(),
  most: z.int(),
  starts: Time.nullable(),
  ends: Time.nullable(),
  created: Time,
  started: Time.nullable(),
  ended: Time.nullable(),
  league: z.object({ id: Id, name: z.string(), season: z.int(), division: z.int() }).nullable(),
  /** Whether I am in. */
  mine: z.boolean(),
})
export type EventShort = z.infer<typeof EventShort>

const EventEntry = z.object({
  number: z.int(),
  /** Null: a bot that the host entered. */
  person: Person.nullable(),
  strength: Strength.nullable(),
  state: z.enum(['in', 'out']),
  since: z.int(),
})

const StandingsLine = z.object({
  entry: z.int(),
  place: z.int(),
  /** The sum of the shares and their corrections. */
  points: z.number(),
  /** The sum of the corrections for the rivals met. */
  correction: z.number(),
  /** By how many pounds the leads exceed the average at the same seats. */
  margin: z.number(),
  played: z.int(),
  /** By round, 0 to 1; null: not played. */
  shares: z.array(z.number().nullable()),
  /** By round: what is added to the share; null: nothing. */
  corrections: z.array(z.number().nullable()),
})

const EventSeat = z.object({
  seat: SeatNumber,
  /** Null: a bot that fills an empty place. */
  entry: z.int().nullable(),
  score: z.int().nullable(),
  rank: z.int().nullable(),
  absent: z.boolean(),
  /** Compared with the same seat at the other tables, 0 to 1. */
  share: z.number().nullable(),
  /** Added to the share for the rivals met. The sum of both is 0 to 1: compared with all results at this seat in the event. */
  correction: z.number().nullable(),
  margin: z.number().nullable(),
})

const EventBoard = z.object({
  board: z.int(),
  /** Null: you may not see this table before the round is over. */
  code: z.string().nullable(),
  state: z.enum(['bye', 'waiting', 'playing', 'over']),
  seats: z.array(EventSeat),
})

const EventRound = z.object({
  number: z.int(),
  state: z.enum(['planned', 'playing', 'over']),
  commitment: z.string(),
  /** Shown when the round is over. */
  seed: z.string().nullable(),
  begins: Time.nullable(),
  started: Time.nullable(),
  deadline: Time.nullable(),
  ended: Time.nullable(),
  boards: z.array(EventBoard),
})

export const EventWhole = EventShort.extend({
  entries: z.array(EventEntry),
  standings: z.array(StandingsLine),
  roundList: z.array(EventRound),
  /** What I may do now. */
  may: z.object({ enter: z.boolean(), withdraw: z.boolean(), start: z.boolean(), cancel: z.boolean() }),
})
export type EventWhole = z.infer<typeof EventWhole>

const AtEvent = z.object({ event: Id })
const OneEvent = z.object({ event: EventWhole })
const InOrOut = z.object({ in: z.boolean() })

const NewLeague = Terms.extend({
  name: OneLine(60),
  /** Players in a division. */
  size: z.int().min(4).max(24).default(8),
  /** How many go up and down after a season. */
  movers: z.int().min(0).max(6).default(2),
  /** Milliseconds between two seasons. */
  gap: z
    .int()
    .min(0)
    .max(180 * DAY)
    .default(7 * DAY),
  seasons: z.int().min(1).max(1000).optional(),
  starts: Time.optional(),
})

export const LeagueShort = Terms.extend({
  id: Id,
  name: z.string(),
  state: z.enum(['open', 'running', 'over']),
  clock: Clock,
  host: Person.nullable(),
  size: z.int(),
  movers: z.int(),
  gap: z.int(),
  season: z.int(),
  seasons: z.int().nullable(),
  starts: Time.nullable(),
  members: z.int(),
  mine: z.boolean(),
})
export type LeagueShort = z.infer<typeof LeagueShort>

const DivisionLine = StandingsLine.extend({
  person: Person,
  /** The last five shares with their corrections, newest last. */
  form: z.array(z.number()),
  moves: z.enum(['up', 'down', 'stays']),
})
const Division = z.object({
  division: z.int(),
  event: Id,
  state: State,
  table: z.array(DivisionLine),
  /** By row and column, in the order of the table: how often the row's player did better, and how often they met. */
  cross: z.array(z.array(z.object({ better: z.number(), met: z.int() }))),
})
export const LeagueWhole = LeagueShort.extend({
  list: z.array(Person),
  /** The season asked for, or the last. */
  shown: z.int(),
  divisions: z.array(Division),
  history: z.array(
    z.object({
      season: z.int(),
      ended: Time.nullable(),
      /** The first of each division. */
      winners: z.array(z.object({ division: z.int(), person: Person })),
    }),
  ),
  may: z.object({ join: z.boolean(), leave: z.boolean(), start: z.boolean() }),
})
export type LeagueWhole = z.infer<typeof LeagueWhole>

const OneLeague = z.object({ league: LeagueWhole })
const AtLeague = z.object({ league: Id })

export const EVENT_ROUTES = {
  'GET /api/events': {
    what: 'Events that can be entered, that are running, or that are over; and whether you may create one.',
    access: 'anyone',
    rate: 'read',
    query: z.object({ show: z.enum(['open', 'running', 'over']) }),
    answer: z.object({ events: z.array(EventShort), mayCreate: z.boolean() }),
  },
  'POST /api/events': {
    what: 'Create a tournament. Every table of a round has the same deal, and everyone is compared with those at the same seat. Points are corrected for the rivals met, except in a knock-out.',
    access: 'person',
    rate: 'table',
    body: NewEvent,
    answer: OneEvent,
  },
  'GET /api/events/:event': {
    what: 'An event: who plays, the standings, the rounds with their tables, the hash of each seed and, when a round is over, the seed.',
    access: 'anyone',
    rate: 'read',
    params: AtEvent,
    answer: OneEvent,
  },
  'PUT /api/events/:event/entry': {
    what: 'Enter an event or withdraw from it. Late entry is possible in Swiss events and arenas, and where a place is free.',
    access: 'person',
    rate: 'write',
    params: AtEvent,
    body: InOrOut,
    answer: OneEvent,
  },
  'PUT /api/events/:event/bots': {
    what: 'Enter bots of a level, or remove them. Only the host of the event, before it starts.',
    access: 'person',
    rate: 'write',
    params: AtEvent,
    body: z.object({ strength: Strength, count: z.int().min(0).max(MOST_ENTRIES) }),
    answer: OneEvent,
  },
  'PUT /api/events/:event/state': {
    what: 'Start an event or call it off. Only the host of the event, or a host of this server.',
    access: 'person',
    rate: 'write',
    params: AtEvent,
    body: z.object({ state: z.enum(['running', 'cancelled']) }),
    answer: OneEvent,
  },
  'GET /api/host/events/:event/agreement': {
    what: 'By player: the share of turns that begin like those of the medium bot. A figure, not a verdict.',
    access: 'server-host',
    rate: 'read',
    params: AtEvent,
    answer: z.object({
      players: z.array(z.object({ person: Person, turns: z.int(), agreement: z.number().nullable() })),
    }),
  },
  'GET /api/leagues': {
    what: 'The leagues of this server.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ leagues: z.array(LeagueShort), mayCreate: z.boolean() }),
  },
  'POST /api/leagues': {
    what: 'Create a league. Its seasons are played in divisions, each an event of its own.',
    access: 'person',
    rate: 'table',
    body: NewLeague,
    answer: OneLeague,
  },
  'GET /api/leagues/:league': {
    what: 'A league: the divisions of a season with table, form and cross table, and the seasons before.',
    access: 'anyone',
    rate: 'read',
    params: AtLeague,
    query: z.object({ season: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: OneLeague,
  },
  'PUT /api/leagues/:league/entry': {
    what: 'Join a league from its next season on, or leave it.',
    access: 'person',
    rate: 'write',
    params: AtLeague,
    body: InOrOut,
    answer: OneLeague,
  },
  'PUT /api/leagues/:league/state': {
    what: 'Start the next season, or end the league after the present one. Only the host of the league, or a host of this server.',
    access: 'person',
    rate: 'write',
    params: AtLeague,
    body: z.object({ state: z.enum(['running', 'over']) }),
    answer: OneLeague,
  },
} as const satisfies RouteTable
