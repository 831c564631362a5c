// The story of a game, put into words once for all parts of a table.
import type { GamePage } from '../play/game-page.ts'
import type { HistoryEntry, PlayedGame } from '../play/history.ts'
import { useSettings } from '../settings.ts'
import type { SeatPlan } from '../storage/records.ts'
import type { Beat } from './beat.ts'

interface Known {
  readonly seats: readonly SeatPlan[]
  readonly language: string
  readonly beats: readonly Beat[]
}

const KNOWN = new WeakMap<readonly HistoryEntry[], Known>()

export function beatsOf(page: GamePage, played: PlayedGame, seats: readonly SeatPlan[]): readonly Beat[] {
  const { language } = useSettings.getState()
  const known = KNOWN.get(played.history)
  if (known?.seats === seats && known.language === language) return known.beats
  const beats = page.beats(
    played,
    seats.map(({ name }) => name),
  )
  KNOWN.set(played.history, { seats, language, beats })
  return beats
}
