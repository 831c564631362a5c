// The market hall: the called spaces of the market share table above, the customers' stalls below.
import './sale-hall.css'
import { type Call, demandFor, IMPORTER, type State } from '@arkwright/board-game'
import { type CSSProperties, useMemo } from 'react'
import { text } from '../messages/index.ts'
import type { SaleProps } from '../play/game-page.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { Said } from '../shell/said.tsx'
import { useForm } from '../table/use-form.ts'
import { usePositionAt } from '../telling/use-position-at.ts'
import { takerName } from './sale-beat.ts'
import { countOf, goodOf, type Seller, saleEvent, sellersOf, takersOf } from './sale-figures.ts'
import { SaleResults } from './sale-results.tsx'
import { GOOD_ICONS } from './symbols.tsx'

const words = text.told.sale
/** Spaces of the market share table in view. */
const FEWEST_SPACES = 5
const MOST_SPACES = 9

export function SaleHall({ beat, step }: SaleProps) {
  const state = usePositionAt(beat.steps[0] ?? { at: 0, isWithin: false }) as State
  const good = goodOf(beat, state)
  const sale = useMemo(() => saleEvent(beat), [beat])
  const sellers = useMemo(() => sellersOf(state, good), [state, good])
  const shown = beat.steps[step]
  const calls = callsUntil(beat, step)
  const takers = takersOf(sale, calls)
  const demand = sale?.demand ?? demandFor(state, good)
  const offered = sellers.reduce((sum, { stock = 0 }) => sum + stock, 0)
  const isCalling = shown?.chapter === 'goods' || shown?.chapter === 'calls'
  const icon = GOOD_ICONS[good]
  return (
    <div className={`sale-hall good-${good}`}>
      <header>
        <div>
          <h2>{beat.short}</h2>
          <p>{words.rule}</p>
        </div>
        <p className="wants">
          {icon !== undefined && <Icon name={icon} size={26} />}
          <b>{words.wants({ demand })}</b> <span>{words.offered({ count: offered })}</span>
          <small>{words.soldSoFar({ count: takers.length })}</small>
        </p>
      </header>
      {isCalling ? (
        <Spaces sellers={sellers} called={sale?.calls ?? []} calls={calls} takers={takers} />
      ) : (
        <SaleResults beat={beat} step={step} />
      )}
      <Stalls demand={demand} called={sale?.calls ?? []} calls={calls} />
    </div>
  )
}

/** How many calls have been made; all of them in later chapters. */
function callsUntil({ steps }: SaleProps['beat'], step: number): number {
  return steps.slice(0, step + 1).findLast(({ calls }) => calls !== undefined)?.calls ?? 0
}

interface SpacesProps {
  readonly sellers: readonly Seller[]
  readonly called: readonly Call[]
  readonly calls: number
  readonly takers: readonly number[]
}

/** Low appeal on the left, high on the right, as everywhere. */
function Spaces({ sellers, called, calls, takers }: SpacesProps) {
  const highest = Math.max(FEWEST_SPACES - 1, ...sellers.map(({ appeal }) => appeal))
  const lowest = Math.max(0, highest - MOST_SPACES + 1)
  const last = called.at(-1)?.space ?? 0
  const now = called[calls - 1]?.space
  return (
    <ol className="spaces">
      {numbersBelow(highest - lowest + 1).map(place => {
        const space = lowest + place
        const here = sellers.filter(({ appeal }) => appeal === space)
        const state =
          space === now
            ? 'now'
            : now !== undefined && space > now
              ? 'called'
              : space === 0 || (calls === called.length && space < last)
                ? 'never'
                : 'next'
        return (
          <li key={space} data-state={state} data-empty={here.length === 0 || undefined}>
            <span className="state">
              {here.length === 0 && state !== 'now' ? words.space.empty : words.space[state]}
            </span>
            <span className="sellers">
              {here.map(({ member, stock }) => (
                <Standing
                  key={member}
                  member={member}
                  left={stock === undefined ? undefined : stock - countOf(takers, member)}
                />
              ))}
            </span>
            <b>{space}</b>
          </li>
        )
      })}
    </ol>
  )
}

function Standing({ member, left }: { member: number; left: number | undefined }) {
  const names = useNames()
  const isPhone = useForm() === 'phone'
  return (
    <span
      className="standing"
      data-place={`seller-${member === IMPORTER ? 'importer' : member}`}
      data-out={left === 0 || undefined}
    >
      <Taker member={member} size={30} />
      <span className="unseen">{takerName(member, names)}</span>
      {left !== undefined && (
        <small>
          {isPhone && <Said words={words.left({ count: left })} />}
          <span aria-hidden={isPhone || undefined}>{isPhone ? left : words.left({ count: left })}</span>
        </small>
      )}
    </span>
  )
}

export function Taker({ member, size }: { member: number; size: number }) {
  if (member !== IMPORTER) return <Disc seat={member} size={size} />
  return (
    <span className="importer" style={{ width: size, height: size }}>
      <Icon name="ship" size={Math.round(size * 0.66)} />
    </span>
  )
}

/** A stall for each customer; equals may sell beyond the demand. The crates of a call fly in together. */
function Stalls({ demand, called, calls }: { demand: number; called: readonly Call[]; calls: number }) {
  const names = useNames()
  const all = called.flatMap((call, place) => call.takers.map(taker => ({ taker, call: place + 1, space: call.space })))
  const count = Math.max(demand, all.length)
  const taken = all.filter(({ call }) => call <= calls).length
  return (
    <div className="hall" style={{ '--stalls': count } as CSSProperties}>
      <svg className="roof" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 58h1000M10 58 500 6l490 52M60 58 500 14l440 44" />
      </svg>
      <ol aria-label={words.stallsLeft({ count: Math.max(0, demand - taken) })}>
        {numbersBelow(count).map(number => {
          const here = all[number]
          const isTaken = here !== undefined && here.call <= calls
          const isNow = isTaken && here.call === calls
          return (
            <li
              key={number}
              data-place={`stall-${number}`}
              className={isTaken ? (here.taker === IMPORTER ? 'of-importer' : `seat-${here.taker}`) : ''}
              data-state={isNow ? 'now' : isTaken ? 'taken' : 'free'}
              data-beyond={number >= demand || undefined}
              aria-label={
                isTaken
                  ? words.stall({ number: number + 1, name: takerName(here.taker, names) })
                  : words.stallFree({ number: number + 1 })
              }
            >
              <span className="awning" aria-hidden="true" />
              <span className="counter">
                {isTaken && (
                  <>
                    <span className="crate" aria-hidden="true" />
                    <Taker member={here.taker} size={22} />
                  </>
                )}
              </span>
              <small aria-hidden="true">{number + 1}</small>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
