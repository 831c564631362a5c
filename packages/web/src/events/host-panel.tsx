// What the host of an event may do: enter bots, start it, call it off.
import type { Strength } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { Field, Form } from '../online/form.tsx'
import { useHouse } from '../online/house.ts'
import { BOT_STRENGTHS } from '../play/catalogue.ts'
import { strengthName } from '../play/names.ts'
import type { Event } from './players.ts'

export function HostPanel({ event, again }: { event: Event; again(): void }) {
  const words = text.events.host
  const me = useHouse(house => house.me?.id)
  const [sure, ask] = useState(false)
  if (!event.may.cancel) return null
  const params = { event: event.id }
  const set = (state: 'running' | 'cancelled') => async () => {
    await api.call('PUT /api/events/:event/state', { params, body: { state } })
    ask(false)
    again()
  }
  const setBots = async (field: (name: string) => string) => {
    const body = { strength: field('level') as Strength, count: Number(field('count')) }
    await api.call('PUT /api/events/:event/bots', { params, body })
    again()
  }
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      {event.state === 'open' && event.host?.id === me && (
        <Form label={words.setBots} className="in-a-row" secondary submit={setBots}>
          <label className="field">
            <span>{words.level}</span>
            <select name="level" defaultValue="easy">
              {BOT_STRENGTHS.map(level => (
                <option key={level} value={level}>
                  {strengthName(level)}
                </option>
              ))}
            </select>
          </label>
          <Field label={words.count} name="count" type="number" initial="1" />
        </Form>
      )}
      {event.state === 'open' && !event.may.start && <p className="quiet">{words.tooFew}</p>}
      <div className="side-doors">
        {event.may.start && (
          <Form label={words.start} submit={set('running')}>
            {null}
          </Form>
        )}
        {!sure && (
          <button type="button" className="secondary" onClick={() => ask(true)}>
            {words.cancel}
          </button>
        )}
        {sure && (
          <>
            <p role="alert">{words.sure}</p>
            <Form label={words.yes} secondary submit={set('cancelled')}>
              {null}
            </Form>
            <button type="button" className="plain" onClick={() => ask(false)}>
              {words.no}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
