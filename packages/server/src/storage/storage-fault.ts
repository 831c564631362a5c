// Translates database errors, so that people know whether to wait or to contact the server's host.
import { Fault } from '../fault.ts'

/** SQLite's error numbers; the lower eight bits are the kind of error. */
const SQLITE = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 }
const SQLITE_CANNOT = [SQLITE.busy, SQLITE.locked, SQLITE.inputOutput, SQLITE.cannotOpen]
/** PostgreSQL's error classes: connection, resources, operator intervention, system; and codes of the system calls below it. */
const POSTGRES_CANNOT = /^(?:08|53|57|58)\w{3}$|^E(?:CONN|PIPE|TIMEDOUT|AI_AGAIN)/
/** Unique violation: two rows that may exist once were requested at the same moment. */
const SQLITE_TWICE = [1555, 2067]
const POSTGRES_TWICE = '23505'
/** Text with NUL, or numbers too large for a column: the sender's fault if the shapes did not catch it. */
const POSTGRES_BAD_INPUT = ['22021', '22P05', '22003']
const POSTGRES_FULL = '53100'
const POSTGRES_READ_ONLY = '25006'
/** The driver gives these errors no code. */
const CUT_OFF = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Undefined: the error has another cause. */
export function storageFault(error: unknown): Fault | undefined {
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown }
  const sqlite = code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined
  const postgres = typeof code === 'string' ? code : ''
  if (sqlite === SQLITE.full || postgres === POSTGRES_FULL) {
    return storage(507, 'The disk of this server is full; nothing was changed.')
  }
  if (sqlite === SQLITE.readOnly || postgres === POSTGRES_READ_ONLY) {
    return storage(507, 'This server cannot write to its database; nothing was changed.')
  }
  if ((sqlite !== undefined && SQLITE_TWICE.includes(Number(errcode))) || postgres === POSTGRES_TWICE) {
    return new Fault(409, 'conflict')
  }
  if (POSTGRES_BAD_INPUT.includes(postgres)) {
    return new Fault(400, 'bad-request', 'This request holds characters or numbers that cannot be stored.')
  }
  const cannot = sqlite !== undefined && SQLITE_CANNOT.includes(sqlite)
  if (cannot || POSTGRES_CANNOT.test(postgres) || CUT_OFF.test(String(message))) {
    return storage(503, 'The database of this server does not answer at the moment. Try again.')
  }
  return undefined
}

function storage(status: number, message: string): Fault {
  return new Fault(status, 'storage', message)
}
