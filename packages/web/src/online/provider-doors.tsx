// Other services: sign in with them, connect them, disconnect them, and come back from them.
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { goInstead } from '../router.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { nowI } from './house.ts'
import { finishWith, goToProvider, PROVIDER_NAMES, type ProviderId, useProviders } from './providers.ts'
import { moment } from './time.ts'

/** Nothing where the host has set up none. */
export function ProviderDoors() {
  const providers = useProviders()
  const [fault, tell] = useState<string>()
  if (providers.length === 0) return null
  return (
    <p className="side-doors">
      {providers.map(id => (
        <button
          key={id}
          type="button"
          className="secondary"
          onClick={() => void goToProvider(id).catch(error => tell(faultWords(error)))}
        >
          {text.service.links.signIn({ service: PROVIDER_NAMES[id] })}
        </button>
      ))}
      {fault !== undefined && (
        <span className="refusal" role="alert">
          {fault}
        </span>
      )}
    </p>
  )
}

type Link = AnswerOf<'GET /api/links'>['links'][number]

/** In my account. */
export function Links() {
  const words = text.service.links
  const providers = useProviders()
  const [links, show] = useState<readonly Link[]>([])
  const [fault, tell] = useState<string>()
  const read = () =>
    void api.call('GET /api/links').then(
      answer => show(answer.links),
      () => {},
    )
  useEffect(read, [])
  const failed = (error: unknown) => tell(faultWords(error))
  const disconnect = (provider: ProviderId) =>
    void api.call('DELETE /api/links/:provider', { params: { provider } }).then(read, failed)
  const others = providers.filter(id => links.every(({ provider }) => provider !== id))
  if (providers.length === 0 && links.length === 0) return null
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <p className="quiet">{words.detail}</p>
      <ul className="sessions">
        {links.map(({ provider, created }) => (
          <li key={provider}>
            <span>{words.connected({ service: PROVIDER_NAMES[provider], made: moment(created) })}</span>
            <button type="button" className="plain" onClick={() => disconnect(provider)}>
              {words.disconnect({ service: PROVIDER_NAMES[provider] })}
            </button>
          </li>
        ))}
      </ul>
      <p className="side-doors">
        {others.map(id => (
          <button key={id} type="button" className="secondary" onClick={() => void goToProvider(id).catch(failed)}>
            {words.connect({ service: PROVIDER_NAMES[id] })}
          </button>
        ))}
      </p>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

/** `/account/github?code=…`: the service sent the browser back. */
export function FromProvider({ provider }: { provider: ProviderId }) {
  const words = text.service.links
  const [fault, tell] = useState<string>()
  const [token, ask] = useState<string>()
  const asked = useRef(false)
  useEffect(() => {
    // The code works once, and React may run an effect twice.
    if (asked.current) return
    asked.current = true
    finishWith(provider).then(
      answer => (answer.me === null ? ask(answer.token ?? '') : arrive(answer.me)),
      error => tell(faultWords(error)),
    )
  }, [provider])
  if (fault !== undefined) {
    return (
      <p className="refusal" role="alert">
        {fault}
      </p>
    )
  }
  if (token === undefined) return <p role="status">{words.finishing}</p>
  return (
    <Form
      label={words.code}
      submit={async field => {
        const { me } = await api.call('POST /api/oauth/code', { body: { token, code: field('code') } })
        if (me !== null) arrive(me)
      }}
    >
      <Field label={text.online.security.signInCode} name="code" autoComplete="one-time-code" />
    </Form>
  )
}

function arrive(me: Parameters<typeof nowI>[0]): void {
  nowI(me)
  goInstead('/account')
}
