// What a host's tools see: health, metrics, request ids, traces; and a server that drains.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fullTable, playTurn } from './games.ts'
import { onBoth, openTestHouse, type TestHouse } from './houses.ts'

const DASHBOARD = new URL('../../../deploy/grafana.json', import.meta.url)
/** Prometheus makes these of a histogram. */
const PARTS = /_(?:bucket|sum|count)$/

const at = ({ server }: TestHouse, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init)

onBoth('metrics', kind => {
  test('turns, times, jobs by kind, connections and the process are there', async () => {
    // Without threads for bots no one takes the job away.
    const house = await openTestHouse(kind, { botThreads: 0 })
    const { table, guests } = await fullTable(house)
    for (const guest of guests) await playTurn(guest, table.id)
    const { db } = house.server.open.house
    const job = { table_id: null, person: null, content: '{}', attempts: 0, claimed_by: null, claimed_until: null }
    await db
      .insertInto('jobs')
      .values({ ...job, id: 'bot old', kind: 'bot', due: house.now() - 5_000 })
      .execute()
    const text = await (await at(house, '/metrics')).text()
    expect(text).toMatch(/^arkwright_turns_total\{by="person"\} [1-9]/m)
    expect(text).toMatch(/^arkwright_turn_seconds_bucket\{le="\+Inf"\} [1-9]/m)
    expect(text).toMatch(/^arkwright_request_seconds_count\{method="POST",route="\/api\/guest"\} 2$/m)
    expect(text).toMatch(/^arkwright_requests_total\{status="200"\} [1-9]/m)
    expect(text).toMatch(/^arkwright_jobs_waiting\{kind="bot"\} 1$/m)
    expect(text).toMatch(/^arkwright_jobs_oldest_seconds\{kind="bot"\} 5$/m)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(/^arkwright_database_connections\{state="idle"\}/m.test(text)).toBe(kind === 'postgres')
  })
})

test('the dashboard names only metrics that exist', async () => {
  const house = await openTestHouse('sqlite')
  const known = house.server.open.house.metrics.names()
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] }
  const named = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:arkwright|process|nodejs)_\w+/g) ?? []),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(name => !known.includes(name) && !known.includes(name.replace(PARTS, '')))).toEqual([])
})

test('live and ready are apart: a database that does not answer is no reason to restart', async () => {
  const house = await openTestHouse('sqlite')
  expect((await at(house, '/health/ready')).status).toBe(200)
  await house.server.open.house.db.schema.dropTable('house').execute()
  expect((await at(house, '/health/ready')).status).toBe(503)
  expect((await at(house, '/health')).status).toBe(503)
  expect((await at(house, '/health/live')).status).toBe(200)
})

test('a server that drains is not ready, answers everything, and ends at once when it is asked again', async () => {
  const house = await openTestHouse('sqlite', { drainMilliseconds: 600_000 })
  const { table, guests } = await fullTable(house)
  const [ada] = guests
  let ends = 0
  const onLine = (up: boolean): void => {
    if (!up) ends++
  }
  const stop = ada?.followTable(table.id, { onLine }) ?? (() => {})
  onTestFinished(stop)
  const closed = house.server.close()
  const ready = await at(house, '/health/ready')
  expect({ status: ready.status, connection: ready.headers.get('connection') }).toEqual({
    status: 503,
    connection: 'close',
  })
  expect((await at(house, '/health/live')).status).toBe(200)
  for (const guest of guests) await playTurn(guest, table.id)
  expect(ends).toBe(0)
  await house.close()
  await closed
  await vi.waitFor(() => expect(ends).toBeGreaterThan(0))
  await expect(at(house, '/health/live')).rejects.toThrow()
})

test('a failed request has one id in the answer, the fault and the log', async () => {
  const house = await openTestHouse('sqlite')
  await house.server.open.house.db.schema.dropTable('people').execute()
  const answer = await at(house, '/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'proxy-4711' },
    body: '{"name":"Ada"}',
  })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toBe('proxy-4711')
  expect(await answer.json()).toMatchObject({ fault: { code: 'our-fault', request: 'proxy-4711' } })
  expect(house.log).toContainEqual(
    expect.objectContaining({ level: 'error', facts: expect.objectContaining({ request: 'proxy-4711' }) }),
  )
  const other = await at(house, '/health/live', { headers: { 'x-request-id': 'no\tgood id' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
})

test('with the standard variables, requests and their queries are traced', async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
    request.on('end', () => response.end('{}'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void collector.close())
  await vi.waitFor(() => expect(collector.listening).toBe(true))
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'our tables')
  onTestFinished(() => void vi.unstubAllEnvs())
  const house = await openTestHouse('sqlite')
  const trace = '0af7651916cd43dd8448eb211c80319c'
  await at(house, '/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-b7ad6b7169203331-01` },
    body: '{"name":"Ada"}',
  })
  await house.close()
  const sent = bodies.join('')
  expect(sent).toContain('POST /api/guest')
  expect(sent).toContain('our tables')
  expect(sent).toContain(trace)
  expect(sent).toMatch(/insert into .{0,4}people/)
})
