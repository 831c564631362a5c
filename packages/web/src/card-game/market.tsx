// The market board: appeal and demand tracks of the four goods with everyone's tokens, arrows, and wages — CG setup 9,
// CG 1.b.
import type { Good, State } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { GoodIcon, rivalClass, rivalLetter } from './symbols.tsx'
import { ALL_GOODS, usePositionLater } from './use-position.ts'
import { rivalName, trackLabel } from './words.ts'

const ROW = 21
const COLUMN = 96
const LEFT = 26
const TOP = 6
/** Higher spaces appear when a token comes near them. */
const LEAST_TOP = 9
const LOWEST_SHOWN = -2

interface Token {
  readonly key: string
  readonly at: number
  readonly name: string
  readonly look: string
  readonly letter: string
  readonly square: boolean
}

export function Market() {
  const state = usePositionLater()
  const names = useNames()
  const words = text.cardGame.market
  const tokens = ALL_GOODS.map(good => tokensOn(state, good, names))
  const high = Math.min(
    state.rules.figures.appealMax,
    Math.max(LEAST_TOP, ...tokens.flat().map(({ at }) => at + 1), ...state.demand.map(demand => demand + 1)),
  )
  const low = Math.max(state.rules.demandMin, Math.min(LOWEST_SHOWN, ...state.demand.map(demand => demand - 1)))
  const spaces = Array.from({ length: high - low + 1 }, (_, i) => high - i)
  const y = (space: number) => TOP + (high - space) * ROW + ROW / 2
  const label = ALL_GOODS.map(good => trackLabel(state, good, tokens[good] ?? [])).join('. ')
  return (
    <Panel title={words.title} sub={words.sub} className="cg-market">
      <div className="cg-market-heads" aria-hidden="true">
        {ALL_GOODS.map(good => (
          <GoodIcon key={good} good={good} size={24} />
        ))}
      </div>
      <svg viewBox={`0 0 ${LEFT + 4 * COLUMN} ${y(low) + ROW / 2 + 4}`} role="img" aria-label={label}>
        {state.stage !== 'set-up' && (
          <rect
            className="cg-active-track"
            x={LEFT + state.good * COLUMN + 3}
            y={1}
            width={COLUMN - 6}
            height={y(low) + ROW / 2 + 1}
            rx="6"
          />
        )}
        {spaces.map(space => (
          <text key={space} x={LEFT - 8} y={y(space) + 4} textAnchor="end" className={space < 0 ? 'below' : ''}>
            {space < 0 ? `−${-space}` : space}
          </text>
        ))}
        {ALL_GOODS.map(good => (
          <Track key={good} state={state} good={good} tokens={tokens[good] ?? []} spaces={spaces} y={y} />
        ))}
      </svg>
      <Wages state={state} />
      <p className="quiet cg-note">{words.arrows}</p>
    </Panel>
  )
}

interface TrackProps {
  readonly state: State
  readonly good: Good
  readonly tokens: readonly Token[]
  readonly spaces: readonly number[]
  y(space: number): number
}

function Track({ state, good, tokens, spaces, y }: TrackProps) {
  const left = LEFT + good * COLUMN + 12
  const demand = state.demand[good] ?? 0
  const arrows = state.rules.arrows[good] ?? []
  return (
    <g className={`cg-track good-${good}`}>
      {spaces.map(space => (
        <g key={space}>
          <rect
            className={space < 0 ? 'cg-space below' : space > demand ? 'cg-space above' : 'cg-space'}
            x={left}
            y={y(space) - ROW / 2 + 1}
            width={COLUMN - 24}
            height={ROW - 2}
            rx="3"
          />
          {space > 0 && arrows[space - 1] === 1 && (
            <path className="cg-arrow" d={`M${left + COLUMN - 34} ${y(space) + ROW / 2 + 5}l5 -10l5 10Z`} />
          )}
        </g>
      ))}
      <g className="cg-demand" style={{ transform: `translate(${left}px, ${y(demand)}px)` }}>
        <rect x="-5" y={-ROW / 2 + 2.5} width={COLUMN - 14} height={ROW - 5} rx="4" />
        <path d={`M-5 ${-ROW / 2 + 4}l-6 ${ROW / 2 - 4}l6 ${ROW / 2 - 4}Z`} />
      </g>
      {tokens.map((token, i) => {
        const there = tokens.filter(({ at }) => at === token.at)
        const before = tokens.slice(0, i).filter(({ at }) => at === token.at).length
        const x = left + (COLUMN - 34) / 2 + (before - (there.length - 1) / 2) * Math.min(19, 54 / there.length)
        // Side by side where markers would overlap.
        const aside = (i - (tokens.length - 1) / 2) * 5
        const sells = good === state.good && token.at > demand && state.stage !== 'set-up'
        return (
          <g key={token.key} className={token.look}>
            {sells && (
              <line className="cg-reach" x1={x + aside} x2={x + aside} y1={y(Math.max(0, demand))} y2={y(token.at)} />
            )}
            <Piece token={token} x={x} y={y(token.at)} />
          </g>
        )
      })}
    </g>
  )
}

function Piece({ token, x, y }: { token: Token; x: number; y: number }) {
  return (
    <g className={`piece disc ${token.look}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {token.square ? (
        <rect x="-8.500" y="-8.500" width="17" height="17" rx="4" className="disc-face" />
      ) : (
        <circle r="9.300" className="disc-face" />
      )}
      <text y="4" textAnchor="middle" className="disc-letter">
        {token.letter}
      </text>
    </g>
  )
}

function tokensOn(state: State, good: Good, names: readonly string[]): Token[] {
  const solo = state.solo !== null
  const own = state.players.flatMap(({ factories }, seat): Token[] => {
    const at = factories[good]?.marker ?? -1
    const letter = text.seats.letters[seat] ?? ''
    return at < 0 ? [] : [{ key: `${seat}`, at, name: names[seat] ?? '', look: `seat-${seat}`, letter, square: false }]
  })
  const others = state.rivals.flatMap(({ appeal }, rival): Token[] => {
    const at = appeal[good] ?? -1
    const letter = rivalLetter(rival, solo)
    const look = rivalClass(rival, solo)
    return at < 0 ? [] : [{ key: `rival ${rival}`, at, name: rivalName(state, rival), look, letter, square: true }]
  })
  return [...own, ...others]
}

/** Spaces with the same wage are drawn as one band, with the marker on its space. */
function Wages({ state }: { state: State }) {
  const { wages } = state.rules
  const words = text.cardGame.market
  const now = wages[state.wageSpace] ?? 0
  return (
    <div className="cg-wages">
      <b>{words.wages}</b>
      <div role="img" aria-label={words.wageSpace({ amount: now, space: state.wageSpace + 1, spaces: wages.length })}>
        {numbered(wages).map(({ value: wage, place }) => (
          <span
            key={place}
            className={`${place === state.wageSpace ? 'here' : ''} ${wage === wages[place - 1] ? '' : 'first'} ${wage === now ? 'lit' : ''}`}
          >
            {wage === wages[place - 1] && place !== state.wageSpace ? '' : text.figures.money(wage)}
          </span>
        ))}
      </div>
    </div>
  )
}
