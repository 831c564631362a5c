// "Since your turn": every turn and sale in causal order, a line each. A line shows the table after it.
import './since-view.css'
import { Suspense, useMemo } from 'react'
import { create } from 'zustand'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { numbered } from '../shell/numbered.ts'
import { RuleLinks } from '../shell/rule-links.tsx'
import type { Beat, Step } from './beat.ts'
import { BeatIcon } from './beat-icon.tsx'
import { type Change, changeOf, digestSteps, sinceTurnOf } from './since.ts'
import { toldAt } from './told.ts'
import { useBeats, useTelling } from './use-telling.ts'

const words = text.told.since
const Changes = laterNamed(() => import('./changes-view.tsx'), 'Changes')

/** Whether the digest was opened or closed by hand; undefined: it opens by itself while others play. */
export const useDigest = create<{ open: boolean | undefined; set(open: boolean | undefined): void }>()(set => ({
  open: undefined,
  set: open => set({ open }),
}))

/** What has been told since my turn. */
export function useSince(): readonly Beat[] {
  const beats = useBeats()
  const mySeat = useTable(session => session.mySeat)
  const until = useTable(({ told }) => (told === undefined || told.isAlone ? undefined : told.beat))
  return useMemo(() => sinceTurnOf(beats, mySeat, until), [beats, mySeat, until])
}

export function SinceView() {
  const since = useSince()
  const close = useDigest(digest => digest.set)
  return (
    <div className="since-view">
      {since.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol data-scrolls="">
          {since.map(beat => (
            <BeatLines key={beat.index} beat={beat} />
          ))}
        </ol>
      )}
      <ToldChanges />
      <button type="button" className="close" onClick={() => close(false)}>
        {words.close}
      </button>
    </div>
  )
}

/** What the rival's turn that is told changes for me. */
function ToldChanges() {
  const telling = useTelling()
  const mySeat = useTable(session => session.mySeat)
  if (telling === undefined || !isOthersTurn(telling.of, mySeat)) return null
  return (
    <Suspense fallback={null}>
      <Changes beat={telling.of} isTold />
    </Suspense>
  )
}

function isOthersTurn({ kind, seat }: Beat, mySeat: number): boolean {
  return kind === 'opponents' || (kind === 'turn' && seat !== mySeat)
}

function BeatLines({ beat }: { beat: Beat }) {
  const change = useChange(beat)
  const steps = digestSteps(beat)
  return numbered(steps).map(({ value, place }) => (
    <Line
      key={place}
      beat={beat}
      step={value}
      change={place === steps.length - 1 ? change : undefined}
      isFirst={place === 0}
    />
  ))
}

interface LineProps {
  readonly beat: Beat
  readonly step: Step
  readonly change: Change | undefined
  readonly isFirst: boolean
}

function Line({ beat, step, change, isFirst }: LineProps) {
  const look = useTable(session => session.look)
  const looking = useTable(session => session.looking)
  const isNow = useTable(({ told }) => told?.beat === beat.index)
  const isOthers = useTable(({ told, mySeat }) => told === undefined && isOthersTurn(beat, mySeat))
  // While the digest opens by itself, the changes are not loaded.
  const isListed = useDigest(digest => digest.open === true) && isOthers
  return (
    <li className={beat.kind} data-now={isNow || undefined} data-first={isFirst || undefined}>
      <button type="button" title={words.jump} aria-current={looking === step.at} onClick={() => look(step.at)}>
        {isFirst && <BeatIcon beat={beat} size={18} />}
        <span>{step.caption}</span>
        {change !== undefined && <Changed change={change} />}
        {isFirst && isListed && (
          <Suspense fallback={null}>
            <Changes beat={beat} isTold={false} />
          </Suspense>
        )}
      </button>
      {isFirst && beat.kind === 'sale' && <Watch beat={beat} />}
      {isFirst && beat.kind === 'turn' && <RuleLinks rules={beat.rules.slice(0, 1)} />}
    </li>
  )
}

function Changed({ change: { from, to } }: { change: Change }) {
  const cash = from.cash !== undefined && to.cash !== undefined && from.cash !== to.cash
  return (
    <em>
      {cash && words.cash({ from: from.cash ?? 0, to: to.cash ?? 0 })}
      {from.rank !== to.rank && (
        <>
          {' '}
          <b>{words.rankLabel({ from: from.rank, to: to.rank })}</b>
        </>
      )}
    </em>
  )
}

function Watch({ beat }: { beat: Beat }) {
  const beats = useBeats()
  const tell = useTable(session => session.tell)
  const label = words.watchSale({ good: (beat.good ?? 0) as 0 | 1 | 2 | 3 })
  return (
    <button
      type="button"
      className="watch"
      aria-label={label}
      title={label}
      onClick={() => tell(toldAt(beats, beat.index, 0, { isAlone: true }))}
    >
      {words.watch}
    </button>
  )
}

/** Of the company whose turn it was; of mine for a sale. */
function useChange(beat: Beat): Change | undefined {
  const page = useTable(session => session.page)
  const played = useTable(session => session.played)
  const mySeat = useTable(session => session.mySeat)
  const names = useNames()
  const beats = useBeats()
  return useMemo(() => {
    const seat = beat.kind === 'sale' ? mySeat : beat.seat
    return seat === undefined ? undefined : changeOf(page, played, names, beats, beat, seat)
  }, [page, played, names, beats, beat, mySeat])
}
