// A player's marker: colour and letter, so that it can be told apart without colours.
import { text } from '../messages/first.ts'

const BOX = 24

/** The font size of a disc's letter: readable on a small disc too. */
export function letterOn(size: number): number {
  return Math.max(12, (13 * BOX) / size)
}

export function Disc({ seat, size = 22 }: { seat: number; size?: number }) {
  const letter = letterOn(size)
  return (
    <svg
      className={`disc seat-${seat}`}
      width={size}
      height={size}
      viewBox={`0 0 ${BOX} ${BOX}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="11" className="disc-face" />
      <circle cx="12" cy="12" r="9" className="disc-rim" />
      <text x="12" y={12 + letter * 0.36} textAnchor="middle" className="disc-letter" style={{ fontSize: letter }}>
        {text.seats.letters[seat]}
      </text>
    </svg>
  )
}
