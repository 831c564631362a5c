// Opening a game file: a table with that game, or one sentence about what is wrong with it.
import { text } from '../messages/index.ts'
import { GAMES } from '../play/catalogue.ts'
import { goTo } from '../router.ts'
import { writeRecord } from '../storage/records.ts'

export async function openFile(file: File | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  // The engine is fetched only when a file needs it.
  const { importGame } = await import('../play/game-files.ts')
  const { BadInput } = await import('@arkwright/kernel')
  const pages = await Promise.all(GAMES.map(({ load }) => load()))
  try {
    const record = importGame(
      await file.text(),
      pages.map(({ game }) => game),
      text.seats.colours,
    )
    await writeRecord(record)
    goTo(record.over ? `/table/${record.id}/result` : `/table/${record.id}`)
    return undefined
  } catch (error) {
    return error instanceof BadInput ? error.message : text.files.unreadable
  }
}
