// A player's marker: colour and letter, so that it can be told apart without colours.
import { text } from '../messages/first.ts'

export function Disc({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg
      className={`disc seat-${seat}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="11" className="disc-face" />
      <circle cx="12" cy="12" r="9" className="disc-rim" />
      <text x="12" y="16.400" textAnchor="middle" className="disc-letter">
        {text.seats.letters[seat]}
      </text>
    </svg>
  )
}
