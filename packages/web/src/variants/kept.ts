// Variants of this browser. They are printings, and are kept with the others.
import type { Printing } from '@arkwright/kernel'
import {
  deletePrintingRecord,
  listPrintingRecords,
  type PrintingRecord,
  readPrintingRecord,
  writePrintingRecord,
} from '../storage/printings.ts'
import { GALLERY, type GalleryKey } from './gallery.ts'
import { text } from './messages/index.ts'

/** One card of the page. */
export interface Shown {
  /** In addresses: the key of the gallery, or the id of the record. */
  readonly key: string
  readonly printing: Printing
  readonly name: string
  readonly reason: string
}

/** A new table that is played by it. */
export function playAddress({ key, printing }: Pick<Shown, 'key' | 'printing'>): string {
  return `/new?game=${printing.game}&printing=${key}`
}

export function galleryShown(): readonly Shown[] {
  return GALLERY.map(({ key, printing }) => ({ key, printing, ...wordsOf(key) }))
}

function wordsOf(key: GalleryKey): { readonly name: string; readonly reason: string } {
  const { name, reason } = text.variants.gallery[key]
  return { name, reason }
}

export async function myVariants(): Promise<readonly Shown[]> {
  return (await listPrintingRecords()).filter(({ printing }) => printing.variant !== undefined).map(shownOf)
}

/** Printings without a variant, to start one from. */
export async function myPrintings(): Promise<readonly Shown[]> {
  return (await listPrintingRecords()).filter(({ printing }) => printing.variant === undefined).map(shownOf)
}

export async function findShown(key: string): Promise<Shown | undefined> {
  const ours = galleryShown().find(one => one.key === key)
  if (ours !== undefined) return ours
  const record = await readPrintingRecord(key)
  return record === undefined ? undefined : shownOf(record)
}

export async function keepVariant(printing: Printing, id: string = crypto.randomUUID()): Promise<string> {
  const record: PrintingRecord = { id, printing, own: false, which: 'reconstructed', changed: Date.now() }
  await writePrintingRecord(record)
  return id
}

export const dropVariant = deletePrintingRecord

function shownOf({ id, printing }: PrintingRecord): Shown {
  const { name, variant } = printing
  return { key: id, printing, name: variant?.name ?? name, reason: variant?.reason ?? '' }
}
