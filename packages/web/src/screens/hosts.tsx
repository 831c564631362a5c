// For the hosts of this server: reports, people, tables, jobs, and what hosts did.
import '../style/forms.css'
import '../online/online.css'
import { useState } from 'react'
import { text } from '../messages/fair-seats.ts'
import styles from '../online/hosts.module.css'
import { HostsAudit } from '../online/hosts-audit.tsx'
import { HostsJobs } from '../online/hosts-jobs.tsx'
import { HostsOffers } from '../online/hosts-offers.tsx'
import { HostsPeople } from '../online/hosts-people.tsx'
import { HostsReports } from '../online/hosts-reports.tsx'
import { HostsTables } from '../online/hosts-tables.tsx'
import { useHouse } from '../online/house.ts'
import { WithHouse } from '../online/with-house.tsx'

const PARTS = ['reports', 'people', 'tables', 'offers', 'jobs', 'audit'] as const

export default function HostsScreen() {
  const words = text.service.hosts
  const me = useHouse(house => house.me)
  return (
    <WithHouse title={words.title}>
      <h1>{words.title}</h1>
      {me?.host === true ? <Parts /> : <p>{words.only}</p>}
    </WithHouse>
  )
}

function Parts() {
  const words = text.service.hosts
  const [part, show] = useState<(typeof PARTS)[number]>('reports')
  return (
    <>
      <nav className={styles['parts']} aria-label={words.title}>
        {PARTS.map(one => (
          <button
            key={one}
            type="button"
            className={one === part ? 'primary' : 'secondary'}
            aria-current={one === part}
            onClick={() => show(one)}
          >
            {one === 'offers' ? text.fairSeats.offers.title : words[one]}
          </button>
        ))}
      </nav>
      {part === 'reports' && <HostsReports />}
      {part === 'people' && <HostsPeople />}
      {part === 'tables' && <HostsTables />}
      {part === 'offers' && <HostsOffers />}
      {part === 'jobs' && <HostsJobs />}
      {part === 'audit' && <HostsAudit />}
    </>
  )
}
