// Other services that sign people in. Each says who a person is in its own words; the flow is the same for all.
import { z } from 'zod'

export const PROVIDER_IDS = ['github', 'google', 'discord'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

interface Endpoints {
  readonly authorize: string
  readonly token: string
  readonly user: string
  /** GitHub lists e-mail addresses elsewhere. */
  readonly emails?: string
}

export interface Provider {
  readonly id: ProviderId
  readonly clientId: string
  readonly clientSecret: string
  /** For tests: another address than the service's own. */
  readonly endpoints?: Endpoints
}

/** Who a person is to the other service. */
export interface Identity {
  readonly provider: ProviderId
  readonly subject: string
  readonly name: string
  /** Only an address that the service has verified. */
  readonly email: string | undefined
}

interface Service {
  readonly endpoints: Endpoints
  readonly scope: string
  who(user: unknown, emails: unknown): Omit<Identity, 'provider'>
}

const GitHubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() })
const GitHubEmails = z.array(z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }))
const GoogleUser = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
})
const DiscordUser = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.email().nullish(),
  verified: z.boolean().optional(),
})

const SERVICES: Readonly<Record<ProviderId, Service>> = {
  github: {
    endpoints: {
      authorize: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      user: 'https://api.github.com/user',
      emails: 'https://api.github.com/user/emails',
    },
    scope: 'read:user user:email',
    who(user, emails) {
      const { id, login, name } = GitHubUser.parse(user)
      const email = GitHubEmails.parse(emails).find(one => one.primary && one.verified)?.email
      return { subject: String(id), name: name ?? login, email }
    },
  },
  google: {
    endpoints: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      user: 'https://openidconnect.googleapis.com/v1/userinfo',
    },
    scope: 'openid email profile',
    who(user) {
      const { sub, name, email, email_verified } = GoogleUser.parse(user)
      return { subject: sub, name: name ?? '', email: email_verified === true ? email : undefined }
    },
  },
  discord: {
    endpoints: {
      authorize: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
      user: 'https://discord.com/api/users/@me',
    },
    scope: 'identify email',
    who(user) {
      const { id, username, global_name, email, verified } = DiscordUser.parse(user)
      return { subject: id, name: global_name ?? username, email: (verified === true ? email : null) ?? undefined }
    },
  },
}

const PATIENCE = 10_000

interface Asked {
  readonly redirect: string
  readonly verifier: string
}

export function authorizeUrl(
  provider: Provider,
  { redirect, state, challenge }: { redirect: string; state: string; challenge: string },
): string {
  const { scope, endpoints } = SERVICES[provider.id]
  const url = new URL((provider.endpoints ?? endpoints).authorize)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirect,
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** Throws if the service does not confirm the code, does not answer, or answers something else. */
export async function identityFor(provider: Provider, code: string, { redirect, verifier }: Asked): Promise<Identity> {
  const service = SERVICES[provider.id]
  const { token, user, emails } = provider.endpoints ?? service.endpoints
  const answer = await ask(token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      code_verifier: verifier,
    }),
  })
  const { access_token } = z.object({ access_token: z.string().min(1) }).parse(answer)
  const headers = { authorization: `Bearer ${access_token}`, 'user-agent': 'Arkwright' }
  const found = await ask(user, { headers })
  const addresses = emails === undefined ? undefined : await ask(emails, { headers })
  const { email, ...who } = service.who(found, addresses)
  return { provider: provider.id, ...who, email: email?.toLowerCase() }
}

async function ask(
  url: string,
  { headers, ...init }: { method?: string; body?: URLSearchParams; headers?: Readonly<Record<string, string>> },
): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return response.json()
}
