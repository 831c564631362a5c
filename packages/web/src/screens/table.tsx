// A table: opened from the browser's database, with the game's own page.
import '../style/table.css'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { loadPage } from '../play/catalogue.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { TableContext, useTable } from '../play/use-table.ts'
import { ActionBar } from '../shell/action-bar.tsx'
import { Announcer } from '../shell/announcer.tsx'
import { PaceChooser, ThemeChooser } from '../shell/choosers.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { readRecord } from '../storage/records.ts'
import { ResultScreen } from './result.tsx'

export default function TableScreen({ id, result }: { id: string; result: boolean }) {
  const [store, setStore] = useState<SessionStore | 'missing'>()
  useEffect(() => {
    let opened: SessionStore | undefined
    let left = false
    const open = async () => {
      const record = await readRecord(id)
      const page = record && (await loadPage(record.game))
      if (left) return
      if (record === undefined || page === undefined) return setStore('missing')
      opened = openSession(page, record)
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
  return <TableContext value={store}>{result ? <ResultScreen /> : <Table />}</TableContext>
}

function Table() {
  const page = useTable(session => session.page)
  const mySeat = useTable(session => session.mySeat)
  const looking = useTable(session => session.looking)
  return (
    <div className={`table ${looking === undefined ? '' : 'looking'}`} data-seat={mySeat}>
      <a className="skip" href="#actions">
        {text.skip}
      </a>
      <header className="table-head">
        <h1>
          <Link to="/" className="brand">
            {text.name}
          </Link>{' '}
          <i>{page.title}</i>
        </h1>
        <page.Head />
        <details className="menu">
          <summary aria-label={text.table.menu}>
            <Icon name="machine" size={20} />
          </summary>
          <div>
            <PaceChooser />
            <ThemeChooser />
          </div>
        </details>
      </header>
      <main>
        <page.Table />
      </main>
      <ActionBar />
      <Announcer />
    </div>
  )
}
