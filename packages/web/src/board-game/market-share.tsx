// The market share table: everyone's appeal for each good, and the importers — SJ 4.1.IV.
import { appealOf, GOODS, type Good, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { Panel } from '../shell/panel.tsx'
import { marketShareLine } from './read.ts'
import { GoodIcon } from './symbols.tsx'
import { useBoardLater } from './use-board.ts'

const words = text.boardGame.board
const LEAST_ROWS = 7
/** The table keeps about the same height however far the appeals go, but each row needs room for a piece. */
const HEIGHT = 176
const LOWEST_ROW = 14
const TALLEST_ROW = 22
const COLUMN = 120
const LEFT = 26
const TOP = 8

export function MarketShare() {
  const state = useBoardLater()
  const names = useNames()
  const highest = Math.max(LEAST_ROWS, ...GOODS.flatMap(good => appeals(state, good).map(({ appeal }) => appeal)))
  const rowHeight = Math.max(LOWEST_ROW, Math.min(TALLEST_ROW, Math.floor(HEIGHT / (highest + 1))))
  const y = (appeal: number) => TOP + (highest - appeal) * rowHeight + rowHeight / 2
  const rows = Array.from({ length: highest + 1 }, (_, appeal) => appeal)
  return (
    <Panel title={words.marketShare} sub={words.marketShareSub} className="market-share">
      <div className="market-heads" aria-hidden="true">
        {GOODS.map(good => (
          <GoodIcon key={good} good={good} size={24} />
        ))}
      </div>
      <svg
        viewBox={`0 0 ${LEFT + 4 * COLUMN} ${y(0) + TALLEST_ROW / 2 + 2}`}
        role="img"
        aria-label={GOODS.map(good => marketShareLine(state, good, names)).join('. ')}
      >
        {state.decade > 0 && state.decade <= state.rules.decades && (
          <rect
            className="active-column"
            x={LEFT + state.cycle * COLUMN + 4}
            y={1}
            width={COLUMN - 8}
            height={y(0) + TALLEST_ROW / 2 - 1}
            rx="5"
          />
        )}
        {rows.map(appeal => (
          <g key={appeal} className={appeal === 0 ? 'market-zero' : 'market-line'}>
            <text x={LEFT - 10} y={y(appeal) + 4} textAnchor="end">
              {appeal}
            </text>
            {GOODS.map(good => (
              <line
                key={good}
                x1={LEFT + good * COLUMN + 14}
                x2={LEFT + (good + 1) * COLUMN - 14}
                y1={y(appeal)}
                y2={y(appeal)}
              />
            ))}
          </g>
        ))}
        {GOODS.map(good => (
          <Column key={good} state={state} good={good} y={y} />
        ))}
      </svg>
    </Panel>
  )
}

function Column({ state, good, y }: { state: State; good: Good; y(appeal: number): number }) {
  const pieces = [
    ...appeals(state, good).map(({ seat, appeal }) => ({ key: String(seat), appeal, seat })),
    { key: 'importer', appeal: state.importers[good], seat: undefined },
  ]
  const centre = LEFT + good * COLUMN + COLUMN / 2
  return pieces.map(({ key, appeal, seat }, i) => {
    const level = pieces.filter(piece => piece.appeal === appeal)
    const before = pieces.slice(0, i).filter(piece => piece.appeal === appeal).length
    const x = centre + (before - (level.length - 1) / 2) * 21
    const place = { transform: `translate(${x}px, ${y(appeal)}px)` }
    if (seat === undefined) {
      return (
        <g key={key} className="piece importer" style={place}>
          <rect x="-9.500" y="-9.500" width="19" height="19" rx="4" />
          <path d="M-.600-6.500H.500v1.700c2.400.6 3.800 2.400 4.300 5.800H.500V2h6L5 5.600c-.4.900-1 1.200-1.900 1.200h-6.200c-.900 0-1.500-.3-1.900-1.200L-6.500 2h5.900V1h-3.700c.6-2.700 1.800-4.500 3.700-5.500v-2Z" />
        </g>
      )
    }
    return (
      <g key={key} className={`piece disc seat-${seat}`} style={place}>
        <circle r="10" className="disc-face" />
        <circle r="8.200" className="disc-rim" />
        <text y="4" textAnchor="middle" className="disc-letter">
          {text.seats.letters[seat]}
        </text>
      </g>
    )
  })
}

function appeals(state: State, good: Good): { seat: number; appeal: number }[] {
  return state.players.flatMap(({ factories }, seat) =>
    factories[good].level === 0 ? [] : [{ seat, appeal: appealOf(state, factories[good], good) }],
  )
}
