// Every answer to the question with what it brings: numbers of shares, loans or goods, cards, companies.
import './options-view.css'
import type { Dial, Option } from '../play/control.ts'
import { EndLegend } from '../table/end-press.tsx'
import { useForm } from '../table/use-form.ts'
import { CardList } from './card-list.tsx'
import { DialRows } from './dial-rows.tsx'
import { ForecastAll } from './forecast-view.tsx'
import { text } from './messages/index.ts'
import { isProducing, outcome } from './outcome.ts'
import { PressOption } from './press-button.tsx'
import { stateOf } from './turn-parts.ts'
import { useControl, useDraft } from './use-draft.ts'

/** More answers are reached with the dial in the bar. */
const MOST_SHOWN = 6
const MOST_ON_PHONES = 3

export function OptionsView() {
  const draft = useDraft()
  const control = useControl()
  const isPhone = useForm() === 'phone'
  if (draft === undefined || control === undefined) return null
  const ahead = outcome(draft)
  // Beside cards, the dials belong to earlier answers.
  const open = control.cards.length > 0 ? [] : control.dials
  const dials = open.filter(({ key }) => key !== 'price').slice(0, 2)
  const others = open.filter(dial => !dials.includes(dial))
  return (
    <div className="cg-options">
      <CardList cards={control.cards} />
      {dials.map(dial => (
        <DialTable key={dial.key} dial={dial} most={isPhone ? MOST_ON_PHONES : mostOf(dials.length, others.length)} />
      ))}
      <DialRows dials={others} />
      <EndLegend />
      {control.cards.length === 0 && dials.length === 0 && <Buttons options={control.buttons} />}
      {ahead !== undefined && !isProducing(stateOf(draft)) && (
        <div className="ahead">
          <h3>{text.cardGame.forecast.title({ good: ahead.good })}</h3>
          <ForecastAll forecast={ahead} />
        </div>
      )}
    </div>
  )
}

/** Two tables, or the price below them, leave room for fewer. */
function mostOf(tables: number, rows: number): number {
  return MOST_SHOWN - (tables > 1 ? 2 : 0) - (rows > 0 ? 1 : 0)
}

function DialTable({ dial: { label, options, at }, most }: { dial: Dial; most: number }) {
  const first = Math.max(0, Math.min(at - 1, options.length - most))
  return (
    <fieldset className="answers" aria-label={label}>
      <h3>{label}</h3>
      {options.slice(first, first + most).map((option, place) => (
        <PressOption
          key={option.full}
          option={option}
          className={`answer ${first + place === at ? 'chosen' : ''}`}
          isChosen={first + place === at}
          isLast
        >
          <b>{option.label}</b> <span>{option.result ?? option.full}</span>
        </PressOption>
      ))}
    </fieldset>
  )
}

function Buttons({ options }: { options: readonly Option[] }) {
  return (
    <ul className="cg-list">
      {options.map(option => (
        <li key={option.full}>
          <PressOption option={option} className="entry">
            <b>{option.label}</b>
          </PressOption>
        </li>
      ))}
    </ul>
  )
}
