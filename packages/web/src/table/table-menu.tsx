// The table's menu: this game, settings, and what to read. It stands in the `details` of the table's head.
import { type MouseEvent, useState } from 'react'
import { text } from '../messages/later.ts'
import { isCode } from '../online/known-tables.ts'
import { exportGame } from '../play/game-files.ts'
import { useTable } from '../play/use-table.ts'
import { PlayedBy } from '../printings/played-by.tsx'
import { newDeal, sameDeal } from '../replay/fork.ts'
import { goTo } from '../router.ts'
import { LibraryLinks } from '../screens/masthead.tsx'
import { PaceChooser, SoundChooser, ThemeChooser } from '../shell/choosers.tsx'
import { Icon } from '../shell/icon.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import ReadingDialog from '../shell/reading.tsx'
import type { GameRecord } from '../storage/records.ts'
import { SaleChooser } from './sale-chooser.tsx'
import style from './table-menu.module.css'

const words = text.tableMenu

export default function TableMenu() {
  const online = useTable(session => isCode(session.record.id))
  const options = useTable(session => session.record.options)
  return (
    <div className={style['menu']}>
      <section>
        <h2>{words.game}</h2>
        <PlayedBy options={options} />
        <Link to="/" className="plain">
          <Icon name="home" size={18} /> {text.nav.home}
        </Link>
        {!online && <ThisGame />}
      </section>
      <section>
        <h2>{words.settings}</h2>
        <PaceChooser />
        <SaleChooser />
        <LanguageChooser />
        <ThemeChooser />
        <SoundChooser />
        <Keys />
      </section>
      <section>
        <h2>{words.library}</h2>
        <LibraryLinks />
      </section>
    </div>
  )
}

/** What only a game of this browser allows. */
function ThisGame() {
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  return (
    <>
      <button type="button" className="plain" onClick={() => exportGame(page.game, record)}>
        <Icon name="save" size={18} /> {text.result.export}
      </button>
      <TakeBack />
      <Restart label={words.restart} start={() => newDeal(record)} />
      <Restart label={words.sameDeal} start={() => sameDeal(record)} />
    </>
  )
}

function TakeBack() {
  const takeBack = useTable(session => session.takeBack)
  const press = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('details')?.removeAttribute('open')
    takeBack?.()
  }
  return (
    <div className={style['described']}>
      <button type="button" className="plain" disabled={takeBack === undefined} onClick={press}>
        <Icon name="back" size={18} /> {words.takeBack}
      </button>
      <small>{takeBack === undefined ? words.takeBackNot : words.takeBackDetail}</small>
    </div>
  )
}

function Restart({ label, start }: { label: string; start(): Promise<GameRecord> }) {
  const [sure, ask] = useState(false)
  const go = async () => {
    const { id } = await start()
    goTo(`/table/${id}`)
  }
  if (!sure) {
    return (
      <button type="button" className="plain" onClick={() => ask(true)}>
        <Icon name="again" size={18} /> {label}
      </button>
    )
  }
  return (
    <fieldset className={style['sure']} aria-label={label}>
      <p>{words.sure}</p>
      <button type="button" className="primary" onClick={() => void go()}>
        {words.restartYes}
      </button>{' '}
      <button type="button" className="plain" onClick={() => ask(false)}>
        {words.leave}
      </button>
    </fieldset>
  )
}

function Keys() {
  const [opened, open] = useState(false)
  return (
    <>
      <button type="button" className="plain" onClick={() => open(true)}>
        {text.reading.keys.title}
      </button>
      {opened && <ReadingDialog first="keys" onClose={() => open(false)} />}
    </>
  )
}
