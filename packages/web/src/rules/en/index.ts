// Everything one can read, in English.
import type { Library } from '../library.ts'
import { boardGame } from './board-game.ts'
import { cardGame } from './card-game.ts'
import { components } from './components.ts'

export const library: Library = { boardGame, cardGame, components }
