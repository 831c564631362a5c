// Who sits where: a row for each seat.
import { text } from '../messages/index.ts'
import { USUAL_STRENGTH } from '../play/catalogue.ts'
import { Disc } from '../shell/disc.tsx'
import type { SeatPlan } from '../storage/records.ts'

const words = text.newTable
export const KINDS_HERE: readonly SeatPlan['kind'][] = ['me', 'person', 'bot']

interface SeatRowsProps {
  /** Who may sit on a seat. */
  readonly kinds?: readonly SeatPlan['kind'][]
  readonly seats: readonly SeatPlan[]
  /** The bots that play this game. */
  readonly strengths: readonly string[]
  change(seats: SeatPlan[]): void
}

export function SeatRows({ seats, strengths, kinds = KINDS_HERE, change }: SeatRowsProps) {
  return (
    <fieldset className="seats">
      <legend>{words.seats}</legend>
      {seats.map((plan, index) => (
        <SeatRow
          key={text.seats.colours[index]}
          plan={plan}
          index={index}
          strengths={strengths}
          kinds={kinds}
          change={changed => change(seats.map((one, i) => (i === index ? changed : one)))}
        />
      ))}
      {strengths.length === 1 && seats.some(({ kind }) => kind === 'bot') && (
        <p className="quiet">{words.onlyCareless}</p>
      )}
    </fieldset>
  )
}

interface SeatRowProps {
  readonly kinds: readonly SeatPlan['kind'][]
  readonly plan: SeatPlan
  readonly index: number
  readonly strengths: readonly string[]
  change(plan: SeatPlan): void
}

function SeatRow({ plan, index, strengths, kinds, change }: SeatRowProps) {
  const colour = text.seats.colours[index] ?? ''
  return (
    <div className={`seat-row seat-edge-${index}`}>
      <Disc seat={index} size={30} />
      <input
        value={plan.name}
        maxLength={24}
        disabled={plan.kind === 'friend' || plan.kind === 'open'}
        aria-label={words.nameOf(colour)}
        onChange={event => change({ ...plan, name: event.target.value })}
      />
      <select
        value={plan.kind}
        aria-label={words.kindOf(colour)}
        onChange={event => change({ ...plan, kind: event.target.value as SeatPlan['kind'] })}
      >
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {kind === 'friend' || kind === 'open' ? text.online.kinds[kind] : words.kinds[kind]}
          </option>
        ))}
      </select>
      {plan.kind === 'bot' && (
        <select
          value={strengthOf(plan, strengths)}
          aria-label={words.strengthOf(colour)}
          onChange={event => change({ ...plan, strength: event.target.value })}
        >
          {strengths.map(strength => (
            <option key={strength} value={strength}>
              {words.strengths[strength] ?? strength}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** The strength a bot's seat was given, if such a bot plays the game; the strongest usual one otherwise. */
function strengthOf({ strength = USUAL_STRENGTH }: SeatPlan, strengths: readonly string[]): string {
  return strengths.includes(strength) ? strength : (strengths[0] ?? '')
}

/** The seats as they are, every bot with a strength that exists. */
export function seated(seats: readonly SeatPlan[], strengths: readonly string[]): SeatPlan[] {
  return seats.map(plan => (plan.kind === 'bot' ? { ...plan, strength: strengthOf(plan, strengths) } : plan))
}
