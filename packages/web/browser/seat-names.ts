// Names the seats of a position as the page names them: bots by colour, or by colour and style.
import { type Style, stylesOf } from '@arkwright/bots/levels'
import { page as de } from '@arkwright/words/de/page'
import { page as en } from '@arkwright/words/en/page'
import { page as fr } from '@arkwright/words/fr/page'
import type { Turn } from './positions.ts'

const WORDS = { en, fr, de } as const

export type Language = keyof typeof WORDS
export const LANGUAGES = Object.keys(WORDS) as readonly Language[]

/** As in the page's records: src/storage/records.ts. */
interface SeatRecord {
  readonly kind: 'me' | 'bot'
  readonly name: string
  readonly strength?: 'easy'
  readonly style?: Style
}

/** Me at the seat of the turn, bots at the others. Styles change from turn to turn and from seat to seat. */
export function seatsAt(turn: Turn, language: Language): SeatRecord[] {
  const { seats, newTable } = WORDS[language]
  const styles = [undefined, ...stylesOf(turn.game)]
  return Array.from({ length: turn.players }, (_, seat): SeatRecord => {
    const colour = seats.colours[seat] ?? ''
    if (seat === turn.seat) return { kind: 'me', name: colour }
    const style = styles[(turn.before.length + seat) % styles.length]
    if (style === undefined) return { kind: 'bot', name: colour, strength: 'easy' }
    const name = newTable.styled({ colour, style: newTable.styles[style] })
    return { kind: 'bot', name, strength: 'easy', style }
  })
}
