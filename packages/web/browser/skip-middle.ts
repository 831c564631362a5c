// Leaves the middle of a game out: easy bots play it in Node and put it into the browser's database. Other files press
// through every turn of each game.
import { LADDERS } from '@arkwright/bots'
import { type AnyJournal, Journal, seedRandom } from '@arkwright/kernel'
import type { Page } from 'playwright-core'
import { GAMES as STORE, storedMoves } from './open-position.ts'
import { dice, myMove, playTurn, quickTurn } from './player.ts'
import { GAMES } from './positions.ts'

/** Turns of people at this screen that are left to play. */
const LEFT = 5
/** Presses in each of them. */
const PRESSES = 2

interface StoredGame {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly { readonly kind: string }[]
  readonly moves: readonly string[]
}

/** Plays the first turns by mouse and the last by script, to the end of the game. Returns the number of the last turns. */
export async function playBothEnds(page: Page, seed: number, byHand: number): Promise<number> {
  const roll = dice(seed)
  for (let turns = 0; turns < byHand && (await myMove(page)) === 'move'; turns++) await playTurn(page, roll)
  expectToMove(await myMove(page))
  await skipMiddle(page)
  let last = 0
  for (; (await myMove(page)) === 'move'; last++) await quickTurn(page, roll, PRESSES)
  return last
}

function expectToMove(now: 'move' | 'over'): void {
  if (now === 'over') throw new Error('the game is over before its middle')
}

async function skipMiddle(page: Page): Promise<void> {
  const table = page.url()
  const id = new URL(table).pathname.split('/')[2] ?? ''
  // An open table would store its own moves.
  await page.goto(new URL('/', table).href)
  const stored = await exchange(page, id)
  await exchange(page, id, playedOn(stored))
  await page.goto(table)
  await storedMoves(page, id, stored.moves.length + 1)
}

/** The moves up to the first of the last turns. */
function playedOn({ game: name, options, seed, seats, moves }: StoredGame): readonly string[] {
  const game = GAMES.find(({ id }) => id === name)
  const bot = LADDERS.get(name)?.bots.easy
  if (game === undefined || bot === undefined) throw new Error(`no rules for ${name}`)
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed)
  for (const move of moves) journal.play(move)
  const random = seedRandom(`${seed} middle`)
  const turns: number[] = []
  for (;;) {
    const seat = game.pending(journal.position)?.seat
    if (typeof seat !== 'number') break
    if (seats[seat]?.kind === 'me') turns.push(journal.moves.length)
    for (const move of bot.choose(game.view(journal.position, seat), seat, { sims: 1 }, random).moves) {
      if (game.pending(journal.position)?.seat === seat) journal.play(move)
    }
  }
  const start = turns.at(-LEFT)
  if (start === undefined || start === moves.length) throw new Error('no middle is left')
  return journal.moves.slice(0, start)
}

/** Reads a stored game and, if moves are given, stores it with these. */
function exchange(page: Page, id: string, moves?: readonly string[]): Promise<StoredGame> {
  return page.evaluate(
    async ({ id, moves, kept }) => {
      const answer = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await answer(indexedDB.open(kept.database))
      const games = database.transaction(kept.store, 'readwrite').objectStore(kept.store)
      const stored: StoredGame = await answer(games.get(id))
      if (moves !== undefined) await answer(games.put({ ...stored, moves }))
      database.close()
      return stored
    },
    { id, moves, kept: STORE },
  )
}
