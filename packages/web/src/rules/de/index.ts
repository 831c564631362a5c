// Everything one can read, in German.
import { components as boardComponents } from '../../board-game/rules/de/components.ts'
import { boardGame } from '../../board-game/rules/de/index.ts'
import { components as cardComponents } from '../../card-game/rules/de/components.ts'
import { cardGame } from '../../card-game/rules/de/index.ts'
import type { Library } from '../library.ts'

export const library: Library = {
  books: { 'board-game': boardGame, 'card-game': cardGame },
  components: { ...boardComponents, ...cardComponents },
}
