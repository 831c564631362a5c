// One puzzle: solved on the real table, then explained.
import { useEffect, useState } from 'react'
import { loadPage } from '../play/catalogue.ts'
import type { GamePage } from '../play/game-page.ts'
import { OpenTable } from '../play/open-table.tsx'
import type { SessionStore } from '../play/session.ts'
import { findPuzzle } from '../puzzles/find.ts'
import { type Grade, storedGrade, weighedGrade } from '../puzzles/grade.ts'
import type { OpenPuzzle } from '../puzzles/library.ts'
import { openPuzzle } from '../puzzles/puzzle-source.ts'
import { noteAttempt } from '../puzzles/record.ts'
import { Solution } from '../puzzles/solution.tsx'
import { Task } from '../puzzles/task.tsx'
import { text } from '../puzzles/words.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { faces } from '../shell/fonts.ts'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { TableFrame } from '../table/table-frame.tsx'
import { LibraryLinks, Masthead } from './masthead.tsx'

const words = text.puzzles

interface Opened {
  readonly open: OpenPuzzle
  readonly page: GamePage
}

export default function PuzzleScreen({ name }: { name: string }) {
  const [opened, show] = useState<Opened | 'missing'>()
  useEffect(() => {
    let left = false
    find(name).then(
      found => left || show(found ?? 'missing'),
      () => left || show('missing'),
    )
    return () => {
      left = true
    }
  }, [name])
  if (opened === undefined) return <p className="loading">{text.loading}</p>
  if (opened === 'missing') {
    return (
      <main className="nothing">
        <p>{words.missing}</p>
        <Link to="#/puzzles">{words.toList}</Link>
      </main>
    )
  }
  return <Solving key={opened.open.name} {...opened} />
}

async function find(name: string): Promise<Opened | undefined> {
  const open = await findPuzzle(name)
  const [page] = await Promise.all([open && loadPage(open.from.game, open.from.revision), faces()])
  return open && page && { open, page }
}

type Answered = { readonly moves: readonly string[] } | Grade | { readonly failed: string }

function Solving({ open, page }: Opened) {
  const [answered, answer] = useState<Answered>()
  const [store, setUp] = useState<SessionStore>()
  useEffect(() => {
    if (answered !== undefined) return
    const grade = async (moves: readonly string[]) => {
      answer({ moves })
      try {
        const known = storedGrade(page.game, table.getState().played.journal.position, open, moves)
        const found = known ?? (await weighedGrade(open, moves))
        await noteAttempt(open, found.lost)
        answer(found)
      } catch (error) {
        answer({ failed: String(error) })
      }
    }
    const table = openPuzzle(page, open, moves => void grade(moves))
    setUp(table)
    return () => table.getState().close()
  }, [open, page, answered])
  if (answered === undefined) {
    return store === undefined ? (
      <p className="loading">{text.loading}</p>
    ) : (
      <OpenTable store={store}>
        <TableFrame
          dock={<Task open={open} />}
          menu={
            <>
              <Link to="#/puzzles">{words.toList}</Link>
              <LibraryLinks />
              <LanguageChooser />
              <ThemeChooser />
            </>
          }
        />
      </OpenTable>
    )
  }
  return (
    <div>
      <Masthead title={words.title} />
      <Solution
        open={open}
        page={page}
        grade={'lost' in answered ? answered : undefined}
        trouble={'failed' in answered ? answered.failed : undefined}
        again={() => answer(undefined)}
      />
    </div>
  )
}
