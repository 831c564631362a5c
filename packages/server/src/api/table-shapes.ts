// Tables, their clocks, seats, journals and talk, as sent over the wire.
import { BOT_NAMES, STYLES } from '@arkwright/bots/levels'
import { z } from 'zod'
import { Id, Moves, MoveText, Person, SeatNumber, Sequence, Time } from './shapes.ts'

const LONGEST_OPTIONS = 20_000

const Milliseconds = z
  .int()
  .min(1_000)
  .max(100 * 24 * 3_600_000)
/** What happens at zero: a bot takes the seat, or the clock only shows it. */
const AtZero = z.enum(['bot', 'shown'])
/** A pause ends automatically after this time. */
const LongestPause = z
  .int()
  .min(60_000)
  .max(30 * 24 * 3_600_000)
/** Keyed by the name of a step or of a part of the game. At 200, a minute of thinking counts half. */
const Weights = z.record(z.string().max(60), z.int().min(10).max(1000)).refine(one => Object.keys(one).length <= 40)
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('move'),
    perMove: Milliseconds,
    weights: Weights.optional(),
    atZero: AtZero,
    longestPause: LongestPause.optional(),
  }),
  z.object({
    kind: z.literal('bank'),
    bank: Milliseconds,
    increment: z
      .int()
      .min(0)
      .max(10 * 24 * 3_600_000),
    weights: Weights.optional(),
    atZero: AtZero,
    longestPause: LongestPause.optional(),
  }),
])
export type Clock = z.infer<typeof Clock>

export const ClockState = z.object({
  /** Time left to each seat at `since`, in milliseconds; null: no limit. */
  left: z.array(z.int()).nullable(),
  /** The seat whose clock runs; null: none. */
  running: SeatNumber.nullable(),
  since: Time.nullable(),
  /** When the running clock reaches zero, including play windows; null: never. */
  zeroAt: Time.nullable(),
  paused: z.boolean(),
  /** When a pause ends automatically. */
  pausedUntil: Time.nullable().optional(),
})
export type ClockState = z.infer<typeof ClockState>

export const Strength = z.enum(BOT_NAMES)
export type Strength = z.infer<typeof Strength>
/** What a bot likes to do, on top of its level. */
const Style = z.enum(STYLES)
export type Style = z.infer<typeof Style>
export const BotPlan = z.object({ kind: z.literal('bot'), strength: Strength, style: Style.optional() })
const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  BotPlan,
])
/** Pounds for each seat. */
export const Bids = z.array(z.int().min(0).max(100)).min(2).max(4)
export const NewTable = z.object({
  game: z.string().max(60),
  options: z
    .record(z.string().max(60), z.unknown())
    .refine(value => JSON.stringify(value).length <= LONGEST_OPTIONS, 'is too long'),
  seats: z.array(SeatPlan).min(1).max(4),
  public: z.boolean(),
  hints: z.boolean().default(false),
  clock: Clock.default({ kind: 'none' }),
  /** How long a player may keep the others waiting before they may give the seat away. Default: a week. */
  silence: z
    .int()
    .min(60_000)
    .max(60 * 24 * 3_600_000)
    .optional(),
  /** Hash of an offered printing; its figures and options are added to the options. */
  printing: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Seats go by sealed bids, for which people have this time after the last seat was taken. Default: they stay where they sit. */
  bidding: z
    .int()
    .min(60_000)
    .max(7 * 24 * 3_600_000)
    .optional(),
})

const Seat = z.object({
  seat: SeatNumber,
  kind: z.enum(['open', 'person', 'bot']),
  person: Person.nullable(),
  strength: Strength.nullable(),
  /** The style of a bot; absent: the plain level. */
  style: Style.optional(),
  /** The previous player resigned; a bot or another person may take over. */
  left: z.boolean(),
  /** When the person was last here, accurate to a few minutes. */
  seen: Time.nullable(),
  rank: z.int().nullable(),
  score: z.int().nullable(),
})
export const Asked = z.object({
  /** Sent back with the answer, so that consent applies to this request only. */
  id: z.string(),
  what: z.enum(['take-back', 'pause', 'resume']),
  by: SeatNumber,
  /** For a take-back: how many moves would remain. */
  to: z.int().nullable(),
  agreed: z.array(SeatNumber),
})
export type Asked = z.infer<typeof Asked>

