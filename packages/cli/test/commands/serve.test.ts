import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '../../src/run.ts'
import { fakeTerminal } from '../fake-terminal.ts'

interface Served {
  readonly url: string
  readonly said: string
  stop(): Promise<number>
}

/** Without the page, like an installed program: the test must not depend on whether the page was built here. */
function served(...flags: string[]): Promise<Served> {
  return servedWith('nothing-built-here', ...flags)
}

async function servedWith(page: string, ...flags: string[]): Promise<Served> {
  const terminal = fakeTerminal()
  const ended = run(['serve', '--data', ':memory:', '--page', page, ...flags], terminal)
  const stop = (): Promise<number> => {
    terminal.stop()
    return ended
  }
  onTestFinished(async () => {
    await stop()
  })
  await expect.poll(() => terminal.out).toMatch(/http:/)
  return { url: /http:\/\/[\d.]+:\d+/.exec(terminal.out)?.[0] ?? '', said: terminal.out, stop }
}

test('the first page explains what this is and what to try', async () => {
  const { url } = await served('--port', '0')
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<h1>Arkwright</h1>')
  expect(page).toContain('npx arkwright verify')
  expect(page).toContain('docs/architecture.md')
  const style = await fetch(`${url}/style.css`)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('no address plays a game on request', async () => {
  const { url } = await served('--port', '0')
  expect((await fetch(`${url}/demo?seed=1`)).status).toBe(404)
})

test('every answer has strict headers, and every page links on', async () => {
  const { url } = await served('--port', '0')
  const answers = [
    { answer: await fetch(url), status: 200 },
    { answer: await fetch(`${url}/nowhere`), status: 404 },
    { answer: await fetch(`${url}/__proto__`), status: 404 },
    { answer: await fetch(`${url}/%2e%2e/%2e%2e/etc/passwd`), status: 404 },
    { answer: await fetch(url, { method: 'POST', body: 'x' }), status: 405 },
    { answer: await fetch(url, { method: 'DELETE' }), status: 405 },
  ]
  for (const { answer, status } of answers) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain(status === 200 ? 'npx arkwright verify' : 'href="/"')
  }
  expect(answers[4]?.answer.headers.get('allow')).toBe('GET, HEAD')
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('a target that is not an address is answered too', async () => {
  const { url } = await served('--port', '0')
  const status = await new Promise(resolve => {
    request(url, { path: '//[' }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })
  expect(status).toBe(404)
})

test('takes the next free port where the wanted one is taken, and reports it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await expect.poll(() => other.listening).toBe(true)
  const { port } = other.address() as AddressInfo
  const { url, said } = await served('--port', String(port))
  expect(said).toContain(`Port ${port} is taken`)
  expect(Number(new URL(url).port)).toBeGreaterThan(port)
  expect((await fetch(url)).status).toBe(200)
})

test('--json prints the address in one document; it ends when asked, with a client still connected', async () => {
  const { said, stop, url } = await served('--port', '0', '--json')
  const { port } = JSON.parse(said)
  expect(JSON.parse(said)).toEqual({ url, port })
  const idle = connect(port, '127.0.0.1')
  await expect.poll(() => idle.readyState).toBe('open')
  expect(await stop()).toBe(0)
  idle.destroy()
  await expect(fetch(url)).rejects.toThrow()
})

test('a built page is served with its own strict policy; no file outside it can be reached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'built', 'index.html'), '<!doctype html><title>the page</title>')
  writeFileSync(join(folder, 'built', 'assets', 'main-abc.js'), 'play()')
  const { url } = await servedWith(join(folder, 'built'), '--port', '0')
  for (const path of ['/', '/new', '/table/abc', '/table/abc/result']) {
    const answer = await fetch(url + path)
    expect(await answer.text()).toContain('the page')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const page = await fetch(url)
  const etag = page.headers.get('etag') ?? ''
  const again = await fetch(url, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await fetch(url, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  const script = await fetch(`${url}/assets/main-abc.js`)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${url}/about`)).status).toBe(200)
  for (const path of ['/nowhere', '/assets/other.js', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets']) {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  }
})

test('--check reports what it would do, or every mistake, and ends', async () => {
  const sound = fakeTerminal()
  expect(await run(['serve', '--check', '--data', ':memory:', '--port', '0'], sound)).toBe(0)
  expect(sound.out).toContain('listens on 127.0.0.1, port 0')
  expect(sound.out).toContain('The settings are in order.')
  vi.stubEnv('ARKWRIGHT_UROL', 'x')
  vi.stubEnv('PORT', 'many')
  onTestFinished(() => void vi.unstubAllEnvs())
  const wrong = fakeTerminal()
  expect(await run(['serve', '--check'], wrong)).toBe(2)
  expect(wrong.err.split('\n')).toEqual([
    'arkwright serve: 2 settings are wrong.',
    'PORT must be a whole number from 0 to 65535, not many.',
    'ARKWRIGHT_UROL is not a setting (did you mean ARKWRIGHT_URL?).',
    '',
  ])
})
