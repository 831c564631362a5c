// Attacks by strangers on a running server. An attack returns what went wrong; undefined: the server resisted.
import { ServerFault } from '../src/client/index.ts'
import { pair, Visitor } from './visitor.ts'

type Attack = (port: number) => Promise<string | undefined>

const MINUTE = 60_000

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'granted'
  } catch (error) {
    return error instanceof ServerFault ? error.fault.code : String(error)
  }
}

/** Plays until another seat must decide. */
async function finishTurn(mover: Visitor, table: string, seat: number): Promise<void> {
  for (;;) {
    const { pending, legal, sequence } = await mover.position(table)
    if (pending?.seat !== seat) return
    await mover.play(table, sequence, legal.slice(0, 1))
  }
}

async function undoForTime(port: number): Promise<string | undefined> {
  const clock = { kind: 'bank', bank: MINUTE, increment: MINUTE, atZero: 'shown' } as const
  const { table, params, mover, seat } = await pair(port, { clock })
  for (let round = 0; round < 3; round++) {
    await finishTurn(mover, table.id, seat)
    const { undoLimit, sequence } = await mover.position(table.id)
    await mover.api.call('POST /api/tables/:table/undo', { params, body: { sequence, to: undoLimit ?? 0 } })
  }
  const { clockState } = (await mover.api.call('GET /api/tables/:table', { params })).table
  const left = (clockState.zeroAt ?? 0) - (clockState.since ?? 0)
  return left <= MINUTE ? undefined : `${left} ms of ${MINUTE} after three undone turns`
}

async function resignForTime(port: number): Promise<string | undefined> {
  const clock = { kind: 'bank', bank: MINUTE, increment: 0, atZero: 'shown' } as const
  const { table, params, mover, seat } = await pair(port, { clock })
  await mover.api.call('POST /api/tables/:table/resign', { params })
  await new Promise(resolve => setTimeout(resolve, 300))
  const { table: back } = await mover.api.call('POST /api/tables/:table/sit', { params, body: { seat } })
  const gained = (back.clockState.zeroAt ?? 0) - (table.clockState.zeroAt ?? 0)
  return gained < 100 ? undefined : `${gained} ms of thinking for nothing`
}

async function swapRequest(port: number): Promise<string | undefined> {
  const { table, params, mover, other, seat } = await pair(port)
  await finishTurn(mover, table.id, seat)
  await mover.api.call('POST /api/tables/:table/pause', { params }).catch(() => {})
  const { asked } = (await other.api.call('GET /api/tables/:table', { params })).table
  const { sequence, moves } = await mover.position(table.id)
  await mover.api.call('POST /api/tables/:table/take-back', { params, body: { sequence, to: 0 } })
  const code = await codeOf(
    other.api.call('POST /api/tables/:table/consent', { params, body: { agree: true, id: asked?.id ?? '' } }),
  )
  const after = await mover.position(table.id)
  return after.moves === moves ? undefined : `agreeing to a pause took ${moves - after.moves} moves back (${code})`
}

/** Adds an impossible second move to every move: whether it is judged must not depend on the draw. */
async function foretell(port: number): Promise<string | undefined> {
  const { table, params, mover, other, seat } = await pair(port, { game: 'water-frame' })
  for (let turn = 0; turn < 400; turn++) {
    const { pending, legal, sequence } = await mover.position(table.id)
    if (pending === null) return 'the game ended before anything was drawn'
    const who = pending.seat === seat ? mover : other
    const move = legal[turn % legal.length] ?? ''
    if ((await codeOf(who.play(table.id, sequence, [move, 'no such move']))) === 'granted') return undefined
    const { entries } = await who.play(table.id, sequence, [move])
    if ((entries[0]?.revealed ?? []).length > 0) return `a refused batch stopped before ${entries[0]?.revealed?.[0]}`
  }
  return `nothing was drawn at ${params.table}`
}

async function tokenTakesOver(port: number): Promise<string | undefined> {
  const owner = await Visitor.guest(port, 'Owner')
  const { token } = await owner.api.call('POST /api/tokens', { body: { name: 'leaked' } })
  const authorization = { authorization: `Bearer ${token}` }
  const body = JSON.stringify({ email: 'thief@example.org', password: 'a long password', name: 'Thief' })
  for (const path of ['/api/register', '/api/guest', '/api/sign-in', '/api/tokens']) {
    const status = await owner.raw('POST', path, body, authorization)
    if (status < 400) return `${path} answered ${status} to a token`
  }
  return undefined
}

