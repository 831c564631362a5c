// Above the table: decade and active good, everyone's cash and shares, and the active player.

import type { Player, Rival, State } from '@arkwright/card-game'
import { OVER } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { GoodIcon, RivalDisc, rivalClass } from './symbols.tsx'
import { ALL_GOODS, usePosition } from './use-position.ts'
import { rivalName } from './words.ts'

const DECADES = [1, 2, 3]

export function CardHead() {
  const state = usePosition()
  return (
    <>
      <Rounds state={state} />
      <ul className="holdings">
        {numbered(state.players).map(({ value: player, place: seat }) => (
          <Chip key={seat} state={state} player={player} seat={seat} />
        ))}
        {state.solo !== null &&
          numbered(state.rivals).map(({ value: rival, place }) => (
            <OpponentChip key={place} state={state} rival={rival} place={place} />
          ))}
      </ul>
    </>
  )
}

function Rounds({ state }: { state: State }) {
  const words = text.cardGame
  const started = state.stage !== 'set-up'
  const label = started ? words.roundOf({ decade: state.decade, good: state.good }) : words.preparing
  return (
    <div className="timetable" role="img" aria-label={label}>
      {DECADES.map(decade => (
        <div key={decade} className={`decade ${started && decade === state.decade ? 'now' : ''}`}>
          <b>{text.boardGame.roman({ level: decade })}</b>
          {ALL_GOODS.map(good => (
            <span key={good} className={`cycle ${started ? roundClass(state, decade, good) : ''}`}>
              <GoodIcon good={good} size={18} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function roundClass(state: State, decade: number, good: number): string {
  if (state.step === OVER) return 'past'
  if (decade === state.decade && good === state.good) return 'active'
  return decade < state.decade || (decade === state.decade && good < state.good) ? 'past' : ''
}

function Chip({ state, player, seat }: { state: State; player: Player; seat: number }) {
  const words = text.cardGame.companies
  const name = useNames()[seat] ?? ''
  const thinking = useTable(session => session.thinking)
  const moving = state.step !== OVER && state.seat === seat && !player.bankrupt
  return (
    <li className={`holding seat-edge-${seat} ${moving ? 'moving' : ''} ${moving && thinking ? 'thinking' : ''}`}>
      <Disc seat={seat} size={26} />
      <span className="holding-name">
        {name}
        {state.solo === null && state.startPlayer === seat && (
          <span role="img" aria-label={words.startPlayer} title={words.startPlayer}>
            <Icon name="start" size={13} />
          </span>
        )}
      </span>
      <b key={player.money} className="holding-cash pulse">
        {text.figures.money(player.money)}
      </b>
      <span className="holding-shares">
        {player.bankrupt ? (
          <em>{words.bankrupt}</em>
        ) : (
          words.sharesAt({ count: player.shares, value: player.shareValue })
        )}
        {player.loans > 0 && <em> · {words.loans({ count: player.loans })}</em>}
      </span>
    </li>
  )
}

function OpponentChip({ state, rival, place }: { state: State; rival: Rival; place: number }) {
  const score = rival.shares * rival.shareValue
  return (
    <li className={`holding ${rivalClass(place, true)}`}>
      <RivalDisc rival={place} solo size={26} />
      <span className="holding-name">{rivalName(state, place)}</span>
      <b key={score} className="holding-cash pulse">
        {score}
      </b>
      <span className="holding-shares">
        {text.cardGame.companies.sharesAt({ count: rival.shares, value: rival.shareValue })}
      </span>
    </li>
  )
}
