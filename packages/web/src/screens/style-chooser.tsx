// The character of a bot: a style on top of its level, told in one sentence.
import { type Style, stylesOf } from '@arkwright/bots/levels'
import { text } from '../messages/first.ts'
import { styleIn, withStyle } from '../play/styles.ts'
import type { SeatPlan } from '../storage/records.ts'

const words = text.newTable

interface StyleSelectProps {
  readonly game: string
  readonly seat: number
  readonly chosen: Style | undefined
  choose(style: Style | undefined): void
}

export function StyleSelect({ game, seat, chosen, choose }: StyleSelectProps) {
  const styles = stylesOf(game)
  return (
    <select
      value={chosen ?? ''}
      aria-label={words.styleOf({ colour: text.seats.colours[seat] ?? '' })}
      onChange={event => choose(styles.find(style => style === event.target.value))}
    >
      <option value="">{words.noStyle}</option>
      {styles.map(style => (
        <option key={style} value={style}>
          {words.styles[style]}
        </option>
      ))}
    </select>
  )
}

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
      <StyleSelect
        game={game}
        seat={index}
        chosen={chosen}
        choose={style => change(withStyle(game, { ...plan, style: style ?? '' }, index))}
      />
      {chosen !== undefined && <p className="quiet style-tells">{words.styleTells[chosen]}</p>}
    </>
  )
}
