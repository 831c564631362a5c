// The table on a phone: the lane and the mill of the decision, and the tabs for everything else.
import './phone-parts.css'
import './strip.css'
import { facesIn, type State } from '@arkwright/card-game'
import { SEATS } from '@arkwright/kernel'
import type { PhoneTab } from '../play/game-page.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { millPlace } from '../telling/places.ts'
import { isActive } from './lanes.tsx'
import { MarketLane, WageBand } from './market-lane.tsx'
import { text } from './messages/index.ts'
import { Mill } from './mill.tsx'
import { Pressable } from './press-button.tsx'
import { RivalMills } from './rival-mills.tsx'
import { Board, HeldCards, Ships } from './strip.tsx'
import { GoodIcon } from './symbols.tsx'
import { ALL_GOODS, usePosition } from './use-position.ts'
import { cardName } from './words.ts'

const words = text.cardLanes

/** Questions about the whole company need the room for their figures. */
const WITHOUT_LANE: readonly State['step'][] = [
  'develop',
  'starting development',
  'make room',
  'buy shares',
  'take loans',
  'cheap shares',
  'starting shares',
  'choose factory',
  'start player',
]

export function PhoneLane() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  const { good } = state
  if (WITHOUT_LANE.includes(state.step)) return null
  // To look at: the bar and the figures have presses of full size.
  return (
    <section className={`sheet cg-phone-lane good-${good}`} aria-label={text.cardGame.factory.title({ good })}>
      <p className="lane-title">
        <GoodIcon good={good} size={20} /> <b>{text.cardGame.factory.title({ good })}</b>
        <WageBand state={state} />
      </p>
      <MarketLane state={state} good={good} />
      <div className="lane-mill" data-place={millPlace(good, mySeat)}>
        <Mill state={state} seat={mySeat} good={good} />
      </div>
    </section>
  )
}

export function phoneTabs(): readonly PhoneTab[] {
  return [
    { key: 'mills', label: words.tabs.mills, icon: 'factory', Body: Mills },
    { key: 'table', label: words.tabs.table, icon: 'exchange', Body: Table },
    { key: 'rivals', label: words.tabs.rivals, icon: 'workers', Body: Rivals },
  ]
}

function Mills() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  return (
    <Pressable>
      <div className="cg-phone-mills">
        {ALL_GOODS.map(good => (
          <section
            key={good}
            className={`sheet good-${good} ${isActive(state, good) ? 'active' : ''}`}
            aria-label={text.cardGame.factory.title({ good })}
          >
            <p className="lane-title">
              <GoodIcon good={good} size={18} /> <b>{text.cardGame.factory.title({ good })}</b>
              {isActive(state, good) && <em>{words.now}</em>}
            </p>
            <Mill state={state} seat={mySeat} good={good} />
          </section>
        ))}
      </div>
    </Pressable>
  )
}

function Table() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  return (
    <Pressable>
      <div className="cg-phone-table cg-strip">
        <section className="sheet markets" aria-label={words.market}>
          {ALL_GOODS.map(good => (
            <div key={good} className={`market-row good-${good}`}>
              <GoodIcon good={good} size={18} />
              <MarketLane state={state} good={good} />
            </div>
          ))}
        </section>
        {player !== undefined && (
          <>
            <Board state={state} player={player} />
            <div className="two">
              <Ships state={state} player={player} />
              <HeldCards state={state} player={player} />
            </div>
          </>
        )}
      </div>
    </Pressable>
  )
}

function Rivals() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  return (
    <div className="cg-phone-rivals">
      {ALL_GOODS.map(good => (
        <section key={good} className={`sheet good-${good}`} aria-label={text.cardGame.factory.title({ good })}>
          <p className="lane-title">
            <GoodIcon good={good} size={18} /> <b>{text.cardGame.factory.title({ good })}</b>
            {state.solo === null && <small>{words.rivalColumns}</small>}
          </p>
          <RivalMills state={state} good={good} mySeat={mySeat} />
        </section>
      ))}
      <RivalCards state={state} mySeat={mySeat} />
    </div>
  )
}

/** The development cards of the others. */
function RivalCards({ state, mySeat }: { state: State; mySeat: number }) {
  const names = useNames()
  const seats = SEATS.slice(0, state.players.length).filter(seat => seat !== mySeat)
  if (seats.length === 0) return null
  return (
    <section className="sheet" aria-label={text.cardGame.board.cards}>
      <ul className="rival-cards">
        {seats.map(seat => {
          const faces = facesIn(state.players[seat]?.cards ?? 0)
          return (
            <li key={seat}>
              <Disc seat={seat} size={18} /> <b>{names[seat]}</b>{' '}
              {faces.length === 0 ? text.cardGame.board.noCards : words.listed({ cards: faces.map(cardName) })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
