// The bar below a replayed table: scrubbing, steps of every size, playing, seats, the sale, continuing the game.
import './transport-bar.css'
import { useState } from 'react'
import { text } from '../messages/later.ts'
import { isCode } from '../online/known-tables.ts'
import { useTable } from '../play/use-table.ts'
import { EditionList } from '../press/edition-list.tsx'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import { useForm } from '../table/use-form.ts'
import { TellingBar } from '../telling/telling-bar.tsx'
import { toldAt } from '../telling/told.ts'
import { useBeats } from '../telling/use-telling.ts'
import { ExpertPanel } from './expert-panel.tsx'
import { Fork } from './fork-panel.tsx'
import { SeatChooser } from './seat-chooser.tsx'
import { STEPS, type StepSize } from './tale.ts'
import { useTale } from './use-tale.ts'
import { SPEEDS, type Speed, type Transport, useAddress, useKeys, useTransport } from './use-transport.ts'

const words = text.replay

type Opened = 'press' | 'fork' | 'expert' | 'keys' | 'tools' | undefined

export function TransportBar() {
  const { tale, record, page, story } = useTale()
  const at = useTable(session => session.looking) ?? 0
  const look = useTable(session => session.look)
  const transport = useTransport(tale.stops, at, look)
  const last = tale.stops.length - 1
  const [opened, open] = useState<Opened>()
  const isWide = useForm() === 'desk'
  const toggle = (part: Opened) => open(opened === part ? undefined : part)
  useAddress(record.id, at)
  useKeys(transport, last, () => toggle('expert'))
  const state = tale.played.journal.at(at)
  const seat = tale.stops[at]?.seat
  return (
    <section className="transport" data-part="bar" aria-label={words.transport}>
      {opened !== undefined && (
        <div className="transport-opened">
          {opened === 'press' && <EditionList press={story.press} played={tale.played} names={tale.names} until={at} />}
          {opened === 'fork' && <Fork at={at} />}
          {opened === 'expert' && <ExpertPanel at={at} />}
          {opened === 'keys' && <Keys />}
          {opened === 'tools' && !isWide && <Tools at={at} opened={opened} toggle={toggle} />}
          {opened === 'tools' && <FurtherTools at={at} toggle={toggle} />}
          <button type="button" className="plain" onClick={() => open(undefined)}>
            <Icon name="close" size={16} /> {words.closeSale}
          </button>
        </div>
      )}
      <TellingBar />
      <div className="transport-where">
        {seat !== undefined && <Disc seat={seat} />}
        <b>{page.standing(state)}</b>
        <span aria-live="polite">{words.move({ at, all: last })}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.scrub}
          aria-valuetext={`${words.move({ at, all: last })}, ${page.standing(state)}`}
          onChange={event => look(Number(event.target.value))}
        />
      </div>
      <div className="transport-buttons">
        <Steps transport={transport} at={at} last={last} />
        <Pace transport={transport} />
        {isWide && <Tools at={at} opened={opened} toggle={toggle} />}
        <button
          type="button"
          className="plain on-dark"
          aria-expanded={opened === 'tools'}
          onClick={() => toggle('tools')}
        >
          {words.more}
        </button>
      </div>
    </section>
  )
}

interface ToolsProps {
  readonly at: number
  readonly opened: Opened
  toggle(part: Opened): void
}

function Tools({ at, opened, toggle }: ToolsProps) {
  const { record } = useTale()
  return (
    <>
      <SeatChooser />
      <WatchSale at={at} />
      <button
        type="button"
        className="plain on-dark"
        aria-expanded={opened === 'expert'}
        aria-keyshortcuts="H"
        onClick={() => toggle('expert')}
      >
        <Icon name="hint" size={16} /> {words.expert.open}
      </button>
      <Link to={`#/analysis/${record.id}`} className="plain on-dark">
        <Icon name="exchange" size={16} /> {words.analysis}
      </Link>
    </>
  )
}

