// The others' mills of one good, one line each: level, staff, output, price, appeal.
import './rival-mills.css'
import { factorySheet, type Good, type State } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import { memo } from 'react'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { millPlace } from '../telling/places.ts'
import { text } from './messages/index.ts'
import { RivalDisc } from './symbols.tsx'
import { rivalName } from './words.ts'

const words = text.cardLanes
/** More are shown as a number. */
const MOST_DRAWN = 5

interface RivalMillsProps {
  readonly state: State
  readonly good: Good
  readonly mySeat: Seat
}

export const RivalMills = memo(function RivalMills({ state, good, mySeat }: RivalMillsProps) {
  const names = useNames()
  const solo = state.solo !== null
  return (
    <ul className="cg-rivals">
      {SEATS.slice(0, state.players.length)
        .filter(seat => seat !== mySeat)
        .map(seat => (
          <RivalMill key={seat} state={state} good={good} seat={seat} name={names[seat] ?? ''} />
        ))}
      {numbered(state.rivals).map(({ value: { appeal }, place }) => {
        const at = appeal[good] ?? -1
        if (at < 0) return null
        return (
          <li key={`rival ${place}`} aria-label={words.competitor({ name: rivalName(state, place), appeal: at })}>
            <RivalDisc rival={place} solo={solo} size={19} />
            <span className="name">{rivalName(state, place)}</span>
            <b className="appeal">{at}</b>
          </li>
        )
      })}
    </ul>
  )
})

function RivalMill({ state, good, seat, name }: { state: State; good: Good; seat: Seat; name: string }) {
  const sheet = factorySheet(state, seat, good)
  const side = state.players[seat]?.factories[good]?.side ?? 0
  if (sheet === undefined) return null
  const { workers, machines, goods, price, appeal } = sheet
  return (
    <li
      data-place={millPlace(good, seat)}
      aria-label={words.rival({ name, level: side, workers, machines, goods, price, appeal })}
    >
      <Disc seat={seat} size={19} />
      <span className="level">{text.boardGame.roman({ level: side })}</span>
      <span className="staff">
        <Staff name="worker" count={workers} /> <Staff name="machine" count={machines} />
      </span>
      <b>{goods}</b>
      <span>{text.figures.money(price)}</span>
      <b className="appeal">{appeal}</b>
    </li>
  )
}

function Staff({ name, count }: { name: 'worker' | 'machine'; count: number }) {
  if (count > MOST_DRAWN) {
    return (
      <span className={name}>
        {count} <Icon name={name} size={12} />
      </span>
    )
  }
  return numbersBelow(count).map(i => (
    <span key={i} className={name}>
      <Icon name={name} size={12} />
    </span>
  ))
}
