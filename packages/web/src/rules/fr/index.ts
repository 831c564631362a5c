// Everything one can read, in French.
import { components as boardComponents } from '../../board-game/rules/fr/components.ts'
import { boardGame } from '../../board-game/rules/fr/index.ts'
import { components as cardComponents } from '../../card-game/rules/fr/components.ts'
import { cardGame } from '../../card-game/rules/fr/index.ts'
import type { Library } from '../library.ts'

export const library: Library = {
  books: { 'board-game': boardGame, 'card-game': cardGame },
  components: { ...boardComponents, ...cardComponents },
}
