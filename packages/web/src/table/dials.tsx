// Quantities and prices: a tab for each, and a stepper with a slider for the chosen one.
import { text } from '../messages/index.ts'
import { type Dial, dialIn, type Option } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { useOption } from './use-option.ts'

const words = text.tableFrame.dial
/** With fewer values every one of them is a step away. */
const FEWEST_TO_SLIDE = 3
/** "£10", "+2". */
const LONGEST = 4

export function Dials({ dials }: { dials: readonly Dial[] }) {
  const chosen = useTable(session => session.dial)
  const turnTo = useTable(session => session.turnTo)
  const dial = dialIn(dials, chosen)
  if (dial === undefined) return null
  // A price that is set is no longer open: its dial stays for the next step.
  const stay = dial.isOpen === undefined ? undefined : () => turnTo(dial.key)
  return (
    <div className="dials" onClickCapture={stay} onChangeCapture={stay}>
      {dials.length > 1 && (
        <fieldset className="dial-tabs" aria-label={words.which}>
          {dials.map(one => (
            <button
              key={one.key}
              type="button"
              className={`tint-${one.tint ?? 'none'}`}
              data-turns={turnsOf(one.options)}
              data-long={isLong(one.options[one.at]?.label) || undefined}
              aria-pressed={one === dial}
              aria-label={words.tab({ label: one.label, value: one.options[one.at]?.label ?? '' })}
              onClick={() => turnTo(one.key)}
            >
              {one.icon && <Icon name={one.icon} size={18} />} <b>{one.options[one.at]?.label}</b>
            </button>
          ))}
        </fieldset>
      )}
      <Stepper dial={dial} />
    </div>
  )
}

/** For scripts that compose turns: the whole turn after each value. */
function turnsOf(options: readonly Option[]): string {
  return JSON.stringify(options.map(({ moves }) => moves.map(({ text: notation }) => notation)))
}

/** Small tabs show only the icon of such a value. */
function isLong(label = ''): boolean {
  return label.length > LONGEST
}

function Stepper({ dial: { label, options, at } }: { dial: Dial }) {
  const now = options[at]
  return (
    <>
      <fieldset
        className="stepper"
        aria-label={label}
        data-long={isLong(now?.label) || undefined}
        data-offers={turnsOf(options)}
      >
        <Step option={options[at - 1]} icon="smaller" name={words.less} />
        <output>{now?.label}</output>
        <Step option={options[at + 1]} icon="larger" name={words.more} />
      </fieldset>
      {options.length >= FEWEST_TO_SLIDE && isNumbered(options) && <Slider label={label} options={options} at={at} />}
      {now?.result !== undefined && <p className="result">{now.result}</p>}
    </>
  )
}

/** Things with names are chosen from the panel, or stepped through. */
function isNumbered(options: readonly Option[]): boolean {
  return options.slice(1).every(({ label }) => /\d/.test(label))
}

function Step({ option, icon, name }: { option: Option | undefined; icon: 'smaller' | 'larger'; name: string }) {
  if (option === undefined) {
    return (
      <button type="button" disabled aria-label={name}>
        <Icon name={icon} size={18} />
      </button>
    )
  }
  return <StepTo option={option} icon={icon} name={name} />
}

function StepTo({ option, icon, name }: { option: Option; icon: 'smaller' | 'larger'; name: string }) {
  const press = useOption(option, 'dial')
  return (
    <button
      type="button"
      {...press}
      data-move={undefined}
      data-offers={undefined}
      data-turns={turnsOf([option])}
      aria-label={words.step({ step: name, to: option.full })}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

function Slider({ label, options, at }: { label: string; options: readonly Option[]; at: number }) {
  const compose = useTable(session => session.compose)
  return (
    <input
      type="range"
      className="slider"
      min={0}
      max={options.length - 1}
      value={at}
      aria-label={label}
      aria-valuetext={options[at]?.full ?? ''}
      data-turns={turnsOf(options)}
      onChange={event => {
        const option = options[Number(event.target.value)]
        if (option !== undefined) compose(option.moves, 'dial')
      }}
    />
  )
}
