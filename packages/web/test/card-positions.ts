// Positions of the card game for the tests of its page.
import { cardGame, type Move, type State } from '@arkwright/card-game'
import { Journal, pick, playOut, seedRandom } from '@arkwright/kernel'

/** Every variant of the game that looks different on the page. */
export const CELLS: readonly { readonly players: number; readonly expert?: 'all'; readonly factories?: 'drawn' }[] = [
  { players: 1 },
  { players: 1, expert: 'all', factories: 'drawn' },
  { players: 2 },
  { players: 2, expert: 'all' },
  { players: 3 },
  { players: 4, expert: 'all' },
]

/** Three players at the start of the first round; Green's Foreman is at the cutlery factory. */
export function firstCardPosition(): State {
  const state = cardGame.setup(cardGame.parseOptions({ players: 3 }), seedRandom('card page'))
  return afterCardMoves(state, FOREMAN)
}

export const FOREMAN = 'assign cutlery'

export function cardMove(text: string): Move {
  const found = cardGame.parseMove(text)
  if (found === undefined) throw new Error(`no such move: ${text}`)
  return found
}

export function afterCardMoves(state: State, ...texts: string[]): State {
  const copy = cardGame.copy(state)
  for (const text of texts) {
    if (!copy.legal.includes(cardMove(text))) throw new Error(`${text} is not legal at ${copy.step}`)
    cardGame.play(copy, cardMove(text))
  }
  return copy
}

/** A whole random game, as the list of its moves. */
export function randomCardGame(seed: string, options: unknown): readonly string[] {
  const journal = new Journal(cardGame, cardGame.parseOptions(options), seed)
  const random = seedRandom(`${seed}:choices`)
  while (cardGame.pending(journal.position) !== undefined) {
    journal.play(pick(random, cardGame.moves(journal.position)).text)
  }
  return journal.moves
}

/** Calls back at every decision of a random game. */
export function everyCardDecision(seed: string, options: unknown, look: (state: State) => void): void {
  const random = seedRandom(seed)
  const state = cardGame.setup(cardGame.parseOptions(options), seedRandom(`${seed}:deal`))
  playOut(cardGame, state, (position, legal) => {
    look(position)
    return pick(random, legal)
  })
}
