// Whole games for looking back at, played by bots in a moment and opened as files.
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

const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]

/** The file of a finished game; where no bot knows the game, any legal move is made. */
function finishedGame(id: string, options: unknown, seed: string): string {
  const game = GAMES.find(one => one.id === id)
  if (game === undefined) throw new Error(`no rules for ${id}`)
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed)
  const random = seedRandom(`${seed} choices`)
  for (;;) {
    const seat = game.pending(journal.position)?.seat
    if (seat === undefined || seat === 'chance') break
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

/** Opens the game from the home page; returns its id. */
export async function openFinishedGame(page: Page, url: string, id: string, options: unknown): Promise<string> {
  await page.goto(url)
  const buffer = Buffer.from(finishedGame(id, options, `looked back at ${id}`))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/table\/[^/]+\/result/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}
