// The answer to a puzzle: what my turn loses, the best turn, and why, in figures.
import '../analysis/costly-turns.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ToldTurn } from '../analysis/told-turn.tsx'
import { shownRating } from '../online/rating.ts'
import type { GamePage } from '../play/game-page.ts'
import { replay } from '../play/history.ts'
import { gameName } from '../play/names.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import sheet from '../style/sheet.module.css'
import type { Grade } from './grade.ts'
import { loadPuzzles, matching, type OpenPuzzle } from './library.ts'
import { isOwn } from './own-name.ts'
import style from './puzzles.module.css'
import { AS_GOOD, nextPuzzle, useAttempts } from './record.ts'
import { text } from './words.ts'

const words = text.puzzles
/** Pounds lost, from which a turn is no longer nearly right. */
const FAR = 10

interface SolutionProps {
  readonly open: OpenPuzzle
  readonly page: GamePage
  /** Undefined while the turn is being weighed. */
  readonly grade: Grade | undefined
  readonly trouble: string | undefined
  again(): void
}

export function Solution({ open, page, grade, trouble, again }: SolutionProps) {
  const { from, puzzle } = open
  const head = useRef<HTMLHeadingElement>(null)
  const before = useMemo(
    () => replay(page.game, from.options, from.seed, from.moves.slice(0, puzzle.at)).journal.at(puzzle.at),
    [page, from, puzzle],
  )
  useEffect(() => {
    if (grade !== undefined) head.current?.focus()
  }, [grade])
  const [best, second] = puzzle.turns
  if (grade === undefined) {
    return (
      <main className={`${sheet['main']} ${style['main']}`}>
        <p role="status">{trouble === undefined ? words.weighing : words.failed({ reason: trouble })}</p>
        {trouble !== undefined && <Again again={again} />}
      </main>
    )
  }
  const isSolved = grade.lost < AS_GOOD
  const [held, analyses] = puzzle.held
  return (
    <main className={`${sheet['main']} ${style['main']}`}>
      <h1 ref={head} tabIndex={-1}>
        {isSolved ? words.right : grade.lost < FAR ? words.near : words.wrong}
      </h1>
      <p className={style['lost']}>
        <b>{words.lost({ pounds: Math.round(grade.lost) })}</b>{' '}
        <span>{words.chance({ points: Math.round(100 * Math.max(0, grade.chance)) })}</span>
      </p>
      <Ways open={open} again={again} />
      <div className="costly">
        <div className="turns-compared">
          {!isSolved && (
            <ToldTurn title={words.yours} page={page} before={before} seat={puzzle.seat} moves={grade.moves} />
          )}
          <ToldTurn title={words.best} page={page} before={before} seat={puzzle.seat} moves={best?.moves ?? []} />
        </div>
      </div>
      {second !== undefined && !isOwn(open.name) && (
        <p>{words.margin({ pounds: Math.round(second.lost), points: Math.round(100 * Math.max(0, second.chance)) })}</p>
      )}
      <p className="quiet">
        {[gameName(from.game), ...puzzle.themes.map(theme => words.themes[theme])].join(' · ')}
        {analyses > 0 && <> · {words.held({ held, analyses })}</>}
      </p>
      <Others open={open} page={page} before={before} />
    </main>
  )
}

function Again({ again }: { again(): void }) {
  return (
    <button type="button" className="secondary" onClick={again}>
      <Icon name="again" size={18} /> {words.again}
    </button>
  )
}

function Ways({ open, again }: { open: OpenPuzzle; again(): void }) {
  const attempts = useAttempts()
  const next = useNext(open)
  return (
    <>
      <p className={sheet['ways']}>
        {next !== undefined && (
          <button type="button" className="primary" onClick={() => goTo(`#/puzzles/${next.name}`)}>
            <Icon name="play" size={18} /> {words.next}
          </button>
        )}
        <Again again={again} />
        <Link to="#/puzzles" className="secondary">
          {words.toList}
        </Link>
      </p>
      <p className="quiet">
        {words.ratingNow({ rating: shownRating(attempts.me.mu) })}{' '}
        {attempts.puzzles[open.name]?.due !== undefined && words.again2}
      </p>
    </>
  )
}

/** The next one by the filter that was chosen. */
function useNext(open: OpenPuzzle): OpenPuzzle | undefined {
  const attempts = useAttempts()
  const [all, know] = useState<readonly OpenPuzzle[]>([])
  useEffect(() => {
    loadPuzzles().then(know, () => {})
  }, [])
  return nextPuzzle(matching(all, attempts.filter), attempts, Date.now(), open.name)
}

interface OthersProps extends Pick<SolutionProps, 'open' | 'page'> {
  readonly before: ReturnType<ReturnType<typeof replay>['journal']['at']>
}

function Others({ open: { puzzle }, page, before }: OthersProps) {
  const others = puzzle.turns.slice(1)
  if (others.length === 0) return null
  return (
    <details className="costly">
      <summary>{words.others({ count: others.length })}</summary>
      <ol>
        {others.map(({ moves, lost }) => (
          <li key={moves.join(' ')}>
            <ToldTurn
              title={words.lost({ pounds: Math.round(lost) })}
              page={page}
              before={before}
              seat={puzzle.seat}
              moves={moves}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}
