// The last production as a short film: for each company the goods made, sold, shipped and stored, and its payments — CG
// 2.
import type { CardGameEvent } from '@arkwright/card-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { FilmControls, useFrames } from '../shell/film.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { lastProduction, type Production, type Scene } from './production.ts'
import { RivalDisc } from './symbols.tsx'
import { usePosition } from './use-position.ts'
import { rivalName } from './words.ts'

const PER_SCENE = 350

export function useLastProduction(): Production | undefined {
  const history = useTable(session => session.played.history)
  const looking = useTable(session => session.looking)
  return useMemo(() => lastProduction(history, looking), [history, looking])
}

export function ProductionFilm({ production }: { production: Production }) {
  const { scenes, good, decade } = production
  const words = text.cardGame.film
  const { solo } = usePosition()
  const names = useNames()
  const frames = useFrames(scenes.length, PER_SCENE)
  const shown = scenes.slice(0, frames.shown)
  const seats = [...new Set(scenes.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))]
  const rivals = [...new Set(scenes.flatMap(({ rival }) => (rival === undefined ? [] : [rival])))]
  return (
    <Panel title={words.title({ good, decade })} className="film">
      {seats.length === 0 && <p className="quiet">{words.nobody}</p>}
      <ul className="cg-film">
        {seats.map(seat => (
          <li key={seat}>
            <Disc seat={seat} size={22} />
            <b>{names[seat]}</b>
            <Scenes scenes={shown.filter(scene => scene.seat === seat)} />
          </li>
        ))}
        {rivals.map(rival => (
          <li key={`rival ${rival}`}>
            <RivalDisc rival={rival} solo={solo !== null} size={22} />
            <b>{rivalName({ solo }, rival)}</b>
            <Scenes scenes={shown.filter(scene => scene.rival === rival)} />
          </li>
        ))}
      </ul>
      <FilmControls frames={frames} count={scenes.length} words={text.cardGame.film} />
    </Panel>
  )
}

function Scenes({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <span className="cg-scenes">
      {numbered(scenes).map(({ value, place }) => (
        <span key={place} className={`cg-scene of-${value.event.type.replaceAll(' ', '-')}`}>
          {told(value)}
        </span>
      ))}
    </span>
  )
}

function told({ event }: Scene): string {
  // In a table by type, each teller gets the facts of its own type.
  return (TOLD[event.type] as ((event: CardGameEvent) => string) | undefined)?.(event) ?? ''
}

type Of<T extends CardGameEvent['type']> = Extract<CardGameEvent, { type: T }>

const TOLD: { readonly [T in CardGameEvent['type']]?: (event: Of<T>) => string } = {
  produced: ({ count }) => text.cardGame.film.made({ count }),
  sold: ({ count, price }) => text.cardGame.film.sold({ count, price, income: count * price }),
  shipped: ({ count }) => text.cardGame.film.shipped({ count }),
  stored({ stock, wasted }) {
    const lost = sum(wasted)
    return lost > 0 ? text.cardGame.film.wasted({ count: lost }) : text.cardGame.film.stored({ count: sum(stock) })
  },
  money({ amount, for: purpose }) {
    const { costs, earned, earnedByContract } = text.cardGame.film
    if (amount < 0) return costs({ amount: -amount })
    return (purpose === 'contract' ? earnedByContract : earned)({ income: amount })
  },
  'took loans': ({ count }) => text.cardGame.film.loans({ count }),
  'share value': ({ to, for: reason }) => text.cardGame.film.value[reason]({ to }),
  'rival share value': ({ to }) => text.cardGame.film.rivalValue({ to }),
  bankrupt: () => text.cardGame.film.bankrupt,
}

function sum(totals: readonly number[]): number {
  return totals.reduce((all, one) => all + one, 0)
}
