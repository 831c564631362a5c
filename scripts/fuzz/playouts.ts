// Random atomic moves with every invariant checked: the long form of proveByPlayouts in the tests of each game.
import {
  type AnyGame,
  type AnyJournal,
  Journal,
  pick,
  type RandomState,
  randomBelow,
  seedRandom,
} from '@arkwright/kernel'
import { cellOf, chooseOptions } from './option-space.ts'

/** No game comes near this many decisions. */
const LONGEST_GAME = 20_000
/** The expensive checks try every move of the vocabulary; one decision in this many gets them. */
const DEAR_EVERY = 40

export interface Played {
  readonly moves: number
  readonly games: number
  readonly cells: ReadonlySet<string>
  readonly faults: readonly string[]
}

export function playAtRandom(moves: number, seed: string, progress: (moves: number) => void = () => {}): Played {
  const cells = new Set<string>()
  const faults: string[] = []
  let played = 0
  let games = 0
  while (played < moves && faults.length < 10) {
    const name = `${seed} ${games}`
    const random = seedRandom(name)
    const chosen = chooseOptions(games, random)
    cells.add(cellOf(chosen))
    games++
    const before = played
    try {
      const journal = new Journal(chosen.game, chosen.game.parseOptions(chosen.options), name)
      playOneGame(journal, random, moves - before, () => {
        played++
      })
    } catch (error) {
      faults.push(`game "${name}" (${cellOf(chosen)}), move ${played - before}: ${String(error)}`)
    }
    progress(played)
  }
  return { moves: played, games, cells, faults }
}

function playOneGame(journal: AnyJournal, random: RandomState, most: number, count: () => void): void {
  const { game } = journal
  for (let i = 0; i < Math.min(most, LONGEST_GAME); i++) {
    const state = journal.position
    must(game.faults(state).length === 0, `faults: ${game.faults(state).join('; ')}`)
    if (game.pending(state) === undefined) {
      must(game.standings(state).length === game.seats(journal.options), 'every seat has a standing')
      return
    }
    const legal = game.moves(state)
    must(legal.length > 1, 'a decision has at least two answers')
    if (randomBelow(random, DEAR_EVERY) === 0) checkClosely(game, journal)
    const { text } = pick(random, legal)
    const refusal = journal.play(text)
    must(refusal === undefined, `${text} was listed as legal, but is refused: ${refusal?.code}`)
    count()
  }
  must(most <= LONGEST_GAME, 'the game does not end')
}

/** Refusals agree with the legal moves, the position survives JSON, a view keeps its secret, a copy is the same game. */
function checkClosely(game: AnyGame, journal: AnyJournal): void {
  const state = journal.position
  const legal = new Set(game.moves(state))
  for (const move of game.vocabulary) {
    must(legal.has(move) === (game.refusal(state, move) === undefined), `${move.text}: legal or refused, not both`)
  }
  const saved = JSON.stringify(game.save(state))
  must(JSON.stringify(game.save(game.load(JSON.parse(saved)))) === saved, 'the position survives JSON')
  must(JSON.stringify(game.save(game.copy(state))) === saved, 'a copy is the same position')
  must(JSON.stringify(game.save(journal.at(journal.moves.length))) === saved, 'the journal replays to the position')
  const secret = JSON.stringify(state.random)
  for (const viewer of [0, 'spectator'] as const) {
    must(!JSON.stringify(game.view(state, viewer)).includes(secret), 'a view does not hold the source of chance')
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
