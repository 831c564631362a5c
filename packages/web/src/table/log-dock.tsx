// The log, docked: the latest lines first, with their rules. Each line shows the table as it was.
import './log-dock.css'
import { type ReactNode, useMemo, useState } from 'react'
import { text } from '../messages/index.ts'
import type { GamePage, Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { calmAndDrawn, useInTime } from '../play/use-in-time.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import { RuleLinks } from '../shell/rule-links.tsx'
import type { Moment } from '../telling/beat.ts'

const words = text.tableFrame.log
/** Enough for one cycle of four players. */
const RECENT = 24

/** The chat of an online table, as a tab of the log. */
export interface Chat {
  readonly body: ReactNode
  /** Messages since it was last open. */
  readonly unheard: number
}

export function LogDock({ chat }: { chat?: Chat | undefined }) {
  const [tab, show] = useState<'recent' | 'game' | 'chat'>('recent')
  const unheard = tab === 'chat' ? 0 : (chat?.unheard ?? 0)
  const tabs = chat === undefined ? (['recent', 'game'] as const) : (['recent', 'game', 'chat'] as const)
  return (
    <section className="sheet log-dock" data-part="log" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <fieldset className="tabs" aria-label={words.title}>
          {tabs.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === tab}
              aria-label={one === 'chat' && unheard > 0 ? words.unheard({ count: unheard }) : undefined}
              onClick={() => show(one)}
            >
              {words.tabs[one]}
              {one === 'chat' && unheard > 0 && <b className="unheard">{unheard}</b>}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="body" data-scrolls="" tabIndex={-1}>
        {tab === 'chat' ? chat?.body : <Lines whole={tab === 'game'} />}
      </div>
    </section>
  )
}

function Lines({ whole }: { whole: boolean }) {
  const lines = useLines()
  const shown = numbered(lines).toReversed()
  if (shown.length === 0) return <p className="soft">{words.nothing}</p>
  return (
    <ol>
      {(whole ? shown : shown.slice(0, RECENT)).map(({ value, place }) => (
        <LogLine key={place} line={value} />
      ))}
    </ol>
  )
}

function LogLine({ line: { at, seat, kind, text: told, rules } }: { line: Line }) {
  const look = useTable(session => session.look)
  const looking = useTable(session => session.looking)
  return (
    <li className={kind}>
      <button type="button" title={text.log.showAt} aria-current={looking === at} onClick={() => look(at)}>
        {seat !== undefined && <Disc seat={seat} size={18} />}
        <span>{told}</span>
      </button>
      <span className="rules">
        <RuleLinks rules={rules} />
      </span>
    </li>
  )
}

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
