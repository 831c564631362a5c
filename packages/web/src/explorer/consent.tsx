// In my account: whether my finished public games may be explored.
import type { Me } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/explorer.ts'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { nowI } from '../online/house.ts'
import { Link } from '../shell/link.tsx'

const words = text.explorer.consent

export function ExploreConsent({ me }: { me: Me }) {
  const [fault, tell] = useState<string>()
  const [agreed, show] = useState(me.explore)
  const agree = (explore: boolean) => {
    show(explore)
    tell(undefined)
    api.call('PATCH /api/me', { body: { explore } }).then(
      answer => nowI(answer.me),
      error => {
        show(!explore)
        tell(faultWords(error))
      },
    )
  }
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <p className="quiet">{words.detail}</p>
      <label className="tick">
        <input type="checkbox" checked={agreed} onChange={event => agree(event.target.checked)} />
        {words.tick}
      </label>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
      <p>
        <Link to="#/explorer">{words.open}</Link>
      </p>
    </section>
  )
}
