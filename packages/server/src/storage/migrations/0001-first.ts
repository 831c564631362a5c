// The first schema.
import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Columns = Readonly<Record<string, ColumnKind>>
type ColumnKind = 'text' | 'text?' | 'integer' | 'integer?' | 'real' | 'time' | 'time?'

const TABLES: Readonly<Record<string, { columns: Columns; key: readonly string[] }>> = {
  people: {
    key: ['id'],
    columns: {
      id: 'text',
      name: 'text',
      email: 'text?',
      email_proved: 'integer',
      password: 'text?',
      program: 'integer',
      banned: 'integer',
      created: 'time',
      seen: 'time',
      time_zone: 'text',
      window_from: 'integer?',
      window_to: 'integer?',
      notices: 'text',
      digested: 'time',
    },
  },
  sessions: {
    key: ['token_hash'],
    columns: {
      token_hash: 'text',
      id: 'text',
      person: 'text',
      created: 'time',
      seen: 'time',
      expires: 'time',
      device: 'text',
    },
  },
  passkeys: {
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text',
      public_key: 'text',
      counter: 'time',
      transports: 'text',
      created: 'time',
    },
  },
  challenges: {
    key: ['token_hash'],
    columns: { token_hash: 'text', kind: 'text', person: 'text?', content: 'text', expires: 'time' },
  },
  tokens: {
    key: ['token_hash'],
    columns: { token_hash: 'text', id: 'text', person: 'text', name: 'text', created: 'time', used: 'time' },
  },
  tables: {
    key: ['id'],
    columns: {
      id: 'text',
      code: 'text',
      host: 'text',
      state: 'text',
      public: 'integer',
      hints: 'integer',
      game: 'text',
      revision: 'integer',
      options: 'text',
      seed: 'text',
      commitment: 'text',
      created: 'time',
      started: 'time?',
      ended: 'time?',
      changed: 'time',
      sequence: 'integer',
      position: 'integer',
      chats: 'integer',
      to_move: 'integer?',
      step: 'text?',
      clock: 'text',
      clock_state: 'text',
      asked: 'text?',
      rematch_of: 'text?',
    },
  },
  seats: {
    key: ['table_id', 'seat'],
    columns: {
      table_id: 'text',
      seat: 'integer',
      kind: 'text',
      person: 'text?',
      strength: 'text?',
      left: 'integer',
      rank: 'integer?',
      score: 'integer?',
    },
  },
  visitors: { key: ['table_id', 'person'], columns: { table_id: 'text', person: 'text', muted: 'integer' } },
  journal: {
    key: ['table_id', 'sequence'],
    columns: {
      table_id: 'text',
      sequence: 'integer',
      kind: 'text',
      seat: 'integer?',
      person: 'text?',
      content: 'text',
      key: 'text?',
      at: 'time',
    },
  },
  drafts: {
    key: ['table_id', 'person'],
    columns: { table_id: 'text', person: 'text', position: 'integer', moves: 'text', changed: 'time' },
  },
  notes: {
    key: ['table_id', 'person'],
    columns: { table_id: 'text', person: 'text', text: 'text', changed: 'time' },
  },
  orders: {
    key: ['table_id', 'seat'],
    columns: { table_id: 'text', seat: 'integer', person: 'text', orders: 'text', changed: 'time' },
  },
  chat: {
    key: ['table_id', 'number'],
    columns: {
      table_id: 'text',
      number: 'integer',
      room: 'text',
      person: 'text',
      name: 'text',
      text: 'text',
      at: 'time',
    },
  },
  jobs: {
    key: ['id'],
    columns: {
      id: 'text',
      kind: 'text',
      table_id: 'text?',
      person: 'text?',
      content: 'text',
      due: 'time',
      attempts: 'integer',
      claimed_by: 'text?',
      claimed_until: 'time?',
    },
  },
  notices: {
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text',
      kind: 'text',
      table_id: 'text?',
      content: 'text',
      at: 'time',
      read: 'integer',
    },
  },
  push: { key: ['endpoint'], columns: { endpoint: 'text', person: 'text', keys: 'text', created: 'time' } },
  ratings: {
    key: ['person', 'game', 'players'],
    columns: {
      person: 'text',
      game: 'text',
      players: 'integer',
      mu: 'real',
      sigma: 'real',
      games: 'integer',
      wins: 'integer',
      changed: 'time',
    },
  },
  house: { key: ['name'], columns: { name: 'text', value: 'text' } },
}

const UNIQUE: readonly (readonly [string, readonly string[]])[] = [
  ['people', ['email']],
  ['sessions', ['id']],
  ['tokens', ['id']],
  ['tables', ['code']],
  ['journal', ['table_id', 'key']],
]

const INDEXES: readonly (readonly [string, readonly string[]])[] = [
  ['sessions', ['person']],
  ['tokens', ['person']],
  ['passkeys', ['person']],
  ['tables', ['state', 'public', 'changed']],
  ['seats', ['person']],
  ['visitors', ['person']],
  ['jobs', ['due']],
  ['notices', ['person', 'at']],
  ['push', ['person']],
  ['ratings', ['game', 'players']],
]

export const first: Migration = { up }

const TYPES = { text: 'text', integer: 'integer', real: 'double precision', time: 'bigint' } as const

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, { columns, key }] of Object.entries(TABLES)) {
    let builder: CreateTableBuilder<string, string> = db.schema.createTable(name)
    for (const [column, kind] of Object.entries(columns)) builder = withColumn(builder, column, kind)
    await builder.addPrimaryKeyConstraint(`${name}_key`, [...key] as never).execute()
  }
  for (const [table, columns] of UNIQUE) {
    await db.schema
      .createIndex(`${table}_${columns.join('_')}_once`)
      .unique()
      .on(table)
      .columns([...columns])
      .execute()
  }
  for (const [table, columns] of INDEXES) {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
  }
}

function withColumn(
  builder: CreateTableBuilder<string, string>,
  name: string,
  kind: ColumnKind,
): CreateTableBuilder<string, string> {
  const optional = kind.endsWith('?')
  const type = TYPES[kind.replace('?', '') as keyof typeof TYPES]
  return builder.addColumn(name, type, column => (optional ? column : column.notNull()))
}
