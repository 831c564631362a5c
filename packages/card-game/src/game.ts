// The card game as a game of the kernel.
import type { ChanceEvent, Game } from '@arkwright/kernel'
import { CARD_GAME_BOX } from './components/box.ts'
import { copyState } from './copy.ts'
import type { CardGameEvent } from './events.ts'
import { fairSeats } from './fair-seats.ts'
import { faults } from './faults.ts'
import { standings } from './flow/final-scoring.ts'
import { machine } from './machine.ts'
import { type Move, parseMove, VOCABULARY } from './moves.ts'
import { type Options, parseOptions, tableOf } from './options.ts'
import { REVISIONS } from './revisions.ts'
import { rulesFor } from './rules.ts'
import { giveHandicaps, setUp } from './set-up.ts'
import { copyFactory, type State, type View } from './state.ts'

interface Saved extends View {
  readonly random: State['random']
}

function save(state: State): Saved {
  const { rules, legal: _derived, ...position } = copyState(state)
  const { options, revision } = rules
  return revision === 1 ? { ...position, options } : { ...position, options, revision }
}

function restore({ options, revision = 1, random, ...position }: Saved): State {
  const state = copyState({ ...position, random, legal: [], rules: rulesFor(options, revision) })
  for (const player of state.players) player.factories = player.factories.map(copyFactory)
  machine.settle(state)
  return state
}

type CardGame = Game<State, Move, Options, View, CardGameEvent | ChanceEvent>

/** A position stores the revision it is played by, so the game of any revision can continue it. */
function playedBy(revision: number): CardGame {
  return {
    id: 'card-game',
    revision,
    players: { min: 1, max: 4 },
    parseOptions: input => parseOptions(input, revision),
    seats: options => options.players,
    components: options => tableOf(options.components, revision),
    box: CARD_GAME_BOX,
    fairSeats,
    setup(options, random, emit) {
      const state = setUp(rulesFor(options, revision), random)
      giveHandicaps(state, emit)
      machine.settle(state, emit)
      return state
    },
    steps: machine.steps,
    pending: machine.pending,
    moves: machine.moves,
    weight: machine.weight,
    vocabulary: VOCABULARY,
    parseMove,
    refusal: machine.refusal,
    // Its own function: in a process that also plays the board games, V8 then still compiles the machine for this game alone.
    play: (state, move, emit) => machine.play(state, move, emit),
    turnOf: machine.turnOf,
    playInTurn: machine.playInTurn,
    copy: copyState,
    view(state) {
      const { random: _hidden, ...view } = save(state)
      return view
    },
    determinize: (view, random) => restore({ ...view, random }),
    save,
    load: saved => restore(saved as Saved),
    standings,
    faults,
  }
}

export const cardGame: CardGame = playedBy(REVISIONS.newest)
/** With the rules of earlier revisions, for games that began under them. */
export const formerCardGames: readonly CardGame[] = REVISIONS.former.map(playedBy)
