// My account: name, play window, passkeys, sessions, deletion.
import type { AnswerOf, Me } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { goTo } from '../router.ts'
import { api } from './api.ts'
import { deviceName } from './device-name.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { deleteAccount, nowI, signOut } from './house.ts'
import { NoPasskeys } from './no-passkeys.tsx'
import { addPasskey, passkeysFail } from './passkeys.ts'
import { moment } from './time.ts'

export function NameForm({ me }: { me: Me }) {
  const words = text.online.account
  return (
    <Form
      label={words.rename}
      secondary
      className="in-a-row"
      submit={async field => nowI((await api.call('PATCH /api/me', { body: { name: field('name') } })).me)}
    >
      <Field label={text.online.guest.name} name="name" initial={me.name} maxLength={40} />
    </Form>
  )
}

/** When my clock may run, in my own time zone. */
export function WindowForm({ me }: { me: Me }) {
  const words = text.online.account
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const keep = async (field: (name: string) => string) => {
    const [from, to] = [minutes(field('from')), minutes(field('to'))]
    const window = from === undefined || to === undefined ? null : { from, to }
    nowI((await api.call('PATCH /api/me', { body: { timeZone: zone, window } })).me)
  }
  return (
    <section className="panel">
      <h2>{words.window}</h2>
      <p className="quiet">{words.windowHint({ zone })}</p>
      <Form label={text.online.noticeSettings.keep} secondary className="in-a-row" submit={keep}>
        <Field label={words.from} name="from" type="time" initial={clockTime(me.window?.from)} optional />
        <Field label={words.to} name="to" type="time" initial={clockTime(me.window?.to)} optional />
      </Form>
    </section>
  )
}

const HOUR = 60

function minutes(time: string): number | undefined {
  const [, hours, rest] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(rest)
}

function clockTime(at: number | undefined): string {
  if (at === undefined) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(at / HOUR) % 24)}:${two(at % HOUR)}`
}

type Session = AnswerOf<'GET /api/sessions'>['sessions'][number]

export function Sessions() {
  const words = text.online.account
  const [sessions, show] = useState<readonly Session[]>([])
  const ask = () =>
    void api.call('GET /api/sessions').then(
      answer => show(answer.sessions),
      () => {},
    )
  useEffect(ask, [])
  const end = (session: string) =>
    void api.call('DELETE /api/sessions/:session', { params: { session } }).then(ask, () => {})
  return (
    <section className="panel">
      <h2>{words.sessions}</h2>
      <ul className="sessions">
        {sessions.map(({ id, device, seen, here }) => (
          <li key={id}>
            <span>
              <span title={device}>{deviceName(device)}</span>{' '}
              <small className="quiet">{here ? words.here : moment(seen)}</small>
            </span>
            {!here && (
              <button type="button" className="plain" onClick={() => end(id)}>
                {words.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Passkeys({ me }: { me: Me }) {
  const words = text.online.account
  const [fault, tell] = useState<string>()
  const why = passkeysFail()
  if (why !== undefined) return <NoPasskeys why={why} />
  return (
    <p className="side-doors">
      <button
        type="button"
        className="secondary"
        onClick={() => void addPasskey().catch(error => tell(faultWords(error)))}
      >
        {words.addPasskey}
      </button>
      <span className="quiet">{words.passkeys({ count: me.passkeys })}</span>
      {fault !== undefined && (
        <span className="refusal" role="alert">
          {fault}
        </span>
      )}
    </p>
  )
}

export function Leaving({ me }: { me: Me }) {
  const words = text.online.account
  const [sure, ask] = useState(false)
  const [fault, tell] = useState<string>()
  const leave = (action: Promise<void>) =>
    void action.then(
      () => goTo('/lobby'),
      error => tell(faultWords(error)),
    )
  return (
    <section className="panel">
      <h2>{words.leaving}</h2>
      {!me.registered && <p className="quiet">{words.guestLeaves}</p>}
      <p className="side-doors">
        <button type="button" className="secondary" onClick={() => leave(signOut())}>
          {words.signOut}
        </button>
        {sure ? (
          <>
            <button type="button" className="plain danger" onClick={() => leave(deleteAccount())}>
              {words.deleteSure}
            </button>
            <button type="button" className="plain" onClick={() => ask(false)}>
              {text.home.keep}
            </button>
          </>
        ) : (
          <button type="button" className="plain" onClick={() => ask(true)}>
            {words.delete}
          </button>
        )}
      </p>
      {sure && <p className="quiet">{words.deleteDetail}</p>}
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
