// A table: opened from the browser's database, with the game's page.
import { useEffect, useState } from 'react'
import { later } from '../later.ts'
import { text } from '../messages/index.ts'
import { useLocalPrepared } from '../plan/local-prepared.ts'
import { WithPlan } from '../plan/with-plan.tsx'
import { loadPage } from '../play/catalogue.ts'
import { openLocal } from '../play/local-source.ts'
import { OpenTable } from '../play/open-table.tsx'
import type { SessionStore } from '../play/session.ts'
import { faces } from '../shell/fonts.ts'
import { Link } from '../shell/link.tsx'
import { readRecord, revisionOf } from '../storage/records.ts'
import { LaterMenu } from '../table/later-menu.tsx'
import { TableFrame } from '../table/table-frame.tsx'

const ResultScreen = later(() => import('./result.tsx'))

export default function TableScreen({ id, result }: { id: string; result: boolean }) {
  const [store, setStore] = useState<SessionStore | 'missing'>()
  useEffect(() => {
    let opened: SessionStore | undefined
    let left = false
    const open = async () => {
      const record = await readRecord(id)
      const [page] = await Promise.all([record && loadPage(record.game, revisionOf(record)), faces()])
      if (left) return
      if (record === undefined || page === undefined) return setStore('missing')
      opened = openLocal(page, record)
      setStore(opened)
    }
    void open()
    return () => {
      left = true
      opened?.getState().close()
    }
  }, [id])
  if (store === undefined) return <p className="loading">{text.loading}</p>
  if (store === 'missing') {
    return (
      <main className="nothing">
        <p>{text.notFound}</p>
        <Link to="/">{text.nav.home}</Link>
      </main>
    )
  }
  return <OpenTable store={store}>{result ? <ResultScreen /> : <LocalTable />}</OpenTable>
}

function LocalTable() {
  return (
    <WithPlan turn={useLocalPrepared()}>
      <TableFrame menu={<LaterMenu />} />
    </WithPlan>
  )
}
