// How a game ended: place and margin, what to do next, the final table with its reasons, charts, front pages.
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { text } from '../messages/later.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { EditionList } from '../press/edition-list.tsx'
import { PlayedBy } from '../printings/played-by.tsx'
import type { Story } from '../replay/story.ts'
import { openedTale, TaleContext, useTale } from '../replay/use-tale.ts'
import { type GameRecord, readRecord } from '../storage/records.ts'
import style from './ending.module.css'
import { FinalTable } from './final-table.tsx'
import { comparedWith, type Finish, onlyPerson, verdictOf } from './finish.ts'
import { type Figure, figuresOf, reasonsOf } from './reasons.ts'
import { DETAILS, FIRST_TAB, Tabs } from './tabs.tsx'

/** The bots know which games can be analysed; the result does not wait for them. */
const TurningPanel = lazy(() => import('./turning-panel.tsx'))

interface EndingProps {
  readonly actions: ReactNode
  /** A note at the foot. */
  readonly note?: ReactNode
}

export function Ending({ actions, note }: EndingProps) {
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  const played = useTable(session => session.played)
  const [story, know] = useState<Story>()
  const kept = useKept(record)
  useEffect(() => {
    let left = false
    void page.story().then(found => left || know(found))
    return () => {
      left = true
    }
  }, [page])
  const tale = useMemo(
    () => story && kept && openedTale(page, story, { ...record, ...kept, moves: played.journal.moves }, played),
    [page, story, record, kept, played],
  )
  if (tale === undefined) return <p className="loading">{text.loading}</p>
  return (
    <TaleContext value={tale}>
      <Ended actions={actions} note={note} />
    </TaleContext>
  )
}

/** The analysis in the browser's database, which may be newer than the open table; online it is only there. */
function useKept({ id }: GameRecord): Pick<GameRecord, 'analysis'> | undefined {
  const [kept, know] = useState<Pick<GameRecord, 'analysis'>>()
  useEffect(() => {
    let left = false
    const tell = (record: GameRecord | undefined) =>
      left || know(record?.analysis === undefined ? {} : { analysis: record.analysis })
    readRecord(id).then(tell, () => tell(undefined))
    return () => {
      left = true
    }
  }, [id])
  return kept
}

function Ended({ actions, note }: EndingProps) {
  const { page, record, tale, story } = useTale()
  const names = useNames()
  const finishes = useMemo(
    () => story.finishes(page.game, tale.played.journal.position, names),
    [story, page, tale, names],
  )
  const [tab, choose] = useState(FIRST_TAB)
  const me = onlyPerson(record)
  const told = finishes.find(({ seat }) => seat !== undefined && seat === me) ?? finishes.find(({ rank }) => rank === 1)
  const details = (
    <Suspense fallback={null}>
      <page.Result />
    </Suspense>
  )
  return (
    <main className={style['ending']}>
      <header>
        <h1>{verdictOf(finishes, me)}</h1>
        <PlayedBy options={record.options} />
        <nav aria-label={text.ending.actions}>{actions}</nav>
      </header>
      <div className={style['left']}>
        <FinalTable finishes={finishes} />
        {told !== undefined && <Reasons told={told} finishes={finishes} mine={told.seat === me} />}
        <Suspense fallback={null}>
          {told?.seat !== undefined && <TurningPanel seat={told.seat} mine={told.seat === me} />}
        </Suspense>
        {story.EndNote !== undefined && <story.EndNote show={() => choose(DETAILS)} />}
        <section>
          <h2>{text.press.list}</h2>
          <EditionList press={story.press} played={tale.played} names={names} />
        </section>
        {note}
      </div>
      <Tabs chosen={tab} choose={choose} details={details} />
    </main>
  )
}

const IN_POUNDS: ReadonlySet<Figure> = new Set(['income', 'costs', 'value'])

function Reasons({ told, finishes, mine }: { told: Finish; finishes: readonly Finish[]; mine: boolean }) {
  const { story, tale } = useTale()
  const words = text.ending
  const rival = comparedWith(finishes, told)
  if (rival === undefined) return null
  const ahead = (told.rank ?? finishes.length) < (rival.rank ?? finishes.length)
  const reasons = reasonsOf(figuresOf(story, tale, told), figuresOf(story, tale, rival), ahead)
  if (reasons.length === 0) return null
  const shown = (figure: Figure, value: number) => text.figures[IN_POUNDS.has(figure) ? 'money' : 'number'](value)
  return (
    <section>
      <h2>{words.reasons({ name: mine ? words.you : told.name, rival: rival.name })}</h2>
      <ul className={style['reasons']}>
        {reasons.map(({ figure, own, other }) => (
          <li key={figure}>
            <span>{words.figures[figure]}</span>
            <b>
              {other === undefined
                ? shown(figure, own)
                : words.against({ own: shown(figure, own), other: shown(figure, other) })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
