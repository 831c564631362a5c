// Opens a game file: returns the game, or one sentence about the error. A printing goes to the others of this browser.
import { speakOn, text } from '../messages/first.ts'
import { GAMES } from '../play/catalogue.ts'
import type { GameRecord } from '../storage/records.ts'

/** Undefined for a printing, which is kept. */
export async function readFile(file: File): Promise<GameRecord | string | undefined> {
  const source = await file.text()
  if (/^\s*\{\s*"arkwright-printing"/.test(source)) return keepPrintingIn(file)
  // The engine is loaded only when a file needs it.
  const { importGame } = await import('../play/game-files.ts')
  const { BadInput } = await import('@arkwright/kernel')
  const pages = (await Promise.all(GAMES.map(({ load }) => load()))).flat()
  await speakOn()
  try {
    return importGame(source, pages, text.seats.colours)
  } catch (error) {
    return error instanceof BadInput ? error.message : text.files.unreadable
  }
}

async function keepPrintingIn(file: File): Promise<string | undefined> {
  const { readPrintingFile } = await import('../printings/read.ts')
  const { keepPrinting } = await import('../printings/keep.ts')
  await speakOn()
  const found = await readPrintingFile(file)
  if (typeof found === 'string') return found
  await keepPrinting(found.printing)
  return undefined
}
