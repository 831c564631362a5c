// The rows of the database. Portable on purpose: times are integers in milliseconds, flags are 0 or 1, structured values are JSON texts.
import type { Language } from '@arkwright/words'

export interface Schema {
  people: PersonRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  tokens: TokenRow
  tables: TableRow
  seats: SeatRow
  visitors: VisitorRow
  invitations: InvitationRow
  journal: JournalRow
  drafts: DraftRow
  notes: NoteRow
  orders: OrderRow
  chat: ChatRow
  jobs: JobRow
  notices: NoticeRow
  push: PushRow
  ratings: RatingRow
  house: HouseRow
}

export interface PersonRow {
  id: string
  name: string
  /** Null: a guest. Lower case; unique. */
  email: string | null
  /** 1 once the owner of the address followed the link we sent there. */
  email_proved: number
  password: string | null
  /** A program of its own rather than a person. */
  program: number
  banned: number
  created: number
  seen: number
  time_zone: string
  /** Minutes after midnight in the person's own time zone between which clocks run; both null: always. */
  window_from: number | null
  window_to: number | null
  /** JSON: which notices go where. */
  notices: string
  /** When the last digest went out. */
  digested: number
  /** In which letters to this person are written. */
  language: Language
  /** A program: who made it. */
  owner: string | null
}

export interface SessionRow {
  token_hash: string
  /** What lists and links call it by; tells nothing about the token. */
  id: string
  person: string
  created: number
  seen: number
  expires: number
  device: string
}

export interface PasskeyRow {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
  created: number
}

/** Something that may be answered once, soon: a passkey's challenge, a link in a letter. */
export interface ChallengeRow {
  token_hash: string
  kind: 'passkey' | 'prove-email' | 'reset-password'
  person: string | null
  content: string
  expires: number
}

export interface TokenRow {
  token_hash: string
  id: string
  person: string
  name: string
  created: number
  used: number
}

export type TableState = 'open' | 'playing' | 'over' | 'archived'

export interface TableRow {
  id: string
  code: string
  host: string
  state: TableState
  public: number
  /** Hints and analysis are allowed while playing; then the game is not rated. */
  hints: number
  game: string
  revision: number
  options: string
  seed: string
  commitment: string
  created: number
  started: number | null
  ended: number | null
  changed: number
  /** Number of the last entry of the journal; 0: none. */
  sequence: number
  /** The last entry that changed the position: a turn must have seen it. */
  position: number
  chats: number
  /** The seat to move while playing. */
  to_move: number | null
  step: string | null
  clock: string
  /** JSON: what is left to each seat, and since when the clock runs. */
  clock_state: string
  /** JSON: what the seats were asked to consent to, and who did; null: nothing. */
  asked: string | null
  rematch_of: string | null
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  person: string | null
  strength: string | null
  /** 1: whoever sat here has given up; a bot or another person may go on. */
  left: number
  rank: number | null
  score: number | null
}

export interface VisitorRow {
  table_id: string
  person: string
  muted: number
}

/** Somebody was asked to come to a table, and has neither sat down nor declined. */
export interface InvitationRow {
  table_id: string
  person: string
  by: string
  at: number
}

export interface JournalRow {
  table_id: string
  sequence: number
  kind: string
  seat: number | null
  person: string | null
  /** JSON of what the entry says, by kind. */
  content: string
  /** Given by the client, so that a turn sent twice is played once. */
  key: string | null
  at: number
}

export interface DraftRow {
  table_id: string
  person: string
  position: number
  moves: string
  changed: number
}

export interface NoteRow {
  table_id: string
  person: string
  text: string
  changed: number
}

export interface OrderRow {
  table_id: string
  seat: number
  person: string
  orders: string
  changed: number
}

export interface ChatRow {
  table_id: string
  number: number
  room: 'players' | 'spectators'
  person: string
  name: string
  text: string
  at: number
}

export interface JobRow {
  id: string
  kind: 'bot' | 'clock' | 'notice' | 'digest'
  table_id: string | null
  person: string | null
  content: string
  due: number
  attempts: number
  claimed_by: string | null
  claimed_until: number | null
}

export interface NoticeRow {
  id: string
  person: string
  kind: string
  table_id: string | null
  content: string
  at: number
  read: number
}

export interface PushRow {
  endpoint: string
  person: string
  keys: string
  created: number
}

export interface RatingRow {
  person: string
  game: string
  players: number
  mu: number
  sigma: number
  games: number
  wins: number
  changed: number
}

/** What the house itself must remember, such as its keys for web push. */
export interface HouseRow {
  name: string
  value: string
}
