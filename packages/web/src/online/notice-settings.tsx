// Where notices go: page, web push, e-mail, webhook, each with a test.
import './notice-settings.css'
import type { Me, NoticeSettings as Settings } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { nowI } from './house.ts'
import { pushWorks, subscribe, unsubscribe } from './push.ts'

const ABOUT = ['turn', 'over', 'invited'] as const
type About = (typeof ABOUT)[number]
const WAYS = ['page', 'push', 'email', 'webhook'] as const
type Way = (typeof WAYS)[number]
const DIGESTS = [0, 1, 6, 24]

async function change(notices: Settings): Promise<void> {
  nowI((await api.call('PATCH /api/me', { body: { notices } })).me)
}

export function NoticeSettings({ me }: { me: Me }) {
  const words = text.online.noticeSettings
  const { notices } = me
  const [said, tell] = useState<string>()
  const attempt = (action: Promise<unknown>) => void action.catch(error => tell(faultWords(error)))
  const turn = (about: About, way: Way, on: boolean) =>
    attempt(change({ ...notices, [about]: { ...notices[about], [way]: on } }))
  const permit = async () => tell((await subscribe()) ? words.pushOn : words.pushOff)
  const test = async (by: Way) => {
    const { sent } = await api.call('POST /api/notices/test', { body: { by } })
    tell(sent ? words.tested[by] : words.failed[by])
  }
  return (
    <section className="panel notice-settings">
      <h2>{words.title}</h2>
      <NoticeTable notices={notices} turn={turn} test={way => attempt(test(way))} />
      {said !== undefined && <p role="status">{said}</p>}
      {pushWorks() && (
        <p className="side-doors">
          <button type="button" className="secondary" onClick={() => attempt(permit())}>
            {words.allowPush}
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => attempt(unsubscribe().then(() => tell(words.pushOff)))}
          >
            {words.stopPush}
          </button>
        </p>
      )}
      <Form
        label={words.keep}
        secondary
        className="in-a-row"
        submit={field => change({ ...notices, webhookUrl: field('webhook').trim() })}
      >
        <Field
          label={words.webhook}
          name="webhook"
          type="url"
          initial={notices.webhookUrl}
          hint={words.webhookHint}
          optional
        />
      </Form>
      <DigestChooser hours={notices.digestHours} choose={digestHours => attempt(change({ ...notices, digestHours }))} />
    </section>
  )
}

interface NoticeTableProps {
  readonly notices: Settings
  turn(about: About, way: Way, on: boolean): void
  test(way: Way): void
}

/** What is told in which way, and a test of each way. */
function NoticeTable({ notices, turn, test }: NoticeTableProps) {
  const words = text.online.noticeSettings
  return (
    <div className="scrolling">
      <table>
        <thead>
          <tr>
            <td />
            {WAYS.map(way => (
              <th key={way} scope="col">
                {words.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ABOUT.map(about => (
            <tr key={about}>
              <th scope="row">{words.about[about]}</th>
              {WAYS.map(way => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={words.cell({ about: words.about[about], way: words.ways[way] })}
                    checked={notices[about][way]}
                    onChange={event => turn(about, way, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.test}</th>
            {WAYS.map(way => (
              <td key={way}>
                <button
                  type="button"
                  className="plain"
                  aria-label={words.testOne({ way: words.ways[way] })}
                  onClick={() => test(way)}
                >
                  {words.test}
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function DigestChooser({ hours: chosen, choose }: { readonly hours: number; choose(hours: number): void }) {
  const words = text.online.noticeSettings
  return (
    <label className="chooser">
      <span>{words.digest}</span>
      <select value={chosen} onChange={event => choose(Number(event.target.value))}>
        {DIGESTS.map(hours => (
          <option key={hours} value={hours}>
            {hours === 0 ? words.atOnce : words.every({ hours })}
          </option>
        ))}
      </select>
    </label>
  )
}
