// My account: password, address, second factor, passkeys, my data.
import type { AnswerOf, Me } from '@arkwright/server/client'
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import styles from './account-security.module.css'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { nowI } from './house.ts'
import { saveAccount } from './save-file.ts'
import { moment } from './time.ts'

const SHORTEST_PASSWORD = 10

export function Security({ me }: { me: Me }) {
  const words = text.online.security
  const [said, tell] = useState<string>()
  const signOut = () =>
    void api.call('POST /api/sign-out/everywhere').then(
      () => tell(words.everywhereDone),
      error => tell(faultWords(error)),
    )
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <Unfolding label={words.changePassword}>
        <ChangePassword />
      </Unfolding>
      <Unfolding label={words.changeAddress}>
        <ChangeAddress me={me} />
      </Unfolding>
      <Unfolding label={me.secondFactor ? words.factorOff : words.factorOn}>
        {me.secondFactor ? <FactorOff /> : <FactorOn />}
      </Unfolding>
      <PasskeyList me={me} />
      <p className="side-doors">
        <button type="button" className="secondary" onClick={signOut}>
          {words.everywhere}
        </button>
        <button type="button" className="plain" onClick={() => void saveAccount()}>
          {words.export}
        </button>
      </p>
      {said !== undefined && <p role="status">{said}</p>}
    </section>
  )
}

function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles['part']}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

function ChangePassword() {
  const words = text.online.security
  const [done, tell] = useState(false)
  return (
    <Form
      label={words.changePassword}
      secondary
      submit={async field => {
        await api.call('PUT /api/me/password', { body: { password: field('password'), next: field('next') } })
        tell(true)
      }}
    >
      <Field label={words.password} name="password" type="password" autoComplete="current-password" />
      <Field label={words.next} name="next" type="password" autoComplete="new-password" minLength={SHORTEST_PASSWORD} />
      {done && <p role="status">{words.passwordChanged}</p>}
    </Form>
  )
}

function ChangeAddress({ me }: { me: Me }) {
  const words = text.online.security
  return (
    <Form
      label={words.changeAddress}
      secondary
      submit={async field => {
        const body = { password: field('password'), email: field('email') }
        nowI((await api.call('PUT /api/me/email', { body })).me)
      }}
    >
      <Field label={words.address} name="email" type="email" autoComplete="email" />
      <Field label={words.password} name="password" type="password" autoComplete="current-password" />
      {me.emailWanted !== null && <p role="status">{words.addressWanted({ address: me.emailWanted })}</p>}
    </Form>
  )
}

type Begun = AnswerOf<'POST /api/totp'>

function FactorOn() {
  const words = text.online.security
  const [begun, begin] = useState<Begun>()
  const [recovery, keep] = useState<readonly string[]>()
  if (recovery !== undefined) {
    return (
      <div role="status">
        <p>{words.recovery}</p>
        <ul className="recovery">
          {recovery.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (begun === undefined) {
    return (
      <Form
        label={words.factorOn}
        secondary
        submit={async field => begin(await api.call('POST /api/totp', { body: { password: field('password') } }))}
      >
        <Field label={words.password} name="password" type="password" autoComplete="current-password" />
      </Form>
    )
  }
  return (
    <Form
      label={words.factorOn}
      submit={async field => {
        const answer = await api.call('PUT /api/totp', { body: { token: begun.token, code: field('code') } })
        keep(answer.recovery)
      }}
    >
      <p>
        {words.secret} <a href={begun.address}>{begun.secret}</a>
      </p>
      <Field label={words.signInCode} name="code" autoComplete="one-time-code" />
    </Form>
  )
}

function FactorOff() {
  const words = text.online.security
  return (
    <Form
      label={words.factorOff}
      secondary
      submit={async field => nowI((await api.call('DELETE /api/totp', { body: { code: field('code') } })).me)}
    >
      <Field label={words.signInCode} name="code" autoComplete="one-time-code" />
    </Form>
  )
}

function PasskeyList({ me }: { me: Me }) {
  const words = text.online.security
  const [passkeys, show] = useState<AnswerOf<'GET /api/passkeys'>['passkeys']>([])
  const count = me.passkeys
  useEffect(() => {
    if (count === 0) {
      show([])
      return
    }
    void api.call('GET /api/passkeys').then(
      answer => show(answer.passkeys),
      () => {},
    )
  }, [count])
  const remove = async (id: string) => nowI((await api.call('DELETE /api/passkeys', { body: { id } })).me)
  return (
    <ul className="sessions">
      {passkeys.map(({ id, created }) => (
        <li key={id}>
          <span>{words.passkey({ made: moment(created) })}</span>
          <button type="button" className="plain" onClick={() => void remove(id)}>
            {words.removePasskey}
          </button>
        </li>
      ))}
    </ul>
  )
}
