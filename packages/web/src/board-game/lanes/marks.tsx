// Marks on the axes of market and exchange: a company's disc, the importer's ship.
import { text } from '../../messages/index.ts'

export function SeatMark({ seat, isMine = false }: { seat: number; isMine?: boolean }) {
  return (
    <g className={`seat-${seat} ${isMine ? 'mine' : ''}`}>
      <circle r="10.500" cy="1" className="shade" />
      <circle r="10" className="disc-face" />
      <circle r="8.200" className="disc-rim" />
      <text y="4.200" textAnchor="middle" className="disc-letter">
        {text.seats.letters[seat]}
      </text>
    </g>
  )
}

export function ImporterMark() {
  return (
    <g className="importer">
      <rect className="shade" x="-10.500" y="-9" width="21" height="20.500" rx="5" />
      <rect x="-10" y="-10" width="20" height="20" rx="5" />
      <path d="M-.600-6.500H.500v1.700c2.400.6 3.800 2.400 4.300 5.800H.500V2h6L5 5.600c-.4.900-1 1.200-1.900 1.200h-6.200c-.900 0-1.500-.3-1.900-1.200L-6.500 2h5.900V1h-3.700c.6-2.700 1.800-4.500 3.700-5.500v-2Z" />
    </g>
  )
}
