// The options of an online table besides those of the game: clock, hints.
import '../style/forms.css'
import './terms.css'
import type { Clock } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import type { OnlineTerms } from './new-online-table.ts'
import { EVEN, PHASES, WEIGHTS } from './phases.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type ClockName = keyof typeof text.online.terms.clocks

export const CLOCKS: Readonly<Record<ClockName, Clock>> = {
  none: { kind: 'none' },
  day: { kind: 'move', perMove: DAY, atZero: 'bot' },
  threeDays: { kind: 'move', perMove: 3 * DAY, atZero: 'bot' },
  week: { kind: 'move', perMove: 7 * DAY, atZero: 'bot' },
  evening: { kind: 'bank', bank: 30 * MINUTE, increment: MINUTE, atZero: 'bot' },
  quick: { kind: 'bank', bank: 10 * MINUTE, increment: 30_000, atZero: 'bot' },
}

export const CLOCK_NAMES: readonly ClockName[] = ['none', 'day', 'threeDays', 'week', 'evening', 'quick']

export const USUAL_TERMS: OnlineTerms = { clock: { kind: 'none' }, weights: EVEN, hints: false }

interface TermsProps {
  readonly terms: OnlineTerms
  change(terms: OnlineTerms): void
}

export function Terms({ terms, change }: TermsProps) {
  const words = text.online.terms
  const { clock } = terms
  const name = CLOCK_NAMES.find(one => sameTime(CLOCKS[one], clock)) ?? 'none'
  return (
    <fieldset className="terms">
      <legend>{words.title}</legend>
      <p className="quiet">{words.detail}</p>
      <label className="chooser">
        <span>{words.clock}</span>
        <select value={name} onChange={event => change({ ...terms, clock: CLOCKS[clockNamed(event.target.value)] })}>
          {CLOCK_NAMES.map(one => (
            <option key={one} value={one}>
              {words.clocks[one]}
            </option>
          ))}
        </select>
      </label>
      {clock.kind !== 'none' && (
        <label className="chooser">
          <span>{words.atZero}</span>
          <select
            value={clock.atZero}
            onChange={event => change({ ...terms, clock: { ...clock, atZero: event.target.value as 'bot' | 'shown' } })}
          >
            <option value="bot">{words.zeroBot}</option>
            <option value="shown">{words.zeroShown}</option>
          </select>
        </label>
      )}
      {clock.kind !== 'none' &&
        PHASES.map(phase => (
          <label key={phase} className="chooser">
            <span>{words.phases[phase]}</span>
            <select
              value={terms.weights[phase]}
              onChange={event =>
                change({ ...terms, weights: { ...terms.weights, [phase]: Number(event.target.value) } })
              }
            >
              {WEIGHTS.map(weight => (
                <option key={weight} value={weight}>
                  {words.weight({ percent: weight })}
                </option>
              ))}
            </select>
          </label>
        ))}
      <label className="tick">
        <input
          type="checkbox"
          checked={terms.hints}
          onChange={event => change({ ...terms, hints: event.target.checked })}
        />
        <span>{words.hints}</span>
      </label>
    </fieldset>
  )
}

function clockNamed(name: string): ClockName {
  return CLOCK_NAMES.find(one => one === name) ?? 'none'
}

/** Ignores what happens at zero. */
function sameTime(one: Clock, other: Clock): boolean {
  const timeOf = (clock: Clock) =>
    clock.kind === 'none' ? '' : clock.kind === 'move' ? `${clock.perMove}` : `${clock.bank}+${clock.increment}`
  return one.kind === other.kind && timeOf(one) === timeOf(other)
}
