// The options of a table in a few words.
import type { Clock, Table } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import { GAMES } from '../play/catalogue.ts'
import { optionWordsOf } from '../play/option-words.ts'
import { FULL_WEIGHT, PHASES, weightsOf } from './phases.ts'
import { shownTime } from './time.ts'
import { unusualLines } from './unusual.ts'

export function optionLines(table: Table): string[] {
  const words = text.online.waiting
  return [
    ...chosenOptions(table),
    ...unusualLines(table),
    clockLine(table.clock),
    ...clockDetails(table),
    table.public ? words.public : words.private,
    ...(table.hints ? [words.hints] : []),
    ...(table.rated ? [words.rated] : []),
  ]
}

/** What was chosen among the options of the game. */
export function chosenOptions({ game, options }: Pick<Table, 'game' | 'options'>): string[] {
  const listed = GAMES.find(({ id }) => id === game)
  const values = options as Readonly<Record<string, unknown>>
  const words = optionWordsOf(game)
  return (listed?.options ?? [])
    .filter(({ asked, several }) => several === true || asked === undefined)
    .flatMap(({ name }) => [values[name]].flat().flatMap(value => words[name]?.values[String(value)]?.name ?? []))
}

function clockLine(clock: Clock): string {
  const clocks = text.online.clock
  if (clock.kind === 'none') return clocks.none
  if (clock.kind === 'move') return clocks.perMove({ time: shownTime(clock.perMove) })
  return clocks.bank({ bank: shownTime(clock.bank), increment: shownTime(clock.increment) })
}

/** The clock settings of the phases, and what happens at zero. */
export function clockDetails({ clock }: Pick<Table, 'clock'>): string[] {
  if (clock.kind === 'none') return []
  const { phaseLine, atZero } = text.online.clock
  const { phases, weight } = text.online.terms
  const weights = weightsOf(clock)
  return [
    ...PHASES.filter(phase => weights[phase] !== FULL_WEIGHT).map(phase =>
      phaseLine({ phase: phases[phase], time: weight({ percent: weights[phase] }) }),
    ),
    atZero[clock.atZero],
  ]
}
