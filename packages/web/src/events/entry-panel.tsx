// Entering an event and withdrawing.
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { Form } from '../online/form.tsx'
import { useHouse } from '../online/house.ts'
import type { Event } from './players.ts'

export function EntryPanel({ event, again }: { event: Event; again(): void }) {
  const words = text.events.entry
  const me = useHouse(house => house.me?.id)
  const mine = event.entries.find(({ person }) => person !== null && person.id === me)
  const set = (into: boolean) => async () => {
    await api.call('PUT /api/events/:event/entry', { params: { event: event.id }, body: { in: into } })
    again()
  }
  if (event.state === 'over' || event.state === 'cancelled') return null
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      {me === undefined && <p>{words.sign}</p>}
      {event.mine && <p>{words.in}</p>}
      {event.mine && event.state === 'running' && (mine?.since ?? 0) > event.round && <p>{words.late}</p>}
      {me !== undefined && event.may.enter && (
        <Form label={words.enter} submit={set(true)}>
          {null}
        </Form>
      )}
      {event.may.withdraw && (
        <Form label={words.withdraw} secondary submit={set(false)}>
          {event.state === 'running' && <small className="quiet">{words.withdrawHelp}</small>}
        </Form>
      )}
      {!event.mine && !event.may.enter && <p>{words.closed}</p>}
    </section>
  )
}
