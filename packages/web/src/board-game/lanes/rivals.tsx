// The others' mills for a good, one line each: level, staff, output, price, appeal.
import './rivals.css'
import { appealOf, type Factory, type Good, machinesIn, outputOf, type State, workersIn } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useNames, useTable } from '../../play/use-table.ts'
import { Disc } from '../../shell/disc.tsx'
import { Icon } from '../../shell/icon.tsx'
import { numbered, numbersBelow } from '../../shell/numbered.ts'
import { useForm } from '../../table/use-form.ts'
import { millPlace } from '../../telling/places.ts'
import { useBoardLater } from '../use-board.ts'

const words = text.boardLanes.rivals
/** With more, pawns and wheels are counted instead of drawn. */
const MOST_DRAWN = 9

export function RivalsHead({ isNarrow }: { isNarrow: boolean }) {
  return (
    <>
      <b className="title">{isNarrow ? words.short : words.title}</b>
      <span className="columns">
        <small>{words.makes}</small> <small>{words.price}</small> <small>{words.appeal}</small>
      </span>
    </>
  )
}

export function RivalsCell({ good }: { good: Good }) {
  const state = useBoardLater()
  const mySeat = useTable(session => session.mySeat)
  return (
    <ul>
      {numbered(state.players).map(
        ({ value: { factories }, place: seat }) =>
          seat !== mySeat &&
          factories[good].level > 0 && (
            <RivalLine key={seat} state={state} factory={factories[good]} good={good} seat={seat} />
          ),
      )}
    </ul>
  )
}

interface RivalLineProps {
  readonly state: State
  readonly factory: Factory
  readonly good: Good
  readonly seat: number
}

function RivalLine({ state, factory, good, seat }: RivalLineProps) {
  const name = useNames()[seat] ?? ''
  const isNarrow = useForm() === 'phone' || state.rules.waterFrame !== null
  const { level, price } = factory
  const workers = workersIn(factory)
  const machines = machinesIn(factory)
  const makes = outputOf(state, factory, good)
  const appeal = appealOf(state, factory, good)
  const stored = state.players[seat]?.stored[good] ?? 0
  const contract = state.players[seat]?.harbour?.contracts[good] ?? 0
  const label = words.line({ name, level, workers, machines, makes, price, appeal, stored, contract })
  return (
    <li className="rival" data-about={`mill ${good} ${seat}`} data-place={millPlace(good, seat)}>
      <span className="unseen">{label}</span>
      <Disc seat={seat} size={19} />
      <span className="level" aria-hidden="true">
        {text.boardGame.roman({ level })}
      </span>
      <Staff workers={workers} machines={machines} isNarrow={isNarrow} />
      <span aria-hidden="true" className="makes">
        {makes}
        {stored > 0 && <small>+{stored}</small>}
      </span>
      <span aria-hidden="true">{text.figures.money(price)}</span>
      <b aria-hidden="true" key={appeal}>
        {appeal}
      </b>
    </li>
  )
}

function Staff({ workers, machines, isNarrow }: { workers: number; machines: number; isNarrow: boolean }) {
  const isCounted = isNarrow || workers + machines > MOST_DRAWN
  return (
    <span className="staff" aria-hidden="true">
      {isCounted ? (
        <>
          <Icon name="worker" size={12} />
          <i>{workers}</i>
          {machines > 0 && (
            <span className="wheels">
              <Icon name="machine" size={13} />
              <i>{machines}</i>
            </span>
          )}
        </>
      ) : (
        <>
          {numbersBelow(workers).map(place => (
            <Icon key={place} name="worker" size={11} />
          ))}
          <span className="wheels">
            {numbersBelow(machines).map(place => (
              <Icon key={place} name="machine" size={12} />
            ))}
          </span>
        </>
      )}
    </span>
  )
}
