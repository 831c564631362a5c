// How a handicap was measured, or why there is none, in words.
import { type FairSeats, isMeasured, type Unmeasured } from '@arkwright/kernel'
import { text } from '../messages/fair-seats.ts'

interface At {
  readonly players: number
  /** The newest revision of the game's rules. */
  readonly revision: number
  /** The table plays by a printing or a variant. */
  readonly isAltered: boolean
}

export function evidenceWords(found: FairSeats | Unmeasured, at: At): string {
  return isMeasured(found) ? measuredWords(found, at) : whyWords(found, at)
}

function measuredWords(found: FairSeats, { revision, isAltered }: At): string {
  const words = text.fairSeats.measured
  const { simulations, games, doubt, edition } = found
  const bots = { simulations, games, day: text.figures.day(found.date) }
  const wins = found.wins.map(percent => text.figures.percent(percent / 100))
  return [
    found.isShown ? words.shown(bots) : words.open({ ...bots, wins, doubt }),
    ...(edition === undefined ? [] : [words.edition({ edition })]),
    ...(found.revision < revision ? [words.formerRules] : []),
    ...(isAltered ? [words.otherFigures] : []),
  ].join(' ')
}

function whyWords({ why }: Unmeasured, { players }: At): string {
  const words = text.fairSeats.unmeasured
  return why === 'set-up' || why === 'modules' ? words[why] : words[why]({ players })
}
