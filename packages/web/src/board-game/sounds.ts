// The sounds of the board game's facts: only the most important fact is heard.
import type { BoardEvent } from '@arkwright/board-game'
import type { SoundName } from '../shell/sound.ts'

const SOUNDS: readonly (readonly [BoardEvent['type'], SoundName])[] = [
  ['game over', 'fanfare'],
  ['event', 'bell'],
  ['shipped', 'horn'],
  ['sale', 'coins'],
  ['built', 'hammer'],
  ['modernised', 'hammer'],
  ['machine', 'hammer'],
  ['paid', 'coins'],
]

export function soundOf(events: readonly { readonly type: string }[]): SoundName | undefined {
  return SOUNDS.find(([type]) => events.some(event => event.type === type))?.[1]
}
