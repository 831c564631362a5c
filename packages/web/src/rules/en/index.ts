// Everything one can read, in English.
import { components as boardComponents } from '../../board-game/rules/en/components.ts'
import { boardGame } from '../../board-game/rules/en/index.ts'
import { components as cardComponents } from '../../card-game/rules/en/components.ts'
import { cardGame } from '../../card-game/rules/en/index.ts'
import type { Library } from '../library.ts'

export const library: Library = {
  books: { 'board-game': boardGame, 'card-game': cardGame },
  components: { ...boardComponents, ...cardComponents },
}
