// Signing in without a password, if the browser supports it.
import { api } from './api.ts'
import { nowI } from './house.ts'

/** Passkeys need a host name; they do not work with an IP address. */
const BARE_NUMBER = /^[\d.]+$|:/

/** Undefined: they work. */
export function passkeysFail(): 'number' | 'insecure' | 'browser' | undefined {
  if (BARE_NUMBER.test(location.hostname)) return 'number'
  if (!isSecureContext) return 'insecure'
  const known = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return known ? undefined : 'browser'
}

export async function addPasskey(): Promise<void> {
  const { options, token } = await api.call('POST /api/passkeys/challenge')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const credential = asJson(await navigator.credentials.create({ publicKey }))
  const { me } = await api.call('POST /api/passkeys', { body: { token, credential } })
  nowI(me)
}

export async function signInByPasskey(): Promise<void> {
  const { options, token } = await api.call('POST /api/sign-in/passkey/challenge')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const credential = asJson(await navigator.credentials.get({ publicKey }))
  const { me } = await api.call('POST /api/sign-in/passkey', { body: { token, credential } })
  nowI(me)
}

function asJson(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser gave no passkey')
  return { ...credential.toJSON() }
}
