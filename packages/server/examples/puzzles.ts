// Lets the medium bot solve the puzzles of a set, and grades it in pounds as the page does. Needs no server.
// `npx node --conditions=arkwright:source packages/server/examples/puzzles.ts packages/web/src/puzzles/sets/card-game.json`
import { readFileSync } from 'node:fs'
import { gameOfDeal, LADDERS, type PuzzleSet, weighAgainst } from '@arkwright/bots'
import { Journal, seedRandom } from '@arkwright/kernel'

/** What each turn lost, in pounds against the strongest rival. */
export async function solveAll({ games }: PuzzleSet, most: number): Promise<number[]> {
  const all = games.flatMap(from => from.puzzles.map(puzzle => ({ from, puzzle }))).slice(0, most)
  const lost: number[] = []
  for (const { from, puzzle } of all) {
    const game = gameOfDeal(from)
    const bot = LADDERS.get(from.game)?.bots.medium
    if (game === undefined || bot === undefined) throw new Error(`${from.game} is not known here`)
    const moves = from.moves.slice(0, puzzle.at)
    const journal = new Journal(game, game.parseOptions(from.options), from.seed)
    for (const move of moves) journal.play(move)
    const view = game.view(journal.position, puzzle.seat)
    const { moves: mine } = bot.choose(view, puzzle.seat, { sims: 1 }, seedRandom(from.seed))
    const best = puzzle.turns[0]?.moves ?? []
    lost.push((await weighAgainst({ ...from, moves, best, mine })).lost)
  }
  return lost
}

if (import.meta.main) {
  const [, , file = ''] = process.argv
  const lost = await solveAll(JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet, 20)
  for (const pounds of lost) console.log(`£${pounds.toFixed(1)} lost`)
}
