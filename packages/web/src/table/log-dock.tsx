// The log, docked: the latest lines first, with their rules. Each line shows the table as it was.
import './log-dock.css'
import { type ReactNode, useState } from 'react'
import { text } from '../messages/index.ts'
import type { Line } from '../play/game-page.ts'
import { useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { useLines } from '../shell/log.tsx'
import { numbered } from '../shell/numbered.ts'
import { RuleLinks } from '../shell/rule-links.tsx'

const words = text.tableFrame.log
/** Enough for one cycle of four players. */
const RECENT = 24

export function LogDock({ chat }: { chat?: ReactNode }) {
  const [tab, show] = useState<'recent' | 'game' | 'chat'>('recent')
  const tabs = chat === undefined ? (['recent', 'game'] as const) : (['recent', 'game', 'chat'] as const)
  return (
    <section className="sheet log-dock" data-part="log" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <fieldset className="tabs" aria-label={words.title}>
          {tabs.map(one => (
            <button key={one} type="button" aria-pressed={one === tab} onClick={() => show(one)}>
              {words.tabs[one]}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="body" data-scrolls="" tabIndex={-1}>
        {tab === 'chat' ? chat : <Lines whole={tab === 'game'} />}
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
