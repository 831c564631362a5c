// The action bar while others' turns are told: transport, what happens in a sentence, speed, and the way to the present.
import './telling-bar.css'
import { text } from '../messages/index.ts'
import { useTable, useTableStore } from '../play/use-table.ts'
import { SPEED, useSettings } from '../settings.ts'
import { Icon } from '../shell/icon.tsx'
import { BeatIcon } from './beat-icon.tsx'
import { sinceTurnOf } from './since.ts'
import { goBack, goOn, pause, restart, skipBeat } from './use-playback.ts'
import { type Telling, useBeats, useTelling } from './use-telling.ts'

const words = text.told.bar

export function TellingBar() {
  const telling = useTelling()
  if (telling === undefined) return null
  return (
    <div className="telling-bar" data-beat={telling.of.kind}>
      <Transport telling={telling} />
      <Caption telling={telling} />
      <Speeds />
      <ToNow />
    </div>
  )
}

function Transport({ telling: { of, isPlaying } }: { telling: Telling }) {
  const store = useTableStore()
  const isSale = of.kind === 'sale'
  return (
    <fieldset className="transport-keys" aria-label={words.transport}>
      {isSale && <Key label={words.again} icon="again" act={() => restart(store)} />}
      <Key label={words.back} icon="left" keyName="," act={() => goBack(store)} />
      <button
        type="button"
        className="play"
        aria-label={isPlaying ? words.pause : words.play}
        title={isPlaying ? words.pause : words.play}
        onClick={() => pause(store)}
      >
        {isPlaying ? <span className="bars" aria-hidden="true" /> : <Icon name="play" size={20} />}
      </button>
      <Key label={words.on} icon="right" keyName="." act={() => goOn(store, { isPlaying: false })} />
      {isSale && <Key label={words.skip} icon="skip" act={() => skipBeat(store)} />}
    </fieldset>
  )
}

interface KeyProps {
  readonly label: string
  readonly icon: 'again' | 'left' | 'right' | 'skip'
  readonly keyName?: string
  act(): void
}

function Key({ label, icon, keyName, act }: KeyProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-keyshortcuts={keyName} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  )
}

function Caption({ telling }: { telling: Telling }) {
  const { of, now, step, isAlone } = telling
  const beats = useBeats()
  const mySeat = useTable(session => session.mySeat)
  const next = isAlone ? undefined : beats[of.index + 1]?.seat
  const all = isAlone ? [of] : sinceTurnOf(beats, mySeat)
  const place = { beat: all.indexOf(of) + 1, beats: all.length, step: step + 1, steps: of.steps.length }
  return (
    <div className="caption">
      <p>
        <BeatIcon beat={of} size={24} /> <span>{now.caption}</span>
      </p>
      <small>
        {now.reason ?? words.progress(place)}
        {now.reason === undefined && next !== undefined && <NextSeat seat={next} />}
      </small>
      <Spoken telling={telling} />
    </div>
  )
}

function NextSeat({ seat }: { seat: number }) {
  const name = useTable(session => session.record.seats[seat]?.name ?? '')
  return <> · {words.then({ next: name })}</>
}

/** The film in words, each call once. Turns are announced by the log. */
function Spoken({ telling: { of, now } }: { telling: Telling }) {
  return (
    <p className="unseen" role="status" aria-live="polite">
      {of.kind === 'sale' ? [now.caption, now.reason].filter(part => part !== undefined).join(' ') : ''}
    </p>
  )
}

function Speeds() {
  const pace = useSettings(settings => settings.pace)
  const set = useSettings(settings => settings.set)
  return (
    <fieldset className="speeds" aria-label={words.speed}>
      {(Object.keys(SPEED) as (keyof typeof SPEED)[]).map(one => (
        <button key={one} type="button" aria-pressed={one === pace} onClick={() => set({ pace: one })}>
          {words.speeds[one]}
        </button>
      ))}
    </fieldset>
  )
}

function ToNow() {
  const tell = useTable(session => session.tell)
  const isMine = useTable(session => session.draft !== undefined)
  return (
    <button type="button" className="to-now" data-to-now="" onClick={() => tell(undefined)}>
      {isMine ? words.toMyTurn : words.toNow} <kbd>{words.skipKey}</kbd>
    </button>
  )
}
