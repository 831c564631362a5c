// A season of 64 players over the API: bots that the server plays, and clients that know nothing but the API. Some come late, some
// withdraw, some leave their games, some never move, and the server is killed in mid-round.
import { setTimeout as sleep } from 'node:timers/promises'
import { commitmentTo, pick, type RandomState, seedRandom } from '@arkwright/kernel'
import type { Strength } from '../src/api/table-shapes.ts'
import { type AnswerOf, type Client, client, type RequestOf } from '../src/client/index.ts'
import type { Place } from '../src/storage/database.ts'
import { CookieJar } from '../test/cookie-jar.ts'
import { freePort, startHouse } from './house-process.ts'
import { insist } from './insist.ts'

export interface SeasonTrial {
  readonly place: Place
  /** Bots of these levels, as many of each. */
  readonly levels: readonly Strength[]
  readonly bots: number
  /** Clients. Counted from the last, two withdraw, two leave a game, two never move and two come late. */
  readonly clients: number
  readonly rounds: number
  readonly roundMilliseconds: number
  readonly progress?: (text: string) => void
}

type Event = AnswerOf<'GET /api/events/:event'>['event']

export interface SeasonFigures {
  readonly event: Event
  readonly kills: number
  readonly faults: readonly string[]
}

const PAUSE = 150
const SPECIAL = 2

interface Person extends Client {
  readonly name: string
  readonly habit: 'plays' | 'withdraws' | 'leaves' | 'sleeps' | 'late'
}

export async function seasonTrial(trial: SeasonTrial): Promise<SeasonFigures> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { place: trial.place, port, events: 'everyone' as const, botMilliseconds: 20, botNice: 0 }
  let house = await startHouse(settings)
  const faults: string[] = []
  const people: Person[] = []
  for (let i = 0; i < trial.clients; i++) people.push(await newPerson(url, i, trial.clients))
  const [host] = people
  if (host === undefined) throw new Error('a season needs a host')
  const event = await open(host, trial)
  for (const person of people.filter(({ habit }) => habit !== 'late')) await enter(person, event, true)
  const put = { params: { event }, body: { state: 'running' as const } }
  await insist(() => host.call('PUT /api/events/:event/state', put))
  const state = { done: false, kills: 0 }
  const playing = people.map(person =>
    livesOn(person, event, state).catch((error: unknown) => void faults.push(`${person.name}: ${String(error)}`)),
  )
  let told = ''
  for (;;) {
    await sleep(PAUSE * 4)
    const now = await look(host, event)
    const current = now.roundList.find(({ number }) => number === now.round)
    const over = current?.boards.filter(board => board.state === 'over').length ?? 0
    const line = `round ${now.round} of ${now.rounds}, ${over} of ${current?.boards.length ?? 0} tables over`
    if (line !== told) trial.progress?.(line)
    told = line
    if (now.state === 'over') break
    if (state.kills === 0 && now.round === 2 && over > 0) {
      await house?.end('SIGKILL')
      state.kills++
      trial.progress?.('the server is killed in mid-round')
      house = await startHouse(settings)
    }
  }
  state.done = true
  await Promise.all(playing)
  const final = await look(host, event)
  faults.push(...faultsIn(final, trial))
  await house?.end('SIGTERM')
  return { event: final, kills: state.kills, faults }
}

async function newPerson(url: string, number: number, all: number): Promise<Person> {
  const habits = ['withdraws', 'leaves', 'sleeps', 'late'] as const
  const habit = number === 0 ? 'plays' : (habits[Math.floor((all - number - 1) / SPECIAL)] ?? 'plays')
  const name = `Person ${number}`
  const api = client({ url, fetch: new CookieJar().fetch })
  await api.call('POST /api/guest', { body: { name } })
  return { ...api, name, habit }
}

