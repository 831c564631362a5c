// The grid of the solo game: fifteen places, and the discs that move over the cards — CG solo 1, CG solo 3.1 B.
import { moves, type Solo, type State } from '@arkwright/card-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { componentAddress } from '../rules/address.ts'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { CardSpot } from './card-spot.tsx'
import { lastDraw, walked } from './last-draw.ts'
import { cardKind } from './rules-of-facts.ts'
import { CardIcon, RivalDisc } from './symbols.tsx'
import { cardEffect, cardName, cardShort, markerName, placeLabel } from './words.ts'

export function Grid({ state, solo }: { state: State; solo: Solo }) {
  const words = text.cardGame.solo
  const history = useTable(session => session.played.history)
  const looking = useTable(session => session.looking)
  const last = useMemo(() => lastDraw(history, looking), [history, looking])
  const path = last === undefined ? [] : walked(last, solo.grid.length)
  const faces = [...new Set(solo.grid.filter(face => face >= 0))]
  return (
    <Panel title={words.grid} sub={words.gridSub} className="cg-grid-panel" aside={<Bag bag={solo.bag} />}>
      <div className="cg-grid">
        {numbered(solo.grid).map(({ value: face, place }) => (
          <Place key={place} state={state} solo={solo} face={face} place={place} walked={path.includes(place)} />
        ))}
      </div>
      <p className="quiet cg-note">
        {last !== undefined && (
          <span className="cg-drawn">
            <RivalDisc rival={last.marker} solo size={18} />{' '}
            {words.drawn({ drawn: markerName(last.marker), place: last.to + 1 })}
          </span>
        )}{' '}
        {words.walk}
      </p>
      <details className="cg-effects">
        <summary>{text.cardGame.supply.title}</summary>
        <dl>
          {faces.map(face => (
            <div key={face}>
              <dt>
                <CardIcon face={face} size={16} />{' '}
                <a className="rule-link" href={componentAddress(cardKind(face))}>
                  {cardName(face)}
                </a>
              </dt>
              <dd>{cardEffect(state, face)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  )
}

interface PlaceProps {
  readonly state: State
  readonly solo: Solo
  readonly face: number
  readonly place: number
  /** The last drawn disc passed here. */
  readonly walked: boolean
}

function Place({ state, solo, face, place, walked: passed }: PlaceProps) {
  const words = text.cardGame.solo
  const disc = solo.discs.indexOf(place)
  if (face < 0) {
    return <span className="cg-place empty" role="img" aria-label={words.emptyPlace({ place: place + 1 })} />
  }
  return (
    <CardSpot
      moves={[moves.pick(place)]}
      className={`cg-place ${disc === -1 ? '' : 'under'} ${passed ? 'walked' : ''}`}
      label={placeLabel(state, solo, place)}
    >
      <span className="cg-dev-icon">
        <CardIcon face={face} size={18} />
      </span>
      <b>{cardShort(face)}</b>
      {disc !== -1 && <RivalDisc rival={disc} solo size={24} />}
    </CardSpot>
  )
}

/** The markers still in the bag. */
function Bag({ bag }: { bag: readonly number[] }) {
  const words = text.cardGame.solo
  return (
    <span
      className="cg-bag"
      role="img"
      aria-label={words.bagLabel({ first: bag[0] ?? 0, second: bag[1] ?? 0, neutral: bag[2] ?? 0 })}
    >
      <small>{words.bag}</small>
      {numbered(bag).flatMap(({ value: count, place: marker }) =>
        numbersBelow(count).map(i => <RivalDisc key={`${marker}.${i}`} rival={marker} solo size={16} />),
      )}
    </span>
  )
}
