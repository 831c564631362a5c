// Below the lanes: the player board with its developments, ships and loans, the cards held, and in the solo game the
// grid of cards.
import './strip.css'
import {
  ALL_TRACKS,
  facesIn,
  hasFace,
  moves,
  type Player,
  type Solo,
  type State,
  TRACKS,
  type Track,
} from '@arkwright/card-game'
import { useMemo } from 'react'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { lastDraw, walked } from './last-draw.ts'
import { text } from './messages/index.ts'
import { Press, Pressable, useWays } from './press-button.tsx'
import { CardIcon, RivalDisc, TRACK_ICONS } from './symbols.tsx'
import { usePosition } from './use-position.ts'
import { cardEffect, cardShort, markerName, placeLabel, shortEffect, trackValue } from './words.ts'

const words = text.cardLanes
const FEW_SHARES = 4
const CARDS_TRACK = TRACKS.indexOf('cards')

export function Strip() {
  const state = usePosition()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  if (player === undefined) return null
  return (
    <Pressable>
      <div className={`cg-strip ${state.solo === null ? '' : 'solo'}`} data-place="strip">
        <Board state={state} player={player} />
        <Ships state={state} player={player} />
        <HeldCards state={state} player={player} />
        {state.solo !== null && <Grid state={state} solo={state.solo} />}
      </div>
    </Pressable>
  )
}

interface BoardProps {
  readonly state: State
  readonly player: Player
}

export function Board(props: BoardProps) {
  return (
    <section className="sheet board" aria-label={words.board}>
      <h2>{words.board}</h2>
      <div className="developments">
        {ALL_TRACKS.map(track => (
          <Development key={track} {...props} track={track} />
        ))}
      </div>
    </section>
  )
}

function Development({ state, player, track }: BoardProps & { track: Track }) {
  const name = TRACKS[track]
  const title = words.tracks[name]
  const level = player.tracks[track] ?? 0
  const decades = state.rules.expert.restrictions ? state.rules.restrictedUntil[track] : undefined
  return (
    <div className="development" data-about={`track ${track}`}>
      <Icon name={TRACK_ICONS[name]} size={16} />
      <span>{title}</span>
      <span className="steps">
        {numbered(state.rules.tracks[track] ?? []).map(({ value, place }) => {
          const wait = place > level ? (decades?.[place - 1] ?? 1) : 1
          const look = place === level ? 'now' : place < level ? 'taken' : ''
          const label =
            place === level + 1
              ? text.cardGame.board.next({ track: title, value })
              : words.stepLabel({ track: title, value })
          return (
            <Press
              key={place}
              move={place === level + 1 ? moves.develop(track) : undefined}
              label={label}
              className={`step ${look}`}
            >
              {value}
              {wait > 1 && <sup>{text.boardGame.roman({ level: wait })}</sup>}
            </Press>
          )
        })}
      </span>
    </div>
  )
}

export function Ships({ state, player }: BoardProps) {
  const { figures } = state.rules
  const loss = figures.shipValueLoss[player.shipTokens] ?? 0
  return (
    <section className="sheet ships" data-place={`ships-${state.players.indexOf(player)}`} aria-label={words.ships}>
      <h2>{words.ships}</h2>
      <p>
        <span className="fleet" aria-hidden="true">
          {numbersBelow(figures.shipsOnCard).map(ship => (
            <span key={ship} className={ship < player.ships ? 'ready' : ''}>
              <Icon name="ship" size={18} />
            </span>
          ))}
        </span>{' '}
        {words.shipsReady({ count: player.ships })}
      </p>
      <p title={loss === 0 ? undefined : text.cardGame.board.tokensHint({ by: -loss })}>
        {words.tokens({ count: player.shipTokens, loss })}
      </p>
      <p title={text.cardGame.board.loansHint}>
        {words.loans({ count: player.loans, left: figures.loanSpaces - player.loans })}
      </p>
      <BuyShares />
    </section>
  )
}

