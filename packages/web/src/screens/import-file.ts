// Opens a game file: returns the game, or one sentence about the error.
import { speakOn, text } from '../messages/first.ts'
import { GAMES } from '../play/catalogue.ts'
import type { GameRecord } from '../storage/records.ts'

export async function readFile(file: File): Promise<GameRecord | string> {
  // The engine is loaded only when a file needs it.
  const { importGame } = await import('../play/game-files.ts')
  const { BadInput } = await import('@arkwright/kernel')
  const pages = (await Promise.all(GAMES.map(({ load }) => load()))).flat()
  await speakOn()
  try {
    return importGame(await file.text(), pages, text.seats.colours)
  } catch (error) {
    return error instanceof BadInput ? error.message : text.files.unreadable
  }
}
