// Events: the list, one tournament, one league, and the forms to create them.
import '../style/forms.css'
import '../style/ledger.css'
import '../online/online.css'
import { EventList } from '../events/event-list.tsx'
import { EventPage } from '../events/event-page.tsx'
import { LeaguePage } from '../events/league-page.tsx'
import { NewEvent } from '../events/new-event.tsx'
import { NewLeague } from '../events/new-league.tsx'
import { text } from '../messages/events.ts'
import { WithHouse } from '../online/with-house.tsx'

/** `#/events`, `#/events/new`, `#/events/new-league`, `#/events/league/ID`, `#/events/ID`. */
export default function EventsScreen({ id, part = '' }: { id: string; part?: string | undefined }) {
  return (
    <WithHouse title={text.events.title}>
      <Chosen id={id} part={part} />
    </WithHouse>
  )
}

function Chosen({ id, part }: { id: string; part: string }) {
  if (id === '') return <EventList />
  if (id === 'new') return <NewEvent />
  if (id === 'new-league') return <NewLeague />
  return id === 'league' ? <LeaguePage id={part} /> : <EventPage id={id} />
}
