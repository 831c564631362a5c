// Whole games to replay, played quickly by bots and opened as files.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { LADDERS } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import {
  type AnyGame,
  type AnyJournal,
  Journal,
  pick,
  type RandomState,
  seedRandom,
  writeGameFile,
} from '@arkwright/kernel'
import type { Page } from 'playwright-core'
import { myMove } from './player.ts'

const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]

/**
 * The file of a game played to its end, or for a number of moves and on to the first seat's turn. Plays any legal move
 * in games without bots.
 */
function playedGame(id: string, options: unknown, seed: string, moves = Number.POSITIVE_INFINITY): string {
  const game = GAMES.find(one => one.id === id)
  if (game === undefined) throw new Error(`no rules for ${id}`)
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed)
  const random = seedRandom(`${seed} choices`)
  for (;;) {
    const seat = game.pending(journal.position)?.seat
    if (seat === undefined || seat === 'chance' || (seat === 0 && journal.moves.length >= moves)) break
    for (const move of turnOf(journal, random)) if (game.pending(journal.position)?.seat === seat) journal.play(move)
  }
  return JSON.stringify(
    writeGameFile(journal, { names: ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, game.seats(journal.options)) }),
  )
}

function turnOf({ game, position }: AnyJournal, random: RandomState): readonly string[] {
  const seat = game.pending(position)?.seat
  const bot = LADDERS.get(game.id)?.bots.easy
  if (bot === undefined || typeof seat !== 'number') return [pick(random, game.moves(position)).text]
  return bot.choose(game.view(position, seat), seat, { sims: 1 }, random).moves
}

async function takeFile(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url)
  const buffer = Buffer.from(file)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
}

/** Opens a finished game from the home page; returns its id. */
export async function openFinishedGame(page: Page, url: string, id: string, options: unknown): Promise<string> {
  await takeFile(page, url, playedGame(id, options, `looked back at ${id}`))
  await page.waitForURL(/\/table\/[^/]+\/result/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Opens a game after a number of moves. The first seat is mine and to move; easy bots have the others. */
export async function openRunningGame(
  page: Page,
  url: string,
  id: string,
  options: unknown,
  moves: number,
): Promise<void> {
  await takeFile(page, url, playedGame(id, options, `looked back at ${id}`, moves))
  const kinds = page.locator('.seating select:has(option[value="bot"])')
  await kinds.first().waitFor()
  for (let seat = 1; seat < (await kinds.count()); seat++) await kinds.nth(seat).selectOption('bot')
  for (const strength of await page.locator('.seating select:has(option[value="random"])').all()) {
    await strength.selectOption('random')
  }
  await page.locator('.seating button[type="submit"]').click()
  await myMove(page)
}
