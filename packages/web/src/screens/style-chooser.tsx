// The character of a bot: a style on top of its level, told in one sentence.
import { stylesOf } from '@arkwright/bots/levels'
import { text } from '../messages/first.ts'
import { styleIn, withStyle } from '../play/styles.ts'
import type { SeatPlan } from '../storage/records.ts'

const words = text.newTable

interface StyleChooserProps {
  readonly game: string
  readonly plan: SeatPlan
  readonly index: number
  change(plan: SeatPlan): void
}

export function StyleChooser({ game, plan, index, change }: StyleChooserProps) {
  const chosen = styleIn(game, plan)
  return (
    <>
      <select
        value={chosen ?? ''}
        aria-label={words.styleOf({ colour: text.seats.colours[index] ?? '' })}
        onChange={event => change(withStyle(game, { ...plan, style: event.target.value }, index))}
      >
        <option value="">{words.noStyle}</option>
        {stylesOf(game).map(style => (
          <option key={style} value={style}>
            {words.styles[style]}
          </option>
        ))}
      </select>
      {chosen !== undefined && <p className="quiet style-tells">{words.styleTells[chosen]}</p>}
    </>
  )
}
