// The terms that tournaments and leagues share: clock, and what happens to empty places and absent players.
import type { Printing } from '@arkwright/kernel'
import type { RequestOf, Strength } from '@arkwright/server/client'
import { text } from '../messages/events.ts'
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../online/terms.tsx'
import { BOT_STRENGTHS, firstGame } from '../play/catalogue.ts'
import { strengthName } from '../play/names.ts'
import type { ChosenOptions } from '../play/options.ts'
import { Choice, namesOf } from './choice.tsx'
import { PAUSES, ROUND_TIMES } from './when.ts'

export interface Chosen {
  readonly game: string
  readonly seats: number
  readonly options: ChosenOptions
  /** Undefined: our standard figures. */
  readonly printing: Printing | undefined
  readonly clock: ClockName
  readonly roundTime: keyof typeof ROUND_TIMES
  readonly pause: keyof typeof PAUSES
  readonly filler: string
  readonly absence: 'scored' | 'replaced'
  readonly rated: boolean
}

export const USUAL: Chosen = {
  game: firstGame().id,
  seats: 2,
  options: {},
  printing: undefined,
  clock: 'day',
  roundTime: 'month',
  pause: 'none',
  filler: 'medium',
  absence: 'scored',
  rated: false,
}

/** Events need a clock, or a round would wait for ever. */
const EVENT_CLOCKS = CLOCK_NAMES.filter(name => name !== 'none')

type Terms = Pick<
  RequestOf<'POST /api/leagues'>['body'],
  'game' | 'options' | 'seats' | 'clock' | 'roundTime' | 'pause' | 'filler' | 'absence' | 'rated'
>

/** `options`: with the number of players. */
export function termsOf(chosen: Chosen, options: Terms['options']): Terms {
  return {
    game: chosen.game,
    options,
    seats: chosen.seats,
    clock: CLOCKS[chosen.clock],
    roundTime: ROUND_TIMES[chosen.roundTime],
    pause: PAUSES[chosen.pause],
    filler: chosen.filler as Strength | 'bye',
    absence: chosen.absence,
    rated: mayBeRated(chosen) && chosen.rated,
  }
}

/** Ratings compare games by the standard figures. */
function mayBeRated({ printing }: Chosen): boolean {
  return printing === undefined
}

interface TermsFieldsProps {
  readonly chosen: Chosen
  /** An arena has no rounds. */
  readonly hasRounds: boolean
  change(chosen: Chosen): void
}

export function TermsFields({ chosen, hasRounds, change }: TermsFieldsProps) {
  const words = text.events.create
  const fillers = [...(chosen.seats === 2 ? ['bye'] : []), ...BOT_STRENGTHS]
  return (
    <>
      <Choice
        label={words.clock}
        value={chosen.clock}
        names={EVENT_CLOCKS}
        word={name => text.online.terms.clocks[name]}
        choose={clock => change({ ...chosen, clock })}
      />
      {hasRounds && (
        <>
          <Choice
            label={words.roundTime}
            value={chosen.roundTime}
            names={namesOf(ROUND_TIMES)}
            word={name => words.times[name]}
            choose={roundTime => change({ ...chosen, roundTime })}
          />
          <Choice
            label={words.pause}
            value={chosen.pause}
            names={namesOf(PAUSES)}
            word={name => words.pauses[name]}
            choose={pause => change({ ...chosen, pause })}
          />
        </>
      )}
      <Choice
        label={words.filler}
        value={chosen.filler}
        names={fillers}
        word={name => (name === 'bye' ? words.fillerBye : words.fillerLevel({ level: strengthName(name) }))}
        choose={filler => change({ ...chosen, filler })}
      />
      <Choice
        label={words.absence}
        value={chosen.absence}
        names={['scored', 'replaced']}
        word={name => words.absences[name]}
        choose={absence => change({ ...chosen, absence })}
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={mayBeRated(chosen) && chosen.rated}
          disabled={!mayBeRated(chosen)}
          onChange={event => change({ ...chosen, rated: event.target.checked })}
        />
        <span>{words.rated}</span>
      </label>
    </>
  )
}

/** A local date and time of a form; undefined: none. */
export function momentIn(field: string): number | undefined {
  const at = field === '' ? Number.NaN : new Date(field).getTime()
  return Number.isNaN(at) ? undefined : at
}
