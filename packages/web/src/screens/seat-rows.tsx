// The seats: one row each.
import './seat-rows.css'
import { text } from '../messages/first.ts'
import { BOT_STRENGTHS, USUAL_STRENGTH } from '../play/catalogue.ts'
import { strengthName } from '../play/names.ts'
import { withStyle } from '../play/styles.ts'
import { Disc } from '../shell/disc.tsx'
import type { SeatPlan } from '../storage/records.ts'
import { StyleChooser } from './style-chooser.tsx'

const words = text.newTable
export const KINDS_HERE: readonly SeatPlan['kind'][] = ['me', 'person', 'bot']

interface SeatRowsProps {
  /** Its bots' styles are offered. */
  readonly game: string
  /** The possible occupants of a seat. */
  readonly kinds?: readonly SeatPlan['kind'][]
  readonly seats: readonly SeatPlan[]
  change(seats: SeatPlan[]): void
}

export function SeatRows({ game, seats, kinds = KINDS_HERE, change }: SeatRowsProps) {
  return (
    <fieldset className="seats">
      <legend>{words.seats}</legend>
      {seats.map((plan, index) => (
        <SeatRow
          key={text.seats.colours[index]}
          plan={plan}
          index={index}
          kinds={kinds}
          game={game}
          change={changed => change(seats.map((one, i) => (i === index ? changed : one)))}
        />
      ))}
    </fieldset>
  )
}

interface SeatRowProps {
  readonly game: string
  readonly kinds: readonly SeatPlan['kind'][]
  readonly plan: SeatPlan
  readonly index: number
  change(plan: SeatPlan): void
}

function SeatRow({ game, plan, index, kinds, change }: SeatRowProps) {
  const colour = text.seats.colours[index] ?? ''
  const plainly = (changed: SeatPlan): SeatPlan => withStyle(game, { ...changed, style: '' }, index)
  return (
    <div className={`seat-row seat-edge-${index}`}>
      <Disc seat={index} size={30} />
      <input
        value={plan.name}
        maxLength={24}
        disabled={plan.kind === 'friend' || plan.kind === 'open'}
        aria-label={words.nameOf({ colour })}
        onChange={event => change({ ...plan, name: event.target.value })}
      />
      <select
        value={plan.kind}
        aria-label={words.kindOf({ colour })}
        onChange={event => change(plainly({ ...plan, kind: event.target.value as SeatPlan['kind'] }))}
      >
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {kind === 'friend' || kind === 'open' ? text.online.kinds[kind] : words.kinds[kind]}
          </option>
        ))}
      </select>
      {plan.kind === 'bot' && (
        <select
          value={plan.strength ?? USUAL_STRENGTH}
          aria-label={words.strengthOf({ colour })}
          onChange={event => {
            const strength = event.target.value
            change(strength === 'random' ? plainly({ ...plan, strength }) : { ...plan, strength })
          }}
        >
          {BOT_STRENGTHS.map(strength => (
            <option key={strength} value={strength}>
              {strengthName(strength)}
            </option>
          ))}
        </select>
      )}
      {plan.kind === 'bot' && plan.strength !== 'random' && (
        <StyleChooser game={game} plan={plan} index={index} change={change} />
      )}
    </div>
  )
}

/** The current seats, with a level for every bot. */
export function seated(seats: readonly SeatPlan[]): SeatPlan[] {
  return seats.map(plan => (plan.kind === 'bot' ? { strength: USUAL_STRENGTH, ...plan } : plan))
}