export const Table = z.object({
  id: Id,
  /** For links and for joining; visible to everyone who may read the table. */
  code: z.string(),
  game: z.string(),
  revision: z.int(),
  options: z.unknown(),
  commitment: z.string(),
  state: z.enum(['open', 'playing', 'over', 'archived']),
  public: z.boolean(),
  hints: z.boolean(),
  rated: z.boolean(),
  /** Null: a table imported by the server's host. */
  host: Id.nullable(),
  created: Time,
  started: Time.nullable(),
  ended: Time.nullable(),
  changed: Time,
  sequence: Sequence,
  position: Sequence,
  toMove: SeatNumber.nullable(),
  seats: z.array(Seat),
  mySeat: SeatNumber.nullable(),
  clock: Clock,
  clockState: ClockState,
  asked: Asked.nullable(),
  /** When the others may give away the seat to move because its player is silent; null: no person has to move. */
  silentAt: Time.nullable(),
  rematchOf: Id.nullable(),
  /** Before the start of a table that awards its seats by bids; else null. */
  bidding: z
    .object({
      window: z.int(),
      /** The most that may be bid for a seat, in pounds. */
      most: z.int(),
      /** When the bids are opened; null: a seat is still free. */
      until: Time.nullable(),
      /** Seats whose players have bid. */
      bid: z.array(SeatNumber),
      /** Your own bid. */
      mine: Bids.nullable(),
    })
    .nullable(),
  /** The event this table belongs to. */
  event: Id.nullable().optional(),
})
export type Table = z.infer<typeof Table>

/** One entry of a table's journal: what happened, in order, permanently. */
export const Entry = z.object({
  sequence: Sequence,
  kind: z.enum([
    'started',
    'bidding',
    'bid',
    'turn',
    'undone',
    'taken-back',
    'seat',
    'resigned',
    'asked',
    'consented',
    'refused',
    'paused',
    'resumed',
    'time-over',
    'ended',
  ]),
  seat: SeatNumber.nullable(),
  at: Time,
  /** turn: the moves, and what chance revealed after them. */
  moves: z.array(z.string()).optional(),
  revealed: z.array(z.string()).optional(),
  /** started: the bids for seats, by seat, where there were any. */
  bids: z.array(Bids).optional(),
  /** turn: who decided, if it was not the person at the seat. */
  by: z.enum(['bot', 'order', 'prepared']).optional(),
  /** undone, taken-back, asked: how many moves remain. */
  to: z.int().optional(),
  /** Fingerprint of the position after this entry; see the client's `fingerprint`. */
  hash: z.string().optional(),
  toMove: SeatNumber.nullable().optional(),
  clockState: ClockState.optional(),
  what: z.string().optional(),
  /** seat: who sits there now. */
  occupant: Seat.omit({ seen: true }).optional(),
  /** ended: the result, and the seed so that everyone can verify the deal. */
  standings: z.array(z.object({ seat: SeatNumber, rank: z.int().nullable(), score: z.int() })).optional(),
  seed: z.string().optional(),
})
export type Entry = z.infer<typeof Entry>

export const Refusal = z.object({
  rule: z.string(),
  code: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
})

export const Position = z.object({
  sequence: Sequence,
  position: Sequence,
  /** How many moves were played. */
  moves: z.int(),
  pending: z.object({ seat: SeatNumber, step: z.string(), rule: z.string() }).nullable(),
  legal: z.array(z.string()),
  /** What the viewer may know, in the shape the game defines. */
  view: z.unknown(),
  hash: z.string(),
  /** How many moves must remain if the viewer's seat undoes without consent; null for spectators. */
  undoLimit: z.int().nullable(),
})

/** When `step` asks this seat, the first legal move in `prefer` is played. */
export const Order = z.object({
  step: z.string().min(1).max(60),
  prefer: z.array(MoveText).min(1).max(20),
  /** How many times it may still be used. */
  times: z.int().min(1).max(1000),
})
export type Order = z.infer<typeof Order>

/** A turn to be played when it comes. */
export const Prepared = z.object({
  moves: Moves.min(1),
  /** Lay it out as a draft, play it, or play it if the coming production then still earns `promise`. */
  way: z.enum(['offer', 'play', 'play if as good']),
  promise: z.int().nullable(),
})
export type Prepared = z.infer<typeof Prepared>

/** Why a prepared turn was not played: its player wanted to see it first, it earns less than planned, or a move is illegal. */
export const Offered = z.enum(['asked', 'worse', 'refused'])
export type Offered = z.infer<typeof Offered>

export const Room = z.enum(['players', 'spectators'])
export const ChatMessage = z.object({
  number: z.int(),
  room: Room,
  person: Id,
  name: z.string(),
  text: z.string(),
  at: Time,
})
export type ChatMessage = z.infer<typeof ChatMessage>