async function open(host: Person, { levels, bots, clients, rounds, roundMilliseconds }: SeasonTrial): Promise<string> {
  const body: RequestOf<'POST /api/events'>['body'] = {
    name: 'Season',
    format: 'swiss',
    game: 'card-game',
    options: {},
    seats: 2,
    rounds,
    most: bots + clients,
    filler: 'random',
    clock: { kind: 'move', perMove: roundMilliseconds, atZero: 'bot' },
    roundTime: roundMilliseconds,
  }
  const { event } = await insist(() => host.call('POST /api/events', { body }))
  for (const strength of levels) {
    const count = Math.floor(bots / levels.length)
    await insist(() =>
      host.call('PUT /api/events/:event/bots', { params: { event: event.id }, body: { strength, count } }),
    )
  }
  return event.id
}

async function look(person: Person, event: string): Promise<Event> {
  return (await insist(() => person.call('GET /api/events/:event', { params: { event } }))).event
}

async function enter(person: Person, event: string, into: boolean): Promise<void> {
  await insist(() => person.call('PUT /api/events/:event/entry', { params: { event }, body: { in: into } }))
}

/** What one client does until the event is over. */
async function livesOn(person: Person, event: string, state: { readonly done: boolean }): Promise<void> {
  const random = seedRandom(person.name)
  let entered = person.habit !== 'late'
  let left = false
  while (!state.done) {
    await sleep(PAUSE)
    const { round } = entered && person.habit !== 'withdraws' ? { round: 0 } : await look(person, event)
    if (!entered && round >= 2) {
      await enter(person, event, true)
      entered = true
    }
    if (person.habit === 'withdraws' && round >= 2 && !left) {
      left = true
      await enter(person, event, false)
    }
    if (!entered || person.habit === 'sleeps') continue
    const { tables } = await insist(() => person.call('GET /api/tables', { query: { show: 'mine' } }))
    for (const table of tables.filter(one => one.state === 'playing' && one.mySeat !== null)) {
      if (person.habit === 'leaves' && !left) {
        left = true
        await insist(() => person.call('POST /api/tables/:table/resign', { params: { table: table.id } }))
      } else if (table.toMove === table.mySeat) await playTurn(person, table.id, table.mySeat, random)
    }
  }
}

/** A random legal move, until another seat must decide. A lost answer is asked for again. */
async function playTurn(person: Person, table: string, seat: number | null, random: RandomState): Promise<void> {
  for (;;) {
    const at = { params: { table } }
    const { pending, sequence, legal } = await insist(() => person.call('GET /api/tables/:table/position', at))
    if (pending === null || pending.seat !== seat || legal.length === 0) return
    const body = { sequence, key: `${table.slice(0, 8)}-${sequence}-${seat}`, moves: [pick(random, legal)] }
    try {
      await insist(() => person.call('POST /api/tables/:table/turns', { ...at, body }))
    } catch {
      // The round's time was over, or a bot took the seat.
      return
    }
  }
}

/** What must hold at the end, no matter who left and what was killed. */
function faultsIn(event: Event, { bots, clients, rounds, levels }: SeasonTrial): string[] {
  const faults: string[] = []
  const entered = Math.floor(bots / levels.length) * levels.length + clients
  if (event.standings.length !== entered)
    faults.push(`${event.standings.length} of ${entered} players are in the table`)
  if (event.roundList.length !== rounds) faults.push(`${event.roundList.length} of ${rounds} rounds were played`)
  for (const { number, state, seed, commitment, boards } of event.roundList) {
    if (state !== 'over' || seed === null || commitmentTo(seed) !== commitment)
      faults.push(`the seed of round ${number} is wrong`)
    const seated = boards.flatMap(({ seats }) => seats.flatMap(({ entry }) => entry ?? []))
    if (new Set(seated).size !== seated.length) faults.push(`someone sat at two tables in round ${number}`)
    for (const { board, seats } of boards) {
      if (seats.some(({ score }) => score === null)) faults.push(`table ${board} of round ${number} has no result`)
    }
  }
  return faults
}
