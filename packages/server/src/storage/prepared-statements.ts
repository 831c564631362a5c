// PostgreSQL parses and plans a named statement once per connection. That saves half of its work for a turn.
import pg from 'pg'

/** Statements with lists have many forms. Beyond this number they stay unnamed. */
const MOST_NAMES = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

/** The client class the pool uses for its connections. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = super.query.bind(this) as unknown as Query
    const prepared: Query = (text, values, done) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      return name === undefined ? plain(text, values, done) : plain({ name, text, values }, done)
    }
    this.query = prepared as typeof this.query
  }
}
