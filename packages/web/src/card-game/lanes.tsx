// The board of the card game as lanes: your mills as the cards lie, the market, and their mills.
import './lanes.css'
import type { Good, State } from '@arkwright/card-game'
import { useTable, useWatched } from '../play/use-table.ts'
import { millPlace } from '../telling/places.ts'
import { MarketLane, WageBand } from './market-lane.tsx'
import { text } from './messages/index.ts'
import { Mill } from './mill.tsx'
import { Pressable } from './press-button.tsx'
import { RivalMills } from './rival-mills.tsx'
import { GoodIcon } from './symbols.tsx'
import { ALL_GOODS, usePosition } from './use-position.ts'

const words = text.cardLanes

export function isActive(state: State, good: Good): boolean {
  return good === state.good && state.stage !== 'set-up'
}

export function Lanes() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  const watched = useWatched()
  return (
    <Pressable>
      <table className="cg-lanes" aria-label={words.table}>
        <thead>
          <tr className="lane-heads">
            <th scope="col">
              <span className="unseen">{words.good}</span>
            </th>
            <th scope="col">
              <h2>{watched === undefined ? words.mills : text.tableFrame.header.companyOf({ name: watched })}</h2>{' '}
              <small>{words.millsSub}</small>
              <MillDrawing />
            </th>
            <th scope="col">
              <h2>{words.market}</h2>
              <WageBand state={state} />
            </th>
            <th scope="col" className="rival-heads">
              <h2>{state.solo === null ? words.theirs : words.opponents}</h2>
              {state.solo === null && <span>{words.makes}</span>}
              {state.solo === null && <span>{words.price}</span>}
              <span>{words.appeal}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ALL_GOODS.map(good => (
            <tr key={good} className={`cg-lane good-${good} ${isActive(state, good) ? 'active' : ''}`} data-good={good}>
              <th scope="row" className="lane-name">
                <GoodIcon good={good} size={24} />
                <b>{text.cardGame.factory.title({ good })}</b>
                {isActive(state, good) && <em>{words.now}</em>}
              </th>
              <td data-place={millPlace(good, mySeat)}>
                <Mill state={state} seat={mySeat} good={good} />
              </td>
              <td>
                <MarketLane state={state} good={good} />
              </td>
              <td className="theirs">
                <RivalMills state={state} good={good} mySeat={mySeat} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Pressable>
  )
}

function MillDrawing() {
  return (
    <svg className="lane-drawing" viewBox="0 -7 88 41" aria-hidden="true" focusable="false">
      <path d="M2 33V12h52v21M2 12l6-6h40l6 6M58 33V2h6v31M61 1c3-3 0-5 5-6M8 17h6v6H8zM20 17h6v6h-6zM32 17h6v6h-6zM44 17h6v6h-6z" />
      <circle cx="76" cy="24" r="9" />
      <path d="M76 15v18M67 24h18M69.500 17.500l13 13M82.500 17.500l-13 13" />
    </svg>
  )
}