async function knownAddress(port: number): Promise<string | undefined> {
  const shapes = []
  for (const name of ['First', 'Second']) {
    const visitor = await Visitor.guest(port, name)
    const body = { email: 'same@example.org', password: 'a long password' }
    const { me } = await visitor.api.call('POST /api/register', { body })
    shapes.push(JSON.stringify({ ...me, id: '', name: '' }))
  }
  return shapes[0] === shapes[1] ? undefined : 'registering tells that an address is known'
}

async function lookAlike(port: number): Promise<string | undefined> {
  const owner = await Visitor.guest(port, 'Charlotte')
  const body = { email: 'charlotte@example.org', password: 'a long password' }
  await owner.api.call('POST /api/register', { body })
  for (const [i, name] of ['CHARLOTTE', 'Char\u200blotte', 'Сharlotte', 'Charl0tte', 'a@b.org'].entries()) {
    const other = await Visitor.guest(port, `Other ${i}`)
    const wanted = { email: `other${i}@example.org`, password: 'a long password', name }
    if ((await codeOf(other.api.call('POST /api/register', { body: wanted }))) === 'granted') {
      return `${JSON.stringify(name)} was granted`
    }
  }
  return undefined
}

async function guessPassword(port: number): Promise<string | undefined> {
  const owner = await Visitor.guest(port, 'Target')
  await owner.api.call('POST /api/register', { body: { email: 'target@example.org', password: 'a long password' } })
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, i) => {
      const body = { email: 'target@example.org', password: `guess ${i}` }
      return codeOf(new Visitor(port).api.call('POST /api/sign-in', { body }))
    }),
  )
  const judged = codes.filter(code => code === 'wrong-password').length
  return judged <= 10 ? undefined : `${judged} guesses from as many addresses were judged`
}

async function spoiltInput(port: number): Promise<string | undefined> {
  const { table, params, mover } = await pair(port)
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const at = `/api/tables/${params.table}`
  const requests = [
    ['POST', '/api/tables', `{"game":"card-game","options":{"players":${deep}},"seats":[],"public":false}`],
    ['PUT', `${at}/notes`, '{"text":"a\\u0000b"}'],
    ['POST', `${at}/chat`, '{"room":"players","text":"\\u0000"}'],
    ['GET', `${at}/news?after=9007199254740991`, undefined],
    ['GET', '/api/leaders?game=%00&players=2', undefined],
    ['GET', `${at}/chat?after=1e300`, undefined],
  ] as const
  for (const [method, path, body] of requests) {
    const status = await mover.raw(method, path, body)
    if (status >= 500) return `${method} ${path} answered ${status} at ${table.id}`
  }
  return undefined
}

async function manyStreams(port: number): Promise<string | undefined> {
  const { params, mover } = await pair(port)
  const stop = new AbortController()
  const headers = { cookie: mover.jar.cookie ?? '', 'x-forwarded-for': mover.address }
  const url = `http://127.0.0.1:${port}/api/tables/${params.table}/stream`
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(url, { headers, signal: stop.signal })))
  stop.abort()
  const open = answers.filter(({ status }) => status === 200).length
  return open <= 24 ? undefined : `${open} streams of one person`
}

async function readMetrics(port: number): Promise<string | undefined> {
  const status = await new Visitor(port).raw('GET', '/metrics')
  return status === 404 ? undefined : `/metrics answered ${status} to a stranger`
}

async function shortWindow(port: number): Promise<string | undefined> {
  const visitor = await Visitor.guest(port, 'Sleeper')
  const code = await codeOf(visitor.api.call('PATCH /api/me', { body: { window: { from: 0, to: 5 } } }))
  return code === 'window' ? undefined : `a window of five minutes was answered ${code}`
}

async function unprovedRating(port: number): Promise<string | undefined> {
  const [one, two] = [await Visitor.guest(port, 'Puppet'), await Visitor.guest(port, 'Master')]
  for (const [i, who] of [one, two].entries()) {
    const body = { email: `puppet${i}@example.org`, password: 'a long password' }
    await who.api.call('POST /api/register', { body })
  }
  const { table } = await one.table()
  const params = { table: table.id }
  const { table: started } = await two.api.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
  return started.rated ? 'a game of unproved accounts is rated' : undefined
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'time by undoing': undoForTime,
  'time by resigning': resignForTime,
  'a request swapped under the answer': swapRequest,
  'draws foretold by refused batches': foretell,
  'a token that becomes the owner': tokenTakesOver,
  'addresses known by registering': knownAddress,
  'names that look alike': lookAlike,
  'a password guessed from many addresses': guessPassword,
  'spoilt input': spoiltInput,
  'streams without end': manyStreams,
  'figures of the host': readMetrics,
  'a window that stops the clock': shortWindow,
  'ratings by puppets': unprovedRating,
}
