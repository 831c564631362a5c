// Home: play at once, set up a table, go on with a game.
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { quickGame } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Engraving } from '../shell/engraving.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { writeRecord } from '../storage/records.ts'
import { openFile } from './import-file.ts'
import { MyGames } from './my-games.tsx'

const words = text.home

async function playNow(): Promise<void> {
  const record = quickGame()
  await writeRecord(record)
  goTo(`/table/${record.id}`)
}

export function Home() {
  const [trouble, tell] = useState<string>()
  const take = (file: File | undefined) => void openFile(file).then(tell)
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      void openFile(event.dataTransfer?.files[0]).then(tell)
    }
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
    }
  }, [])
  return (
    <div className="home">
      <header className="masthead">
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <i>{text.tagline}</i>
        <ThemeChooser />
      </header>
      <main>
        <section className="hero">
          <div>
            <h1>{words.title}</h1>
            <p className="lead">{words.intro}</p>
            <div className="hero-buttons">
              <button type="button" className="primary big" onClick={() => void playNow()}>
                <Icon name="play" />
                <span>
                  {words.playNow}
                  <small>{words.playNowDetail}</small>
                </span>
              </button>
              <Link to="/new" className="secondary big">
                <Icon name="factory" />
                <span>
                  {words.newTable}
                  <small>{words.newTableDetail}</small>
                </span>
              </Link>
            </div>
            <p className="quiet">{words.offline}</p>
          </div>
          <Engraving />
        </section>
        <MyGames />
        <p className="import">
          <label className="plain">
            <Icon name="open" size={18} /> {words.import}
            <input type="file" accept=".json,application/json" onChange={event => take(event.target.files?.[0])} />
          </label>{' '}
          <span className="quiet">{words.importDetail}</span>
        </p>
        {trouble !== undefined && (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
        <section className="pillars">
          {words.pillars.map(({ title, body }) => (
            <article key={title}>
              <h2>{title}</h2>
              <p>{body}</p>
            </article>
          ))}
        </section>
      </main>
    </div>
  )
}
