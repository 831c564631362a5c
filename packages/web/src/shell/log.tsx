// The lines of the log, for all parts of the table that show or read them.
import { useMemo } from 'react'
import type { GamePage, Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { calmAndDrawn, useInTime } from '../play/use-in-time.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import type { Moment } from '../telling/beat.ts'

export function useLines(): Line[] {
  const page = useTable(session => session.page)
  const history = useInTime(
    useTable(session => session.played.history),
    calmAndDrawn,
  )
  const names = useNames()
  const language = useSettings(settings => settings.language)
  const moment = useTable(session => session.told)
  return useMemo(() => {
    const lines = told(page, history, names, language)
    return moment === undefined || moment.isAlone ? lines : lines.filter(line => isTold(line, moment))
  }, [page, history, names, language, moment])
}

/** The log does not run ahead of the telling. */
function isTold({ at, kind }: Line, moment: Moment): boolean {
  return at < moment.at || (at === moment.at && (!moment.isWithin || kind === 'turn'))
}

interface Told {
  readonly names: readonly string[]
  readonly language: string
  readonly lines: Line[]
}

/** Several parts of a table need the same lines: they are built once. */
const TOLD = new WeakMap<readonly HistoryEntry[], Told>()

function told(page: GamePage, history: readonly HistoryEntry[], names: readonly string[], language: string): Line[] {
  const known = TOLD.get(history)
  if (known?.names === names && known.language === language) return known.lines
  const lines = page.tell(history, names)
  TOLD.set(history, { names, language, lines })
  return lines
}

/** The others' moves since this seat's turn, and the results of the sales. */
export function sinceMyTurn(lines: readonly Line[], mySeat: number): readonly Line[] {
  const mine = lines.findLastIndex(({ seat, kind }) => seat === mySeat && kind === 'turn')
  return lines.slice(mine + 1).filter(({ kind }) => kind !== 'phase')
}
