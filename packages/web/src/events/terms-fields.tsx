// The terms that tournaments and leagues share: game, players, clock, and what happens to empty places and absent players.
import type { RequestOf, Strength } from '@arkwright/server/client'
import { text } from '../messages/events.ts'
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../online/terms.tsx'
import { BOT_STRENGTHS, firstGame, GAMES } from '../play/catalogue.ts'
import { gameName, strengthName } from '../play/names.ts'
import { optionsOf } from '../play/options.ts'
import { Choice, namesOf } from './choice.tsx'
import { PAUSES, ROUND_TIMES } from './when.ts'

export interface Chosen {
  readonly game: string
  readonly seats: string
  readonly clock: ClockName
  readonly roundTime: keyof typeof ROUND_TIMES
  readonly pause: keyof typeof PAUSES
  readonly filler: string
  readonly absence: 'scored' | 'replaced'
  readonly rated: boolean
}

export const USUAL: Chosen = {
  game: firstGame().id,
  seats: '2',
  clock: 'day',
  roundTime: 'month',
  pause: 'none',
  filler: 'medium',
  absence: 'scored',
  rated: false,
}

/** Events need a clock, or a round would wait for ever. */
const EVENT_CLOCKS = CLOCK_NAMES.filter(name => name !== 'none')

function seatsOf(game: string): string[] {
  const listed = GAMES.find(({ id }) => id === game) ?? firstGame()
  return listed.players.filter(count => count > 1).map(String)
}

type Terms = Pick<
  RequestOf<'POST /api/leagues'>['body'],
  'game' | 'options' | 'seats' | 'clock' | 'roundTime' | 'pause' | 'filler' | 'absence' | 'rated'
>

export function termsOf(chosen: Chosen): Terms {
  const listed = GAMES.find(({ id }) => id === chosen.game) ?? firstGame()
  const players = Number(chosen.seats)
  return {
    game: listed.id,
    options: { players, ...optionsOf(listed.options, { players }) },
    seats: players,
    clock: CLOCKS[chosen.clock],
    roundTime: ROUND_TIMES[chosen.roundTime],
    pause: PAUSES[chosen.pause],
    filler: chosen.filler as Strength | 'bye',
    absence: chosen.absence,
    rated: chosen.rated,
  }
}

interface TermsFieldsProps {
  readonly chosen: Chosen
  /** An arena has no rounds. */
  readonly hasRounds: boolean
  change(chosen: Chosen): void
}

export function GameFields({ chosen, change }: Omit<TermsFieldsProps, 'hasRounds'>) {
  const words = text.events.create
  const counts = seatsOf(chosen.game)
  return (
    <>
      <Choice
        label={words.game}
        value={chosen.game}
        names={GAMES.map(({ id }) => id)}
        word={gameName}
        choose={game => {
          const seats = seatsOf(game).includes(chosen.seats) ? chosen.seats : (seatsOf(game)[0] ?? '2')
          change({ ...chosen, game, seats })
        }}
      />
      <Choice
        label={words.seats}
        value={chosen.seats}
        names={counts}
        word={count => count}
        choose={seats => change({ ...chosen, seats })}
      />
    </>
  )
}

export function TermsFields({ chosen, hasRounds, change }: TermsFieldsProps) {
  const words = text.events.create
  const fillers = [...(chosen.seats === '2' ? ['bye'] : []), ...BOT_STRENGTHS]
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
          checked={chosen.rated}
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
