// Signing in with another service. The secret of a sign-in stays in this tab until the service sends the browser back.
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { api } from './api.ts'

export type ProviderId = AnswerOf<'GET /api/providers'>['providers'][number]

export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  github: 'GitHub',
  google: 'Google',
  discord: 'Discord',
}

const SECRET = 'arkwright:sign-in-secret'

export function isProvider(name: string): name is ProviderId {
  return Object.hasOwn(PROVIDER_NAMES, name)
}

export function useProviders(): readonly ProviderId[] {
  const [providers, show] = useState<readonly ProviderId[]>([])
  useEffect(() => {
    api.call('GET /api/providers').then(
      answer => show(answer.providers),
      () => {},
    )
  }, [])
  return providers
}

/** Leaves the page. */
export async function goToProvider(provider: ProviderId): Promise<void> {
  const { url, secret } = await api.call('POST /api/oauth/:provider/start', { params: { provider } })
  sessionStorage.setItem(SECRET, secret)
  location.assign(url)
}

export async function finishWith(provider: ProviderId): Promise<AnswerOf<'POST /api/oauth/:provider/finish'>> {
  const sent = new URLSearchParams(location.search)
  const body = {
    secret: sessionStorage.getItem(SECRET) ?? '',
    state: sent.get('state') ?? '',
    code: sent.get('code') ?? '',
  }
  sessionStorage.removeItem(SECRET)
  return api.call('POST /api/oauth/:provider/finish', { params: { provider }, body })
}
