// The supply of development cards: the effect of each and how many are left — CG setup 10, CG 1.c.
import { hasFace, moves } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { CardSpot } from './card-spot.tsx'
import { cardKind } from './rules-of-facts.ts'
import { CardIcon } from './symbols.tsx'
import { usePosition } from './use-position.ts'
import { cardEffect, cardShort } from './words.ts'

export function Supply() {
  const state = usePosition()
  const words = text.cardGame.supply
  const there = numbered(state.supply).filter(
    ({ value, place }) => value > 0 || state.players.some(({ cards }) => hasFace(cards, place)),
  )
  return (
    <Panel title={words.title} sub={words.sub} className="cg-supply">
      {there.length === 0 && <p className="quiet">{words.empty}</p>}
      <div className="cg-supply-cards">
        {there.map(({ value: count, place: face }) => (
          <CardSpot
            key={face}
            about={cardKind(face)}
            mine={count > 0}
            moves={[moves.take(face)]}
            className={`cg-dev ${count === 0 ? 'gone' : ''}`}
            label={words.label({ card: face, count, effect: cardEffect(state, face) })}
          >
            <span className="cg-dev-icon">
              <CardIcon face={face} size={18} />
            </span>
            <b>{cardShort(face)}</b>
            <em>{count === 0 ? words.gone : `× ${count}`}</em>
            <span>{cardEffect(state, face)}</span>
          </CardSpot>
        ))}
      </div>
    </Panel>
  )
}
