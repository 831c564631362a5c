// Programs that act for me or play under another name. A token is shown only once.
import './programs.css'
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { Field, Form } from './form.tsx'
import { moment } from './time.ts'

const LONGEST_NAME = 40

type Token = AnswerOf<'GET /api/tokens'>['tokens'][number]
type Program = AnswerOf<'GET /api/programs'>['programs'][number]

interface Fresh {
  readonly name: string
  readonly token: string
}

export function Programs() {
  const words = text.online.programs
  const [tokens, listTokens] = useState<readonly Token[]>([])
  const [programs, listPrograms] = useState<readonly Program[]>([])
  const [fresh, show] = useState<Fresh>()
  const [changes, change] = useState(0)
  const changed = () => change(one => one + 1)
  useEffect(() => {
    void changes
    const ask = async () => {
      listTokens((await api.call('GET /api/tokens')).tokens)
      listPrograms((await api.call('GET /api/programs')).programs)
    }
    ask().catch(() => {})
  }, [changes])
  const token = async (field: (name: string) => string) => {
    const name = field('token')
    show({ name, token: (await api.call('POST /api/tokens', { body: { name } })).token })
    changed()
  }
  const program = async (field: (name: string) => string) => {
    const name = field('program')
    show({ name, token: (await api.call('POST /api/programs', { body: { name } })).token })
    changed()
  }
  const withdraw = (id: string) => api.call('DELETE /api/tokens/:token', { params: { token: id } })
  const remove = (id: string) => api.call('DELETE /api/programs/:program', { params: { program: id } })
  return (
    <section className="panel programs">
      <h2>{words.title}</h2>
      <p className="quiet">
        {words.detail} <a href="/api">{words.description}</a>
      </p>
      {fresh !== undefined && <FreshToken key={fresh.token} {...fresh} />}
      <h3>{words.tokens}</h3>
      <ul className="sessions">
        {tokens.map(({ id, name, used }) => (
          <li key={id}>
            <span>
              {name} <small className="quiet">{used === 0 ? words.unused : words.used({ moment: moment(used) })}</small>
            </span>
            <Sure label={words.withdraw} sure={words.withdrawSure} act={() => void withdraw(id).then(changed)} />
          </li>
        ))}
      </ul>
      <Form key={`tokens ${tokens.length}`} label={words.newToken} secondary className="in-a-row" submit={token}>
        <Field label={words.tokenName} name="token" maxLength={LONGEST_NAME} autoComplete="off" />
      </Form>
      <h3>{words.bots}</h3>
      <p className="quiet">{words.botsDetail}</p>
      <ul className="sessions">
        {programs.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Sure label={words.remove} sure={words.removeSure} act={() => void remove(id).then(changed)} />
          </li>
        ))}
      </ul>
      <Form key={`bots ${programs.length}`} label={words.newBot} secondary className="in-a-row" submit={program}>
        <Field label={words.botName} name="program" maxLength={LONGEST_NAME} autoComplete="off" />
      </Form>
    </section>
  )
}

function FreshToken({ name, token }: Fresh) {
  const words = text.online.programs
  const [copied, tell] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(token)
    tell(true)
  }
  return (
    <div className="fresh-token" role="status">
      <label className="field">
        <span>{words.once({ name })}</span>
        <input readOnly value={token} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="plain" onClick={() => void copy()}>
        {copied ? text.online.share.copied : text.online.share.copy}
      </button>
    </div>
  )
}

/** Asks for confirmation, because it cannot be undone. */
function Sure({ label, sure, act }: { label: string; sure: string; act(): void }) {
  const [asked, ask] = useState(false)
  return asked ? (
    <button type="button" className="plain danger" onClick={act}>
      {sure}
    </button>
  ) : (
    <button type="button" className="plain" onClick={() => ask(true)}>
      {label}
    </button>
  )
}