/** What is wanted less often: in a row of its own there would be no room for it. */
function FurtherTools({ at, toggle }: Omit<ToolsProps, 'opened'>) {
  return (
    <>
      <button type="button" className="plain" onClick={() => toggle('press')}>
        <Icon name="read" size={16} /> {text.press.list}
      </button>
      <button type="button" className="plain" onClick={() => toggle('fork')}>
        <Icon name="start" size={16} /> {words.forkTitle}
      </button>
      <CopyLink at={at} />
      <button type="button" className="plain" onClick={() => toggle('keys')}>
        <Icon name="open" size={16} /> {words.keys}
      </button>
    </>
  )
}

/** Tells the last sale before the shown position. */
function WatchSale({ at }: { at: number }) {
  const beats = useBeats()
  const told = useTable(session => session.told)
  const tell = useTable(session => session.tell)
  const last = beats.findLast(({ kind, steps }) => kind === 'sale' && (steps[0]?.at ?? 0) <= at)
  const watched = last && toldAt(beats, last.index, 0, { isAlone: true })
  return (
    <button
      type="button"
      className="plain on-dark"
      aria-expanded={told !== undefined}
      disabled={watched === undefined}
      title={watched === undefined ? words.noSale : undefined}
      onClick={() => tell(told === undefined ? watched : undefined)}
    >
      <Icon name="again" size={16} /> {words.sale}
    </button>
  )
}

function Steps({ transport, at, last }: { transport: Transport; at: number; last: number }) {
  const { story } = useTale()
  const wordOf = (size: StepSize) => (size === 'cycle' ? story.cycleWord : size)
  return (
    <fieldset className="transport-steps" aria-label={words.transport}>
      <button
        type="button"
        className="plain on-dark"
        aria-label={words.start}
        disabled={at === 0}
        onClick={() => transport.go(0)}
      >
        <Icon name="left" size={16} />
        <Icon name="left" size={16} />
      </button>
      {STEPS.map(size => (
        <span key={size} className="transport-step">
          <button
            type="button"
            className="plain on-dark"
            aria-label={words.earlier[wordOf(size)]}
            disabled={at === 0}
            onClick={() => transport.back(size)}
          >
            <Icon name="left" size={16} />
          </button>
          <span>{words.steps[wordOf(size)]}</span>
          <button
            type="button"
            className="plain on-dark"
            aria-label={words.later[wordOf(size)]}
            disabled={at === last}
            onClick={() => transport.on(size)}
          >
            <Icon name="right" size={16} />
          </button>
        </span>
      ))}
      <button
        type="button"
        className="plain on-dark"
        aria-label={words.end}
        disabled={at === last}
        onClick={() => transport.go(last)}
      >
        <Icon name="right" size={16} />
        <Icon name="right" size={16} />
      </button>
    </fieldset>
  )
}

function Pace({ transport: { playing, speed, setPlaying, setSpeed } }: { transport: Transport }) {
  return (
    <>
      <button type="button" className="primary transport-play" onClick={() => setPlaying(!playing)}>
        {playing ? <span className="pause-bars" aria-hidden="true" /> : <Icon name="play" size={18} />}
        {playing ? words.pause : words.play}
      </button>
      <label className="chooser">
        {words.speed}
        <select value={speed} onChange={event => setSpeed(event.target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map(one => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function CopyLink({ at }: { at: number }) {
  const { record } = useTale()
  const [copied, note] = useState(-1)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(`/#/replay/${record.id}/${at}`, location.href).href)
    note(at)
  }
  return (
    <>
      <button
        type="button"
        className="plain on-dark"
        title={isCode(record.id) ? words.linkForTable : words.linkFor}
        onClick={() => void copy()}
      >
        <Icon name="share" size={16} /> {words.link}
      </button>
      <span role="status" className="transport-copied">
        {copied === at && words.linked}
      </span>
    </>
  )
}

function Keys() {
  return (
    <dl className="transport-keys">
      {numbered(words.keyList).map(({ value: { keys, does }, place }) => (
        <div key={place}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
