// The explorer: from the opening on, what was played, how often, and what it earned.
import { useEffect, useState } from 'react'
import { addressOf, type Place, placeIn } from '../explorer/address.ts'
import { Board } from '../explorer/board.tsx'
import { Choices } from '../explorer/choices.tsx'
import { Choosers } from '../explorer/choosers.tsx'
import styles from '../explorer/explorer.module.css'
import { type ExploredLine, movesOf, playLine } from '../explorer/line.ts'
import { allPools, isSame, type Pool } from '../explorer/pools.ts'
import { Standing } from '../explorer/standing.tsx'
import { Trail } from '../explorer/trail.tsx'
import { text } from '../messages/explorer.ts'
import { faultWords } from '../online/faults.ts'
import { loadPage } from '../play/catalogue.ts'
import type { GamePage } from '../play/game-page.ts'
import { goTo } from '../router.ts'
import { Masthead } from './masthead.tsx'

const words = text.explorer

export default function ExplorerScreen({ path }: { path: string }) {
  const [pools, show] = useState<readonly Pool[] | string>()
  const [attempt, tryAgain] = useState(0)
  useEffect(() => {
    void attempt
    let left = false
    allPools().then(
      found => left || show(found),
      error => left || show(faultWords(error)),
    )
    return () => {
      left = true
    }
  }, [attempt])
  return (
    <div>
      <Masthead title={words.title} />
      <main className={styles['explorer']}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {pools === undefined && <p className="loading">{text.loading}</p>}
        {typeof pools === 'string' && (
          <p className="refusal" role="alert">
            {words.failed({ reason: pools })}{' '}
            <button type="button" className="secondary" onClick={() => tryAgain(attempt + 1)}>
              {words.tryAgain}
            </button>
          </p>
        )}
        {typeof pools === 'object' && <Explored pools={pools} place={placeIn(path)} />}
      </main>
    </div>
  )
}

function Explored({ pools, place }: { pools: readonly Pool[]; place: Place | undefined }) {
  const [first] = pools
  if (place === undefined && first === undefined) return <p>{words.empty}</p>
  const here = place ?? {
    game: first?.game ?? '',
    options: first?.options,
    line: [],
    pool: first?.name,
  }
  return <AtPlace key={here.game} pools={pools} place={here} />
}

type Opened =
  | { readonly page: GamePage; readonly line: ExploredLine | undefined; readonly options: unknown }
  | 'no game'

function AtPlace({ pools, place }: { pools: readonly Pool[]; place: Place }) {
  const [page, show] = useState<GamePage | 'no game'>()
  useEffect(() => {
    let left = false
    loadPage(place.game).then(
      found => left || show(found ?? 'no game'),
      () => left || show('no game'),
    )
    return () => {
      left = true
    }
  }, [place.game])
  if (page === undefined) return <p className="loading">{text.loading}</p>
  const opened = openedAt(page, place)
  if (opened === 'no game' || opened.line === undefined) return <Unplayable place={place} />
  const { line, options } = opened
  const fitting = pools.filter(pool => isSame(pool, { game: place.game, options }))
  const pool = fitting.find(({ name }) => name === place.pool) ?? fitting[0]
  const there: Place = { game: place.game, options, line: movesOf(line.steps), pool: pool?.name }
  const go = (moves: readonly string[]) => goTo(addressOf({ ...there, line: moves }))
  return (
    <>
      <Choosers pools={pools} fitting={fitting} place={there} />
      <Trail page={opened.page} line={line} place={there} />
      <div className={styles['columns']}>
        <Choices page={opened.page} line={line} pool={pool} go={turn => go([...there.line, ...turn])} />
        <Standing page={opened.page} state={line.state} />
      </div>
      <Board page={opened.page} line={line} />
    </>
  )
}

function openedAt(page: GamePage | 'no game', { options, line }: Place): Opened {
  if (page === 'no game') return page
  try {
    const parsed = page.game.parseOptions(options)
    return { page, options: parsed, line: playLine(page, parsed, line) }
  } catch {
    return 'no game'
  }
}

function Unplayable({ place }: { place: Place }) {
  return (
    <>
      <p role="alert">{words.unplayable}</p>
      <button
        type="button"
        className="secondary"
        onClick={() => goTo(place.line.length === 0 ? '#/explorer' : addressOf({ ...place, line: [] }))}
      >
        {words.toOpening}
      </button>
    </>
  )
}