/** Shares can be bought from here with one press: the fewest numbers, and the most. */
function BuyShares() {
  const ways = useWays()
  const buys = [...ways.keys()].filter(move => move.kind === 'buy')
  const shown = buys.filter((_, place) => place < FEW_SHARES || place === buys.length - 1)
  if (shown.length === 0) return null
  return (
    <p className="buy">
      {words.buy}{' '}
      {shown.map(move => (
        <Press key={move.text} move={move} label={text.cardContexts.chips.buy({ count: move.count })} className="step">
          {move.count}
        </Press>
      ))}
    </p>
  )
}

export function HeldCards({ state, player }: BoardProps) {
  const ways = useWays()
  const faces = facesIn(player.cards)
  const most = trackValue(state, CARDS_TRACK, player.tracks[CARDS_TRACK] ?? 0)
  return (
    <section className="sheet held" data-place={`cards-${state.players.indexOf(player)}`} aria-label={words.cards}>
      <h2>
        {words.cards} <small>{text.cardGame.board.cardsHeld({ held: faces.length, most })}</small>
      </h2>
      <div className="hand">
        {faces.map(face => {
          const isUsed = hasFace(player.used, face)
          const effect = cardEffect(state, face)
          const { cardLabel, usedCardLabel } = text.cardGame.board
          const move = [moves.use(face), moves.discard(face), moves.reactivate(face)].find(one => ways.has(one))
          return (
            <Press
              key={face}
              move={move}
              label={(isUsed ? usedCardLabel : cardLabel)({ card: face, effect })}
              about={`card ${face}`}
              className={`dev ${isUsed ? 'used' : ''}`}
            >
              <b>
                <CardIcon face={face} size={14} /> {cardShort(face)}
              </b>
              <small>{isUsed ? text.cardGame.board.used : shortEffect(state, face)}</small>
            </Press>
          )
        })}
        {numbersBelow(Math.max(0, most - faces.length)).map(i => (
          <span key={i} className="dev free" aria-hidden="true">
            {words.free}
          </span>
        ))}
      </div>
    </section>
  )
}

/** The grid of the solo game, small: icons with their discs. The context panel shows it with the effects. */
function Grid({ state, solo }: { state: State; solo: Solo }) {
  const history = useTable(session => session.played.history)
  const looking = useTable(session => session.looking)
  const last = useMemo(() => lastDraw(history, looking), [history, looking])
  const path = last === undefined ? [] : walked(last, solo.grid.length)
  const drawn = last && text.cardGame.solo.drawn({ drawn: markerName(last.marker), place: last.to + 1 })
  return (
    <section className="sheet grid" aria-label={text.cardGame.solo.grid}>
      <h2>
        {words.grid} <Bag bag={solo.bag} />
      </h2>
      <div className="places" title={drawn}>
        {numbered(solo.grid).map(({ value: face, place }) => {
          const disc = solo.discs.indexOf(place)
          return (
            <Press
              key={place}
              move={face < 0 ? undefined : moves.pick(place)}
              label={placeLabel(state, solo, place)}
              about={face < 0 ? undefined : `card ${face}`}
              className={`place ${face < 0 ? 'empty' : ''} ${path.includes(place) ? 'walked' : ''}`}
            >
              {face >= 0 && <CardIcon face={face} size={15} />}
              {disc !== -1 && <RivalDisc rival={disc} solo size={18} />}
            </Press>
          )
        })}
      </div>
    </section>
  )
}

/** The markers still in the bag. */
function Bag({ bag }: { bag: readonly number[] }) {
  const label = text.cardGame.solo.bagLabel({ first: bag[0] ?? 0, second: bag[1] ?? 0, neutral: bag[2] ?? 0 })
  return (
    <small className="bag" role="img" aria-label={label} title={label}>
      {numbered(bag).map(({ value: count, place: marker }) => (
        <span key={marker}>
          {count} <RivalDisc rival={marker} solo size={14} />
        </span>
      ))}
    </small>
  )
}
