// Signing in, registering, a forgotten password.
import { ServerFault } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { nowI } from './house.ts'
import { NoPasskeys } from './no-passkeys.tsx'
import { passkeysFail, signInByPasskey } from './passkeys.ts'
import { ProviderDoors } from './provider-doors.tsx'
import { TextLinks } from './text-links.tsx'

const SHORTEST_PASSWORD = 10

export function SignIn() {
  const words = text.online.account
  const [forgotten, forget] = useState(false)
  const [codeAsked, askCode] = useState(false)
  const noPasskeys = passkeysFail()
  if (forgotten) return <Forgotten back={() => forget(false)} />
  return (
    <section className="panel">
      <h2>{words.signIn}</h2>
      <Form
        label={words.signIn}
        submit={async field => {
          const code = field('code')
          const body = { email: field('email'), password: field('password'), ...(code !== '' && { code }) }
          try {
            nowI((await api.call('POST /api/sign-in', { body })).me)
          } catch (error) {
            if (error instanceof ServerFault && error.fault.code === 'code-needed') askCode(true)
            throw error
          }
        }}
      >
        <Field label={words.email} name="email" type="email" autoComplete="username" />
        <Field label={words.password} name="password" type="password" autoComplete="current-password" />
        {codeAsked && <Field label={text.online.security.signInCode} name="code" autoComplete="one-time-code" />}
      </Form>
      <ProviderDoors />
      <p className="side-doors">
        {noPasskeys === undefined && <PasskeyDoor />}
        <button type="button" className="plain" onClick={() => forget(true)}>
          {words.forgotten}
        </button>
      </p>
      {noPasskeys !== undefined && <NoPasskeys why={noPasskeys} />}
      <TextLinks />
    </section>
  )
}

function PasskeyDoor() {
  const [fault, tell] = useState<string>()
  return (
    <>
      <button
        type="button"
        className="plain"
        onClick={() => void signInByPasskey().catch(error => tell(faultWords(error)))}
      >
        {text.online.account.byPasskey}
      </button>
      {fault !== undefined && (
        <span className="refusal" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}

function ChosenPassword() {
  const words = text.online.account
  return (
    <Field
      label={words.password}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={SHORTEST_PASSWORD}
      hint={words.passwordHint({ least: SHORTEST_PASSWORD })}
    />
  )
}

/** A guest keeps their games. A visitor gets a new account. */
export function Register({ guest }: { guest: boolean }) {
  const words = text.online.account
  return (
    <section className="panel">
      <h2>{words.register}</h2>
      <p className="quiet">{guest ? words.registerGuest : words.registerNew}</p>
      <Form
        label={words.register}
        submit={async field => {
          const body = { email: field('email'), password: field('password'), ...(!guest && { name: field('name') }) }
          nowI((await api.call('POST /api/register', { body })).me)
        }}
      >
        {!guest && <Field label={text.online.guest.name} name="name" maxLength={40} autoComplete="nickname" />}
        <Field label={words.email} name="email" type="email" autoComplete="username" />
        <ChosenPassword />
      </Form>
    </section>
  )
}

function Forgotten({ back }: { back(): void }) {
  const words = text.online.account
  const [sent, tell] = useState(false)
  return (
    <section className="panel">
      <h2>{words.forgotten}</h2>
      <Form
        label={words.sendEmail}
        submit={async field => {
          await api.call('POST /api/password/forgotten', { body: { email: field('email') } })
          tell(true)
        }}
      >
        <Field label={words.email} name="email" type="email" autoComplete="username" />
      </Form>
      {sent && <p role="status">{words.emailSent}</p>}
      <button type="button" className="plain" onClick={back}>
        {words.signIn}
      </button>
    </section>
  )
}

/** From the e-mail: `/account?reset=…`. */
export function NewPassword({ token }: { token: string }) {
  const words = text.online.account
  const [done, tell] = useState(false)
  if (done) {
    return (
      <>
        <p role="status">{words.passwordSet}</p>
        <SignIn />
      </>
    )
  }
  return (
    <section className="panel">
      <h2>{words.newPassword}</h2>
      <Form
        label={words.newPassword}
        submit={async field => {
          await api.call('POST /api/password', { body: { token, password: field('password') } })
          tell(true)
        }}
      >
        <ChosenPassword />
      </Form>
    </section>
  )
}
