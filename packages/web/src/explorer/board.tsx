// The board of the position, to look at.
import { Journal } from '@arkwright/kernel'
import { useMemo } from 'react'
import { text } from '../messages/later.ts'
import type { GamePage } from '../play/game-page.ts'
import { newRecord } from '../play/new-game.ts'
import { OpenTable } from '../play/open-table.tsx'
import type { SessionStore } from '../play/session.ts'
import { openReplay } from '../replay/replay-source.ts'
import { useForm } from '../table/use-form.ts'
import styles from './explorer.module.css'
import { type ExploredLine, movesOf } from './line.ts'

/** The lanes need more room than a phone has. The position in words says the same. */
export function Board({ page, line }: { page: GamePage; line: ExploredLine }) {
  const store = useMemo(() => shownAt(page, line), [page, line])
  if (useForm() === 'phone') return null
  return (
    <div className={styles['board']} inert>
      <OpenTable key={line.key} store={store}>
        <page.Lanes />
      </OpenTable>
    </div>
  )
}

/** As the player who decides sees it. */
function shownAt(page: GamePage, { options, steps, seat: mine }: ExploredLine): SessionStore {
  const { game } = page
  const journal = new Journal(game, options, undefined)
  for (const move of movesOf(steps)) {
    if (game.pending(journal.position)?.seat === 'chance') journal.reveal(move)
    else journal.play(move)
  }
  const seats = Array.from({ length: game.seats(options) }, (_, seat) => ({
    kind: seat === (mine === 'chance' ? 0 : (mine ?? 0)) ? ('me' as const) : ('person' as const),
    name: text.seats.colours[seat] ?? '',
  }))
  const record = { ...newRecord(game.id, options, seats), moves: journal.moves }
  const store = openReplay(page, record, { journal, history: [] })
  store.getState().look(journal.moves.length)
  return store
}
