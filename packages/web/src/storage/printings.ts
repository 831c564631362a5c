// My printings in the browser's database. They have their own database, so that pages of an earlier version can stay open.
import type { Printing } from '@arkwright/kernel'
import { shelf } from './shelf.ts'

export interface PrintingRecord {
  readonly id: string
  readonly printing: Printing
  /** Checked in this browser against a box; otherwise it came as a file or by a link, or was merged. */
  readonly own: boolean
  /** What the owner is asked. */
  readonly which: 'reconstructed' | 'all'
  /** The group at which the check goes on. */
  readonly at?: string
  readonly changed: number
}

const printings = shelf<PrintingRecord>('arkwright-printings', 'printings')

export const writePrintingRecord = printings.write
export const readPrintingRecord = printings.read
export const deletePrintingRecord = printings.remove

/** Last changed first. */
export async function listPrintingRecords(): Promise<PrintingRecord[]> {
  const records = await printings.all()
  return records.toSorted((a, b) => b.changed - a.changed)
}
