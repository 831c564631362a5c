// Home: play at once, set up a table, continue a game.
import { text } from '../messages/index.ts'
import { HomeTexts, LobbyLink, MyOnlineGames } from '../online/home-door.tsx'
import { quickGame } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Engraving } from '../shell/engraving.tsx'
import { Icon } from '../shell/icon.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { writeRecord } from '../storage/records.ts'
import { Import } from './import.tsx'
import { LibraryLinks } from './masthead.tsx'
import { MyGames } from './my-games.tsx'

const words = text.home

async function playNow(): Promise<void> {
  const record = quickGame()
  await writeRecord(record)
  goTo(`/table/${record.id}`)
}

export function Home() {
  return (
    <div className="home">
      <header className="masthead">
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <i>{text.tagline}</i>
        <LibraryLinks />
        <LanguageChooser />
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
              <Link to="#/learn" className="secondary big">
                <Icon name="hint" />
                <span>
                  {text.lessons.title}
                  <small>{text.lessons.homeDetail}</small>
                </span>
              </Link>
              <LobbyLink />
            </div>
            <p className="quiet">{words.offline}</p>
          </div>
          <Engraving />
        </section>
        <MyOnlineGames />
        <MyGames />
        <Import />
        <section className="pillars">
          {words.pillars.map(({ title, body }) => (
            <article key={title}>
              <h2>{title}</h2>
              <p>{body}</p>
            </article>
          ))}
        </section>
      </main>
      <HomeTexts />
    </div>
  )
}
