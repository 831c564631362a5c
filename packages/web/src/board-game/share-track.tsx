// The share value track — SJ 4.1.II.
import { shareValue } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { useBoardLater } from './use-board.ts'

const words = text.boardGame.board
const PER_ROW = 20
const LEAST = 40
const WIDTH = 25
const HEIGHT = 38

export function ShareTrack() {
  const state = useBoardLater()
  const names = useNames()
  const values = state.rules.shareValue
  const last = Math.max(LEAST, ...state.players.map(({ space }) => Math.ceil(space / PER_ROW) * PER_ROW))
  const spaces = Array.from({ length: last }, (_, i) => i + 1)
  const at = (space: number) => ({ x: ((space - 1) % PER_ROW) * WIDTH, y: Math.floor((space - 1) / PER_ROW) * HEIGHT })
  const label = state.players
    .map((player, seat) =>
      words.spaceLabel({ name: names[seat] ?? '', space: player.space, value: shareValue(state, player) }),
    )
    .join('; ')
  return (
    <Panel title={words.shareValue} sub={words.shareValueSub} className="share-track">
      <svg viewBox={`-1 -6 ${PER_ROW * WIDTH + 2} ${(last / PER_ROW) * HEIGHT + 6}`} role="img" aria-label={label}>
        {spaces.map(space => {
          const { x, y } = at(space)
          const changes = values[space] !== values[space - 1]
          return (
            <g key={space} className="share-space">
              <rect x={x + 1} y={y} width={WIDTH - 2} height={21} rx="3" />
              <text x={x + WIDTH / 2} y={y + 14.5} textAnchor="middle">
                {space}
              </text>
              {changes && (
                <text x={x + WIDTH / 2} y={y + 32} textAnchor="middle" className="share-worth">
                  {text.figures.money(values[space] ?? 0)}
                </text>
              )}
            </g>
          )
        })}
        {numbered(state.players).map(({ value: { space }, place: seat }) => {
          const together = state.players.flatMap((player, other) => (player.space === space ? [other] : []))
          const { x, y } = at(space)
          const spot = cluster(together.indexOf(seat), together.length)
          return (
            <g
              key={seat}
              className={`piece disc seat-${seat}`}
              style={{
                transform: `translate(${x + WIDTH / 2 + spot.x}px, ${y + 10.5 + spot.y}px) scale(${spot.scale})`,
              }}
            >
              <circle r="9.500" className="disc-face" />
              <circle r="7.700" className="disc-rim" />
              <text y="4" textAnchor="middle" className="disc-letter">
                {text.seats.letters[seat]}
              </text>
            </g>
          )
        })}
      </svg>
    </Panel>
  )
}

/** Several markers on one space lie in pairs, small enough to tell them apart. */
function cluster(place: number, count: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 0, y: 0, scale: 1 }
  return { x: place % 2 === 0 ? -6.2 : 6.2, y: count === 2 ? 0 : place < 2 ? -6 : 6, scale: 0.66 }
}
