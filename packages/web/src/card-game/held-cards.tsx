// Development cards in hand, with their effect in words.
import { facesIn, hasFace, moves, type Player, type State, TRACKS } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { CardSpot } from './card-spot.tsx'
import { cardKind } from './rules-of-facts.ts'
import { CardIcon } from './symbols.tsx'
import { cardEffect, cardShort, trackValue } from './words.ts'

const CARDS_TRACK = TRACKS.indexOf('cards')

export function HeldCards({ state, player, mine }: { state: State; player: Player; mine: boolean }) {
  const words = text.cardGame.board
  const faces = facesIn(player.cards)
  const most = trackValue(state, CARDS_TRACK, player.tracks[CARDS_TRACK] ?? 0)
  return (
    <div className="cg-held">
      <h3>
        {words.cards} <small>{words.cardsHeld({ held: faces.length, most })}</small>
      </h3>
      {faces.length === 0 && <span className="quiet">{words.noCards}</span>}
      <div className="cg-hand">
        {faces.map(face => {
          const used = hasFace(player.used, face)
          return (
            <CardSpot
              key={face}
              about={cardKind(face)}
              mine={mine}
              moves={[moves.use(face), moves.discard(face), moves.reactivate(face)]}
              className={`cg-dev ${used ? 'used' : ''}`}
              label={(used ? words.usedCardLabel : words.cardLabel)({ card: face, effect: cardEffect(state, face) })}
            >
              <span className="cg-dev-icon">
                <CardIcon face={face} size={18} />
              </span>
              <b>{cardShort(face)}</b>
              <span>{used ? words.used : cardEffect(state, face)}</span>
            </CardSpot>
          )
        })}
      </div>
    </div>
  )
}
