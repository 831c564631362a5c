// How the seats of a new table are made fair: as they fall, with a measured handicap, or by bids.
import { text } from '../messages/fair-seats.ts'
import { evidenceWords } from './evidence.ts'
import { handicapWords } from './handicap-words.ts'
import { type FairSeatsChosen, WAYS } from './use-fair-seats.ts'

interface SeatsChoiceProps {
  readonly fair: FairSeatsChosen
  readonly players: number
  readonly online: boolean
  /** The table plays by a printing or a variant. */
  readonly isAltered: boolean
}

export function SeatsChoice({ fair, players, online, isAltered }: SeatsChoiceProps) {
  const { way, choose } = fair
  const words = text.fairSeats
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <div className="cards">
        {WAYS.map(one => (
          <label key={one} className="card">
            <input type="radio" name="fair-seats" checked={one === way} onChange={() => choose(one)} />
            <b>{words.ways[one].name}</b>
            <span>{words.ways[one].detail}</span>
            {one === 'balanced' && way === one && <Measured fair={fair} players={players} isAltered={isAltered} />}
          </label>
        ))}
      </div>
      {online && way !== 'fall' && <p className="quiet">{words.unrated}</p>}
    </fieldset>
  )
}

function Measured({ fair, players, isAltered }: Omit<SeatsChoiceProps, 'online'>) {
  const words = text.fairSeats
  const { engine, found, handicap } = fair
  if (engine === undefined || found === undefined) return null
  const evidence = evidenceWords(found, { players, revision: engine.revision, isAltered })
  if (handicap === undefined) {
    return (
      <span className="refusal" role="status">
        {evidence}
      </span>
    )
  }
  return (
    <>
      <strong role="status">{handicapWords(handicap) ?? words.even}</strong>
      <span>{evidence}</span>
    </>
  )
}
