// Every answer to the question with what it brings: numbers of shares, loans or goods, cards, companies.
import { text } from '../messages/index.ts'
import type { Dial, Option } from '../play/control.ts'
import { Icon } from '../shell/icon.tsx'
import { ForecastAll } from './forecast-view.tsx'
import { outcome } from './outcome.ts'
import { PressOption } from './press-button.tsx'
import { useControl, useDraft } from './use-draft.ts'

/** More answers are reached with the dial in the bar. */
const MOST_SHOWN = 6

export function OptionsView() {
  const draft = useDraft()
  const control = useControl()
  if (draft === undefined || control === undefined) return null
  const ahead = outcome(draft)
  // Beside cards, the dials belong to earlier answers.
  const dials = control.cards.length > 0 ? [] : control.dials.filter(({ key }) => key !== 'price').slice(0, 2)
  return (
    <div className="cg-options">
      {control.cards.length > 0 && (
        <ul className="cg-list">
          {control.cards.map(({ key, title, effect, icon, option }) => (
            <li key={key}>
              <PressOption option={option} className="entry">
                {icon && <Icon name={icon} size={20} />}
                <span>
                  <b>{title}</b>
                  <small>{effect}</small>
                </span>
              </PressOption>
            </li>
          ))}
        </ul>
      )}
      {dials.map(dial => (
        <DialTable key={dial.key} dial={dial} most={dials.length > 1 ? MOST_SHOWN - 2 : MOST_SHOWN} />
      ))}
      {control.cards.length === 0 && dials.length === 0 && <Buttons options={control.buttons} />}
      {ahead !== undefined && (
        <div className="ahead">
          <h3>{text.cardGame.forecast.title({ good: ahead.good })}</h3>
          <ForecastAll forecast={ahead} />
        </div>
      )}
    </div>
  )
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
