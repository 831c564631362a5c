// The log: what happened since my last turn in a few lines, and the whole game; each line links to its position.
import '../style/log.css'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import type { GamePage, Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { calmAndDrawn, useInTime } from '../play/use-in-time.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import type { Moment } from '../telling/beat.ts'
import { Disc } from './disc.tsx'
import { numbered } from './numbered.ts'
import { Panel } from './panel.tsx'
import { RuleLinks } from './rule-links.tsx'
import { Unfolding } from './unfolding.tsx'

const FEW_LINES = 4

export function Log() {
  const lines = useLines()
  return (
    <Panel title={text.log.title} className="log">
      <h3>{text.log.since}</h3>
      <Since lines={lines} />
      <Unfolding summary={text.log.all}>
        <ol className="lines">
          {numbered(lines)
            .toReversed()
            .map(({ value, place }) => (
              <LogLine key={place} line={value} />
            ))}
        </ol>
      </Unfolding>
    </Panel>
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

function Since({ lines }: { lines: readonly Line[] }) {
  const mySeat = useTable(session => session.mySeat)
  const since = sinceMyTurn(lines, mySeat)
  // If there is not enough room, the others' turns matter most, then my result of the sale.
  const told = since.length > FEW_LINES ? since.filter(({ kind, seat }) => kind === 'turn' || seat === mySeat) : since
  if (told.length === 0) return <p className="quiet">{text.log.sinceNothing}</p>
  return (
    <ol className="lines">
      {numbered(told)
        .slice(-FEW_LINES)
        .map(({ value, place }) => (
          <LogLine key={place} line={value} />
        ))}
    </ol>
  )
}

function LogLine({ line: { at, seat, kind, text: words, rules } }: { line: Line }) {
  const look = useTable(session => session.look)
  const looking = useTable(session => session.looking)
  return (
    <li className={`line ${kind}`}>
      <button type="button" title={text.log.showAt} aria-current={looking === at} onClick={() => look(at)}>
        {seat !== undefined && <Disc seat={seat} size={18} />}
        <span>{words}</span>
      </button>
      <RuleLinks rules={rules} />
    </li>
  )
}
