// Adds a printing to those of this browser, once.
import { hashOf, type Printing } from '@arkwright/kernel'
import { newId } from '../play/new-game.ts'
import { listPrintingRecords, type PrintingRecord, writePrintingRecord } from '../storage/printings.ts'

/** The record, and whether it was there before. */
export async function keepPrinting(printing: Printing): Promise<{ record: PrintingRecord; known: boolean }> {
  const hash = hashOf(printing)
  const before = (await listPrintingRecords()).find(one => hashOf(one.printing) === hash)
  if (before !== undefined) return { record: before, known: true }
  const record: PrintingRecord = { id: newId(), printing, own: false, which: 'reconstructed', changed: Date.now() }
  await writePrintingRecord(record)
  return { record, known: false }
}
