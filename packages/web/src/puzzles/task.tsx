// What to do in a puzzle, beside its table.
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import type { OpenPuzzle } from './library.ts'
import style from './puzzles.module.css'
import { text } from './words.ts'

const words = text.puzzles

export function Task({ open: { from, puzzle } }: { open: OpenPuzzle }) {
  return (
    <section className={`panel ${style['task']}`} aria-label={words.task}>
      <h2>{words.task}</h2>
      <p>
        {words.taskDetail({ colour: text.seats.colours[puzzle.seat] ?? '' })}{' '}
        <span className={style['kind']}>
          {gameName(from.game)} · {words.difficulties[puzzle.difficulty - 1]}
        </span>
      </p>
      <Link to="#/puzzles">{words.toList}</Link>
    </section>
  )
}
