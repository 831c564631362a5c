// The time rail: what happened and what comes in this cycle, one arrow for each, and the digest.
import './rail.css'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useShown, useTable, useTableStore } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Said } from '../shell/said.tsx'
import { BeatIcon } from '../telling/beat-icon.tsx'
import { type RailItem, railItems } from '../telling/rail-items.ts'
import { countsOf } from '../telling/since.ts'
import { useDigest, useSince } from '../telling/since-view.tsx'
import { toldAt } from '../telling/told.ts'
import { goBack, goOn, pause } from '../telling/use-playback.ts'
import { useBeats, useTelling } from '../telling/use-telling.ts'
import { useForm } from './use-form.ts'

const words = text.told.rail
const keys = text.told.bar

export function Rail() {
  const isPhone = useForm() === 'phone'
  const isOff = useTable(session => session.telling === 'off')
  return (
    <nav className="rail" data-part="rail" aria-label={words.title}>
      {isPhone ? (
        <Sentence />
      ) : (
        <>
          {!isOff && <Transport />}
          <Arrows />
          {!isOff && <SinceButton />}
        </>
      )}
    </nav>
  )
}

/** While nothing is told, the keys look back turn by turn, and play tells everything since my turn again. */
function Transport() {
  const store = useTableStore()
  const beats = useBeats()
  const since = useSince()
  const told = useTable(session => session.told)
  const looking = useTable(session => session.looking)
  const { look, tell } = store.getState()
  const here = beats.findIndex(({ steps }) => (steps.at(-1)?.at ?? 0) >= (looking ?? Number.POSITIVE_INFINITY))
  const now = here === -1 ? beats.length : here
  const lookAt = (index: number) => look(beats[index]?.steps.at(-1)?.at)
  const again = since[0] && toldAt(beats, since[0].index, 0)
  const replaySince = () => {
    look(undefined)
    tell(again)
  }
  const isPlaying = told?.isPlaying === true
  return (
    <fieldset className="transport" aria-label={words.transport}>
      <button
        type="button"
        aria-label={keys.back}
        title={keys.back}
        disabled={told === undefined && now === 0}
        onClick={() => (told === undefined ? lookAt(now - 1) : goBack(store))}
      >
        <Icon name="left" size={16} />
      </button>
      <button
        type="button"
        className="play"
        aria-label={isPlaying ? keys.pause : keys.play}
        title={isPlaying ? keys.pause : keys.play}
        disabled={told === undefined && again === undefined}
        onClick={() => (told === undefined ? replaySince() : pause(store))}
      >
        {isPlaying ? <span className="bars" aria-hidden="true" /> : <Icon name="play" size={16} />}
      </button>
      <button
        type="button"
        aria-label={keys.on}
        title={keys.on}
        disabled={told === undefined && looking === undefined}
        onClick={() =>
          told !== undefined
            ? goOn(store, { isPlaying: false })
            : now + 1 >= beats.length
              ? look(undefined)
              : lookAt(now + 1)
        }
      >
        <Icon name="right" size={16} />
      </button>
    </fieldset>
  )
}

function useItems(): readonly RailItem[] {
  const beats = useBeats()
  const page = useTable(session => session.page)
  const told = useTable(session => session.told?.beat)
  const pending = useTable(session => session.page.game.pending(session.played.journal.position)?.seat)
  const looking = useTable(session => session.looking)
  const state = useShown()
  return useMemo(() => {
    const at = looking === undefined ? undefined : beats.findLast(({ steps }) => (steps[0]?.at ?? 0) <= looking)?.index
    const seat = typeof pending === 'number' ? pending : undefined
    return railItems(beats, { told: told ?? at, cycle: page.cycle(state), pending: seat })
  }, [beats, told, looking, page, state, pending])
}

function Arrows() {
  const items = useItems()
  return (
    <ol className="arrows">
      {items.map(item => (
        <li key={item.key} data-state={item.state} data-kind={item.kind}>
          <Arrow item={item} />
        </li>
      ))}
    </ol>
  )
}

function Arrow({ item }: { item: RailItem }) {
  const { beat, state } = item
  const look = useTable(session => session.look)
  const label = useLabel(item)
  const inside = (
    <>
      <BeatIcon beat={item} size={20} />
      <span data-ellipsis="">{label}</span>
    </>
  )
  if (beat === undefined || state !== 'past') {
    return (
      <span className="arrow" aria-current={state === 'now' ? 'step' : undefined}>
        {inside} <span className="unseen">{state === 'now' ? words.now : words.toCome}</span>
      </span>
    )
  }
  return (
    <button type="button" className="arrow" title={beat.caption} onClick={() => look(beat.steps.at(-1)?.at)}>
      <Said words={words.past({ what: beat.caption })} />
      {inside}
    </button>
  )
}

/** What is to come has only a name. */
function useLabel({ beat, seat }: RailItem): string {
  const names = useNames()
  const page = useTable(session => session.page)
  const state = useShown()
  const isMine = useTable(session => session.mySeat === seat && session.telling !== 'off')
  if (beat !== undefined) return beat.short
  if (isMine) return words.mine
  return seat === undefined ? (page.cycle(state)?.sale ?? '') : (names[seat] ?? '')
}

function useCounts(): string {
  const since = useSince()
  const isTelling = useTable(session => session.told !== undefined)
  const counts = countsOf(since)
  if (isTelling) return words.live
  return since.length === 0 ? words.nothing : words.counts(counts)
}

function SinceButton() {
  const { open, set } = useDigest()
  const counts = useCounts()
  return (
    <button type="button" className="since" aria-pressed={open === true} onClick={() => set(open !== true)}>
      <b>{words.since}</b> <span>{counts}</span>
    </button>
  )
}

/** On a phone: one sentence, which opens the digest. */
function Sentence() {
  const telling = useTelling()
  const since = useSince()
  const { open, set } = useDigest()
  const counts = useCounts()
  const last = since.at(-1)
  return (
    <button type="button" className="sentence" aria-expanded={open === true} onClick={() => set(open !== true)}>
      {(telling?.of ?? last) !== undefined && <BeatIcon beat={telling?.of ?? last ?? EMPTY} size={20} />}
      <span data-ellipsis="">{telling?.now.caption ?? last?.caption ?? words.since}</span>
      <small>{counts}</small>
    </button>
  )
}

const EMPTY = { kind: 'turn', seat: undefined, good: undefined } as const
