// All companies: mine in full, the others at a glance and in full on request; the neutral player or the solo opponents below.
import { facesIn, factorySheet, type Player, type State } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { useNames, usePersonsHere, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { FactoryRow } from './factory.tsx'
import { HeldCards } from './held-cards.tsx'
import { PlayerBoard } from './player-board.tsx'
import { CardIcon, GoodIcon, RivalDisc } from './symbols.tsx'
import { ALL_GOODS, usePosition, usePositionLater } from './use-position.ts'
import { cardName, rivalName } from './words.ts'

export function MyCompany() {
  const state = usePosition()
  const words = text.cardGame.companies
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const persons = usePersonsHere()
  const player = state.players[mySeat]
  if (player === undefined) return null
  return (
    <>
      <Panel
        title={persons === 1 ? words.mine : words.companyOf({ name: names[mySeat] ?? '' })}
        className={`cg-company seat-edge-${mySeat}`}
      >
        {player.bankrupt && <p className="warning-line">{words.bankrupt}</p>}
        {ALL_GOODS.map(good => (
          <FactoryRow key={good} state={state} player={player} seat={mySeat} good={good} mine />
        ))}
      </Panel>
      <Panel title={text.cardGame.board.title} className={`seat-edge-${mySeat}`}>
        <PlayerBoard state={state} player={player} mine />
        <HeldCards state={state} player={player} mine />
      </Panel>
    </>
  )
}

export function Rivals() {
  const state = usePositionLater()
  const mySeat = useTable(session => session.mySeat)
  const words = text.cardGame
  return (
    <Panel title={state.solo === null ? words.companies.rivals : words.solo.opponents} className="rivals">
      {SEATS.slice(0, state.players.length)
        .filter(seat => seat !== mySeat)
        .map(seat => {
          const player = state.players[seat]
          return player && <Company key={seat} state={state} player={player} seat={seat} />
        })}
      {numbered(state.rivals).map(({ place }) => (
        <Competitor key={place} state={state} rival={place} />
      ))}
      {state.solo === null ? (
        state.rivals.length > 0 && <p className="quiet cg-note">{words.companies.neutralHint}</p>
      ) : (
        <p className="quiet cg-note">{state.solo.opponentsFirst ? words.solo.firstThey : words.solo.firstYou}</p>
      )}
    </Panel>
  )
}

function Company({ state, player, seat }: { state: State; player: Player; seat: Seat }) {
  const words = text.cardGame.companies
  const name = useNames()[seat] ?? ''
  const open = ALL_GOODS.filter(good => (player.factories[good]?.side ?? 0) > 0)
  return (
    <details className={`rival cg-company-row seat-edge-${seat}`}>
      <summary>
        <Disc seat={seat} />
        <b>{name}</b>
        <span className="rival-goods">
          {player.bankrupt && <span>{words.bankrupt}</span>}
          {open.map(good => {
            const sheet = factorySheet(state, seat, good)
            return (
              sheet && (
                <span key={good} className="glance">
                  <GoodIcon good={good} size={18} />
                  <span className="level">{text.boardGame.roman({ level: player.factories[good]?.side ?? 0 })}</span>
                  <span>{words.glance({ goods: sheet.goods, price: sheet.price, appeal: sheet.appeal })}</span>
                </span>
              )
            )
          })}
        </span>
        <span className="cg-company-cards">
          {facesIn(player.cards).map(face => (
            <span key={face} role="img" aria-label={cardName(face)} title={cardName(face)}>
              <CardIcon face={face} size={15} />
            </span>
          ))}
        </span>
        <span className="unseen">{words.full({ name })}</span>
        <Icon name="right" size={14} />
      </summary>
      <div className="rival-mats">
        {open.map(good => (
          <FactoryRow key={good} state={state} player={player} seat={seat} good={good} mine={false} />
        ))}
        <PlayerBoard state={state} player={player} mine={false} />
        <HeldCards state={state} player={player} mine={false} />
      </div>
    </details>
  )
}

/** The neutral third player, or an opponent of the solo game. */
function Competitor({ state, rival }: { state: State; rival: number }) {
  const solo = state.solo !== null
  const one = state.rivals[rival]
  if (one === undefined) return null
  return (
    <div className="cg-competitor">
      <RivalDisc rival={rival} solo={solo} size={24} />
      <b>{rivalName(state, rival)}</b>
      {solo && <span>{text.cardGame.companies.sharesAt({ count: one.shares, value: one.shareValue })}</span>}
      <span className="rival-goods">
        {ALL_GOODS.filter(good => (one.appeal[good] ?? -1) >= 0).map(good => (
          <span key={good} className="glance">
            <GoodIcon good={good} size={18} /> {text.cardGame.factory.appealIs({ appeal: one.appeal[good] ?? 0 })}
          </span>
        ))}
      </span>
    </div>
  )
}
