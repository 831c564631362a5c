// Puzzles: my rating, what to repeat, and the choice of the next one.
import '../style/forms.css'
import { DIFFICULTIES, THEMES } from '@arkwright/bots/puzzles'
import { useEffect, useState } from 'react'
import { shownRating } from '../online/rating.ts'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { EVERYTHING, type Filter, loadPuzzles, matching, type OpenPuzzle } from '../puzzles/library.ts'
import { ownPuzzles } from '../puzzles/own.ts'
import style from '../puzzles/puzzles.module.css'
import { AS_GOOD, dueOf, nextPuzzle, useAttempts } from '../puzzles/record.ts'
import { text } from '../puzzles/words.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import sheet from '../style/sheet.module.css'
import { Masthead } from './masthead.tsx'

const words = text.puzzles

type Loaded = { readonly all: readonly OpenPuzzle[]; readonly own: readonly OpenPuzzle[] } | 'failed'

export default function PuzzlesScreen() {
  const [loaded, know] = useState<Loaded>()
  const load = () => {
    know(undefined)
    Promise.all([loadPuzzles(), ownPuzzles()]).then(
      ([all, own]) => know({ all, own }),
      () => know('failed'),
    )
  }
  useEffect(load, [])
  return (
    <div>
      <Masthead title={words.title} />
      <main className={`${sheet['main']} ${style['main']}`}>
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
        {loaded === undefined && <p className="loading">{text.loading}</p>}
        {loaded === 'failed' && (
          <p className="refusal" role="alert">
            {words.notLoaded}{' '}
            <button type="button" className="secondary" onClick={load}>
              {words.loadAgain}
            </button>
          </p>
        )}
        {typeof loaded === 'object' && (
          <>
            <Chosen all={loaded.all} />
            <Own own={loaded.own} />
          </>
        )}
      </main>
    </div>
  )
}

function Chosen({ all }: { all: readonly OpenPuzzle[] }) {
  const { me, count, puzzles, filter, choose } = useAttempts()
  // The time of the visit: what becomes due meanwhile can wait.
  const [now] = useState(() => Date.now())
  const found = matching(all, filter)
  const next = nextPuzzle(found, { me, puzzles }, now)
  const solved = found.filter(({ name }) => (puzzles[name]?.lost ?? AS_GOOD) < AS_GOOD).length
  return (
    <section aria-label={words.choose} className={sheet['panel']}>
      <dl className={style['figures']}>
        <div>
          <dt>{words.rating}</dt>
          <dd>{count === 0 ? words.unrated : shownRating(me.mu)}</dd>
        </div>
        <div>
          <dt>{words.solved}</dt>
          <dd>{words.of({ count: solved, all: found.length })}</dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>{text.figures.number(dueOf(found, puzzles, now).length)}</dd>
        </div>
      </dl>
      <Filters filter={filter} choose={choose} />
      {next === undefined ? (
        <p>
          {words.none}{' '}
          <button type="button" className="secondary" onClick={() => choose(EVERYTHING)}>
            {words.all}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" className="primary" onClick={() => goTo(`#/puzzles/${next.name}`)}>
            <Icon name="play" size={18} /> {puzzles[next.name] === undefined ? words.solve : words.repeat}
          </button>
        </p>
      )}
      <p className="quiet">{words.how}</p>
    </section>
  )
}

function Filters({ filter, choose }: { filter: Filter; choose(filter: Filter): void }) {
  const { game, theme, difficulty } = filter
  return (
    <div className={style['filters']}>
      <label className="chooser">
        <span>{words.game}</span>
        <select value={game} onChange={event => choose({ ...filter, game: event.target.value })}>
          <option value="">{words.every}</option>
          {GAMES.map(({ id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </label>
      <label className="chooser">
        <span>{words.theme}</span>
        <select
          value={theme}
          onChange={event => choose({ ...filter, theme: THEMES.find(one => one === event.target.value) ?? '' })}
        >
          <option value="">{words.every}</option>
          {THEMES.map(one => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="chooser">
        <span>{words.difficulty}</span>
        <select
          value={difficulty}
          onChange={event =>
            choose({ ...filter, difficulty: DIFFICULTIES.find(one => one === Number(event.target.value)) ?? 0 })
          }
        >
          <option value={0}>{words.every}</option>
          {DIFFICULTIES.map(one => (
            <option key={one} value={one}>
              {words.difficulties[one - 1]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Own({ own }: { own: readonly OpenPuzzle[] }) {
  return (
    <section aria-label={words.own}>
      <h2>{words.own}</h2>
      {own.length === 0 ? (
        <p className="quiet">{words.noOwn}</p>
      ) : (
        <ul className={style['own']}>
          {own.map(({ name, from, puzzle }) => (
            <li key={name}>
              <Link to={`#/puzzles/${name}`} className="plain">
                <Icon name="play" size={18} />{' '}
                {words.ownTurn({ game: gameName(from.game), move: puzzle.at + 1, pounds: puzzle.turns[1]?.lost ?? 0 })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
