// The market of one good: the appeal axis, low on the left, with everyone's markers and the demand — CG 1.b. Markers on
// the same space climb.
import './market-lane.css'
import type { Good, State } from '@arkwright/card-game'
import { memo } from 'react'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import { text } from './messages/index.ts'
import { RivalDisc } from './symbols.tsx'
import { rivalName, trackLabel } from './words.ts'

/** Higher spaces appear when a marker comes near them. */
const LEAST_TOP = 9
const LOWEST_SHOWN = -2
/** With more spaces every second number is left out. */
const MOST_NUMBERED = 17

interface Token {
  readonly key: string
  readonly at: number
  readonly name: string
  readonly seat: number | undefined
  readonly rival: number
}

function tokensOn(state: State, good: Good, names: readonly string[]): Token[] {
  const own = state.players.map(({ factories }, seat): Token => {
    const at = factories[good]?.marker ?? -1
    return { key: `${seat}`, at, name: names[seat] ?? '', seat, rival: -1 }
  })
  const others = state.rivals.map(({ appeal }, rival): Token => {
    return { key: `rival ${rival}`, at: appeal[good] ?? -1, name: rivalName(state, rival), seat: undefined, rival }
  })
  return [...own, ...others].filter(({ at }) => at >= 0)
}

/** All lanes share the same window of the track. */
function spacesOf(state: State): readonly number[] {
  const markers = state.players.flatMap(({ factories }) => factories.map(({ marker }) => marker))
  const all = [...markers, ...state.rivals.flatMap(({ appeal }) => appeal), ...state.demand]
  const high = Math.min(state.rules.figures.appealMax, Math.max(LEAST_TOP, ...all.map(at => at + 1)))
  const low = Math.max(state.rules.demandMin, Math.min(LOWEST_SHOWN, ...state.demand.map(demand => demand - 1)))
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

export const MarketLane = memo(function MarketLane({ state, good }: { state: State; good: Good }) {
  const names = useNames()
  const tokens = tokensOn(state, good, names)
  const spaces = spacesOf(state)
  const demand = state.demand[good] ?? 0
  const arrows = state.rules.arrows[good] ?? []
  const pointed = useTable(({ pointed: move }) => (good === state.good && move !== undefined ? move.text : ''))
  const ghost = /^appeal (\d+)$/.exec(pointed)?.[1]
  const step = spaces.length > MOST_NUMBERED ? 2 : 1
  return (
    <div className="cg-axis" data-about={`demand ${good}`} role="img" aria-label={trackLabel(state, good, tokens)}>
      {spaces.map(space => (
        <span
          key={space}
          className={`space ${space > demand && space > 0 ? 'sells' : ''} ${space === demand ? 'demand' : ''}`}
          data-arrow={space > 0 && arrows[space - 1] === 1 ? '' : undefined}
        >
          <span className="discs">
            {tokens
              .filter(({ at }) => at === space)
              .map(({ key, seat, rival }) =>
                seat === undefined ? (
                  <RivalDisc key={key} rival={rival} solo={state.solo !== null} size={19} />
                ) : (
                  <Disc key={key} seat={seat} size={20} />
                ),
              )}
            {ghost === String(space) && <i className="ghost" />}
          </span>
          <small className={space === 0 ? 'zero' : ''}>{space % step === 0 ? signed(space) : ''}</small>
        </span>
      ))}
    </div>
  )
})

export function signed(space: number): string {
  return space < 0 ? `−${-space}` : String(space)
}

/** Spaces with the same wage are one band; the present one is lit, with the marker on its space. */
export function WageBand({ state }: { state: State }) {
  const { wages } = state.rules
  const now = wages[state.wageSpace] ?? 0
  const label = text.cardGame.market.wageSpace({ amount: now, space: state.wageSpace + 1, spaces: wages.length })
  const bands = [...new Set(wages)].map(wage => ({ wage, spaces: wages.filter(one => one === wage).length }))
  return (
    <span className="cg-wages" data-place="town" data-about="wage" role="img" aria-label={label}>
      <small>{text.cardLanes.wages}</small>
      {bands.map(({ wage, spaces }) => (
        <span key={wage} className={wage === now ? 'band now' : 'band'} style={{ flexGrow: spaces }}>
          {text.figures.money(wage)}
          {wage === now && (
            <i className="pips">
              {numbered(wages).map(({ value, place }) =>
                value === wage ? <i key={place} className={place === state.wageSpace ? 'here' : ''} /> : null,
              )}
            </i>
          )}
        </span>
      ))}
    </span>
  )
}
