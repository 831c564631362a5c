// Home: the games on the left, my own games and other ways in on the right.
import { text } from '../messages/first.ts'
import { HomeTexts, LobbyLink, MyOnlineGames, useHouseThere } from '../online/home-door.tsx'
import { GAMES, type Listed } from '../play/catalogue.ts'
import { gameName, gameWords } from '../play/names.ts'
import { quickGame } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { GamePicture } from '../shell/game-picture.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { writeRecord } from '../storage/records.ts'
import style from './home.module.css'
import { Import } from './import.tsx'
import { Masthead } from './masthead.tsx'
import { MyGames } from './my-games.tsx'

const words = text.home

export function Home() {
  return (
    <div className="home">
      <Masthead title={text.tagline} />
      <main className={style['main']}>
        <div className={style['intro']}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <section className={style['shelf']} aria-label={words.shelf}>
          {GAMES.map(game => (
            <GameOnShelf key={game.id} game={game} />
          ))}
        </section>
        <div className={style['mine']}>
          <MyGames />
          <MyOnlineGames />
          <section aria-label={words.doors} className={style['doors']}>
            <LobbyLink />
            <Link to="/new" className="secondary">
              <Icon name="factory" />
              <span>
                {words.newTable}
                <small>{words.newTableDetail}</small>
              </span>
            </Link>
            <Link to="#/daily" className="secondary">
              <Icon name="production" />
              <span>
                {words.daily}
                <small>{words.dailyDetail}</small>
              </span>
            </Link>
            <Link to="#/puzzles" className="secondary">
              <Icon name="hint" />
              <span>
                {words.puzzles}
                <small>{words.puzzlesDetail}</small>
              </span>
            </Link>
            <Import />
            <p className="quiet">{words.offline}</p>
          </section>
        </div>
      </main>
      <HomeTexts />
    </div>
  )
}

async function playNow(game: Listed): Promise<void> {
  const record = quickGame(game)
  await writeRecord(record)
  goTo(`/table/${record.id}`)
}

function GameOnShelf({ game }: { game: Listed }) {
  const { id, usualPlayers } = game
  const name = gameName(id)
  const online = useHouseThere()
  return (
    <article className={style['game']}>
      <GamePicture game={id} />
      <div>
        <h2>{name}</h2>
        <p className={style['facts']}>{gameWords(id)?.facts}</p>
        <p>{gameWords(id)?.detail}</p>
        <div className={style['ways']}>
          <button
            type="button"
            className="primary"
            aria-label={words.playGame({ game: name })}
            title={words.against({ count: usualPlayers - 1 })}
            onClick={() => void playNow(game)}
          >
            <Icon name="play" size={18} /> {words.playNow}
          </button>
          <Link to="#/learn" className="secondary" label={words.learnGame({ game: name })}>
            <Icon name="hint" size={18} /> {words.learn}
          </Link>
          <Link
            to={online ? `/new?game=${id}&friends` : `/new?game=${id}`}
            className="secondary"
            label={words.friendsGame({ game: name })}
          >
            <Icon name="workers" size={18} /> {words.friends}
          </Link>
        </div>
      </div>
    </article>
  )
}
