// Opens a game for replay: from this browser, or from an online table.
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/later.ts'
import { faultWords } from '../online/faults.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { isCode } from '../online/known-tables.ts'
import { WithHouse } from '../online/with-house.tsx'
import { OpenTable } from '../play/open-table.tsx'
import { faces } from '../shell/fonts.ts'
import { Link } from '../shell/link.tsx'
import { type OpenedTale, openTale, TaleContext } from './use-tale.ts'

type Found = OpenedTale | 'who' | 'other rules' | 'missing' | { readonly fault: string }

/** `look`: the position to start with, in moves. */
export function TaleDoor({ id, look, children }: { id: string; look?: number | undefined; children: ReactNode }) {
  const [found, show] = useState<Found>()
  const me = useHouse(house => house.me?.id)
  useEffect(() => {
    let left = false
    // Asks again after sign-in.
    void me
    void Promise.all([opened(id), faces()]).then(([tale]) => {
      if (!left) show(tale)
    })
    return () => {
      left = true
    }
  }, [id, me])
  const tale = typeof found === 'object' && 'tale' in found ? found : undefined
  useEffect(() => {
    if (tale === undefined || look === undefined) return
    const session = tale.store.getState()
    if (session.looking !== look) session.look(look)
  }, [tale, look])
  if (found === undefined) return <p className="loading">{text.loading}</p>
  if (found === 'who') {
    return (
      <WithHouse title={text.replay.title}>
        <h1>{text.online.table.invited}</h1>
        <GuestForm />
      </WithHouse>
    )
  }
  if (tale === undefined) return <Nothing found={found} />
  return (
    <TaleContext value={tale}>
      <OpenTable store={tale.store}>{children}</OpenTable>
    </TaleContext>
  )
}

async function opened(id: string): Promise<Found> {
  try {
    const { openOnlineTale } = await import('../online/online-tale.ts')
    return (await (isCode(id) ? openOnlineTale(id) : openTale(id))) ?? 'missing'
  } catch (error) {
    return { fault: faultWords(error) }
  }
}

function Nothing({ found }: { found: Found }) {
  const fault = typeof found === 'object' && 'fault' in found ? found.fault : undefined
  return (
    <main className="nothing">
      <p>{fault ?? (found === 'other rules' ? text.online.table.otherRules : text.replay.gone)}</p>
      <Link to="/">{text.nav.home}</Link>
    </main>
  )
}
