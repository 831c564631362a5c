// Web push: only the intended browser can read what arrives at a push service (RFC 8291, 8188, 8292).
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { atEndOfFile } from './at-end-of-file.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Unanswered requests when this one came: those that still wait, and those that were given up. */
  readonly waiting: readonly string[]
  readonly givenUp: readonly string[]
}

interface PushService {
  readonly url: string
  readonly got: Pushed[]
}

/** Answers 410 at /gone, like a service whose browser has unsubscribed; never answers at /dead. */
async function pushService(): Promise<PushService> {
  const got: Pushed[] = []
  const waiting = new Set<string>()
  const givenUp: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const isDead = path.startsWith('/dead')
      if (isDead) waiting.add(path)
      const unanswered = { waiting: [...waiting], givenUp: [...givenUp] }
      got.push({ path, headers: request.headers, body: Buffer.concat(parts), ...unanswered })
      response.on('close', () => {
        if (waiting.delete(path)) givenUp.push(path)
      })
      if (isDead) return
      response.writeHead(path === '/gone' ? 410 : 201).end()
    })
  })
  atEndOfFile(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got }
}

/** The browser's private keys, and what it shares to subscribe. */
class BrowserKeys {
  private readonly ecdh: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly publicKey = this.ecdh.generateKeys()

  get shared() {
    return { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') }
  }

  /** aes128gcm: salt, record size, the sender's public key, then one record. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const derive = (secret: Buffer, salted: Buffer, purpose: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, purpose, size))
    const purpose = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender])
    const secret = derive(this.ecdh.computeSecret(sender), this.auth, purpose, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2 and zeros.
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
}

/** `vapid t=TOKEN, k=KEY`: the signed sender. */
function claimsIn(authorization: string | undefined): {
  claims: { aud: string; exp: number; sub: string }
  key: string
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the token is not signed with its key')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as never, key }
}

onBoth('web push', kind => {
  let house: TestHouse
  let service: PushService
  beforeAll(async () => {
    house = await openTestHouse(kind, { privateWebhooks: true, publicUrl: 'https://arkwright.example' })
    service = await pushService()
  })

  /** Subscribes by the route, which accepts only https, then points the stored endpoint at this test's service. */
  async function subscribed(who: Guest, path: string, keys: BrowserKeys): Promise<void> {
    const endpoint = `https://127.0.0.1/${randomBytes(6).toString('hex')}`
    await who.call('PUT /api/push', { body: { endpoint, keys: keys.shared } })
    const { db } = house.server.open.house
    const there = { endpoint: `${service.url}${path}` }
    await db.updateTable('push').set(there).where('endpoint', '=', endpoint).execute()
  }

  test('a notice is encrypted for the subscribed browser and signed by the server', async () => {
    const ada = await house.guest('Ada')
    await ada.call('PATCH /api/me', { body: { language: 'de' } })
    const keys = new BrowserKeys()
    await subscribed(ada, '/ada', keys)
    expect(await ada.call('POST /api/notices/test', { body: { by: 'push' } })).toEqual({ sent: true, why: null })
    const [{ headers, body }] = service.got.filter(({ path }) => path === '/ada') as [Pushed]
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(body.toString('latin1')).not.toContain('Arkwright')
    expect(JSON.parse(keys.read(body))).toMatchObject({
      title: 'Arkwright: Ein Test',
      url: 'https://arkwright.example',
    })
    expect(() => new BrowserKeys().read(body)).toThrow()
    const { claims, key } = claimsIn(headers.authorization)
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://arkwright.example' })
    expect((await ada.call('GET /api/push/key')).key).toBe(key)
  })

  test('a browser that unsubscribed at its service is removed', async () => {
    const bob = await house.guest('Bob')
    await subscribed(bob, '/gone', new BrowserKeys())
    const attempt = () => bob.call('POST /api/notices/test', { body: { by: 'push' } })
    expect(await attempt()).toMatchObject({ sent: false })
    expect(await attempt()).toEqual({ sent: false, why: 'No browser of yours has subscribed.' })
    expect(service.got.filter(({ path }) => path === '/gone')).toHaveLength(1)
  })

  test('a person has ten browsers at most', async () => {
    const ada = await house.guest('Ada')
    for (let i = 0; i < 12; i++) {
      house.later(1_000)
      await ada.call('PUT /api/push', {
        body: { endpoint: `https://127.0.0.1/many/${kind}/${i}`, keys: new BrowserKeys().shared },
      })
    }
    const { db } = house.server.open.house
    const kept = await db.selectFrom('push').select('endpoint').where('person', '=', ada.id).execute()
    expect(kept).toHaveLength(10)
    expect(kept.some(({ endpoint }) => endpoint.endsWith('/0'))).toBe(false)
  })

  test('services that do not answer delay only their own messages', async () => {
    const host = await house.guest('Host')
    const eves = await Promise.all(Array.from({ length: 6 }, (_, i) => house.guest(`Eve ${i}`)))
    for (const [i, eve] of eves.entries()) {
      for (const part of ['a', 'b', 'c']) await subscribed(eve, `/dead/${kind}/${i}${part}`, new BrowserKeys())
    }
    const bob = await house.guest('Bob')
    await subscribed(bob, `/bob/${kind}`, new BrowserKeys())
    const { table } = await host.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: false,
      },
    })
    for (const { id } of [...eves, bob]) {
      await host.call('POST /api/tables/:table/invite', { params: { table: table.id }, body: { person: id } })
    }
    const bobs = () => service.got.find(({ path }) => path === `/bob/${kind}`)
    await expect.poll(bobs).toBeDefined()
    // None was given up before: his did not wait for theirs.
    expect(bobs()?.givenUp.filter(path => path.startsWith(`/dead/${kind}/`))).toEqual([])
    await house.rest()
    for (const i of eves.keys()) {
      const three = ['a', 'b', 'c'].map(part => `/dead/${kind}/${i}${part}`)
      expect(service.got.some(({ waiting }) => three.every(path => waiting.includes(path)))).toBe(true)
    }
  })
})
