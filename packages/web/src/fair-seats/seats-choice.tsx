// How the seats of a new table are made fair: as they fall, with a measured handicap, or by bids.
import type { HandicapOptions } from '@arkwright/kernel'
import { text } from '../messages/fair-seats.ts'
import { handicapWords } from './handicap-words.ts'
import { type FairSeatsChosen, WAYS } from './use-fair-seats.ts'

interface SeatsChoiceProps {
  readonly fair: FairSeatsChosen
  readonly online: boolean
}

export function SeatsChoice({ fair: { way, engine, handicap, choose }, online }: SeatsChoiceProps) {
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
            {one === 'balanced' && way === one && engine !== undefined && <Measured handicap={handicap} />}
          </label>
        ))}
      </div>
      {online && way !== 'fall' && <p className="quiet">{words.unrated}</p>}
    </fieldset>
  )
}

function Measured({ handicap }: { handicap: HandicapOptions | undefined }) {
  const words = text.fairSeats
  if (handicap === undefined) {
    return (
      <span className="refusal" role="status">
        {words.notMeasured}
      </span>
    )
  }
  return <strong role="status">{handicapWords(handicap) ?? words.even}</strong>
}
