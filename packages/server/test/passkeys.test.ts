// Passkeys, with a small authenticator: a key pair and the two documents a browser signs.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/http/app.ts'
import { clientOf, onBoth, openTestHouse } from './houses.ts'

const ORIGIN = 'http://localhost:8770'
const challengeIn = (options: unknown) => (options as { challenge: string }).challenge
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** Only the CBOR needed here: small and byte-length heads, integers, texts, bytes, maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const pairs = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

class Authenticator {
  readonly id = sha256('a credential')
  private readonly key: KeyObject
  private readonly origin: string
  private readonly publicKey: Buffer

  constructor(origin = ORIGIN) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    this.publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }

  create(challenge: string) {
    const length = Buffer.from([0, this.id.length])
    const authData = Buffer.concat([this.data(0x45, 0), Buffer.alloc(16), length, this.id, this.publicKey])
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.credential({
      clientDataJSON: document('webauthn.create', challenge, this.origin).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    })
  }

  get(challenge: string, counter: number) {
    const authData = this.data(0x05, counter)
    const clientData = document('webauthn.get', challenge, this.origin)
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key).toString('base64url'),
    })
  }

  private data(flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), count])
  }

  private credential(response: object): Record<string, unknown> {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function document(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

onBoth('passkeys', kind => {
  test('a passkey made on one device signs in on another; an answer works once', async () => {
    const house = await openTestHouse(kind, { publicUrl: ORIGIN })
    const device = new Authenticator()
    const ada = await house.guest('Ada')
    const asked = await ada.call('POST /api/passkeys/challenge')
    const made = device.create(challengeIn(asked.options))
    const { me } = await ada.call('POST /api/passkeys', { body: { token: asked.token, credential: made } })
    expect(me.passkeys).toBe(1)
    const phone = clientOf(house.server)
    const again = await phone.call('POST /api/sign-in/passkey/challenge')
    const credential = device.get(challengeIn(again.options), 1)
    const signedIn = await phone.call('POST /api/sign-in/passkey', { body: { token: again.token, credential } })
    expect(signedIn.me.id).toBe(ada.id)
    await expect(
      phone.call('POST /api/sign-in/passkey', { body: { token: again.token, credential } }),
    ).rejects.toMatchObject({ status: 401 })
    const other = await phone.call('POST /api/sign-in/passkey/challenge')
    await expect(
      phone.call('POST /api/sign-in/passkey', { body: { token: other.token, credential } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('without a public address the visited one counts, and an IP address is refused', async () => {
    const house = await openTestHouse(kind)
    const app = buildApp(house.server.open.house)
    onTestFinished(() => app.close())
    const ada = await house.guest('Ada')
    const at = async (origin: string, path: string, body?: object) => {
      const { host } = new URL(origin)
      const headers = { cookie: ada.jar.cookie ?? '', origin, host }
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers,
        ...(body && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    }
    const here = `http://localhost:${house.server.port}`
    const asked = await at(here, '/api/passkeys/challenge')
    expect(asked.body).toMatchObject({ options: { rp: { id: 'localhost' } } })
    const { options, token } = asked.body as { options: unknown; token: string }
    const made = new Authenticator(here).create(challengeIn(options))
    expect(await at(here, '/api/passkeys', { token, credential: made })).toMatchObject({ status: 200 })
    for (const number of [`http://127.0.0.1:${house.server.port}`, `http://[::1]:${house.server.port}`]) {
      expect(await at(number, '/api/sign-in/passkey/challenge')).toMatchObject({
        status: 409,
        body: { fault: { code: 'no-passkeys-here' } },
      })
    }
  })
})
