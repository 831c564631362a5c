// A production in the centre of the table: each company makes, sells, ships, stores and pays — CG 2.
import './production-hall.css'
import type { CardGameEvent, State } from '@arkwright/card-game'
import type { SaleProps } from '../play/game-page.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { resultPlace } from '../telling/places.ts'
import { usePositionAt } from '../telling/use-position-at.ts'
import { text } from './messages/index.ts'
import { eventsUntil, producers, type Scene, scenesOf } from './production.ts'
import { GOOD_ICONS, RivalDisc } from './symbols.tsx'
import { rivalName } from './words.ts'

export function ProductionHall({ beat, step }: SaleProps) {
  const state = usePositionAt(beat.steps[0] ?? { at: 0, isWithin: false }) as State
  const names = useNames()
  const good = beat.good ?? state.good
  const told = scenesOf(eventsUntil(beat, step))
  const before = scenesOf(eventsUntil(beat, step - 1)).length
  const rivals = [...new Set(told.flatMap(({ rival }) => (rival === undefined ? [] : [rival])))]
  const icon = GOOD_ICONS[good]
  return (
    <div className={`production-hall good-${good}`}>
      <header data-place="hall">
        <h2>{beat.short}</h2>
        <p>
          {icon !== undefined && <Icon name={icon} size={26} />}
          <b>{text.cardGame.market.emptyTrack({ good: state.good, demand: state.demand[good] ?? 0 })}</b>
        </p>
      </header>
      <ol>
        {producers(beat).map(seat => (
          <li
            key={seat}
            data-place={resultPlace(seat)}
            data-now={beat.steps[step]?.chapter === `seat ${seat}` || undefined}
            className={`seat-${seat}`}
          >
            <Disc seat={seat} size={34} />
            <b>{names[seat]}</b>
            <Sold scenes={told.filter(scene => scene.seat === seat)} />
            <Scenes scenes={told} isOf={scene => scene.seat === seat} before={before} />
          </li>
        ))}
        {rivals.map(rival => (
          <li key={`rival ${rival}`}>
            <RivalDisc rival={rival} solo={state.solo !== null} size={34} />
            <b>{rivalName(state, rival)}</b>
            <span />
            <Scenes scenes={told} isOf={scene => scene.rival === rival} before={before} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A crate for each good sold. */
function Sold({ scenes }: { scenes: readonly Scene[] }) {
  const count = scenes.reduce((sum, { event }) => sum + (event.type === 'sold' ? event.count : 0), 0)
  return (
    <span className="crates" aria-hidden="true">
      {numbersBelow(count).map(number => (
        <span key={number} className="crate" />
      ))}
    </span>
  )
}

interface ScenesProps {
  readonly scenes: readonly Scene[]
  readonly before: number
  isOf(scene: Scene): boolean
}

function Scenes({ scenes, isOf, before }: ScenesProps) {
  return (
    <span className="scenes">
      {numbered(scenes)
        .filter(({ value }) => isOf(value))
        .map(({ value, place }) => (
          <span key={place} data-new={place >= before || undefined}>
            {toldScene(value)}
          </span>
        ))}
    </span>
  )
}

function toldScene({ event }: Scene): string {
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
