// My printings in the browser's database. They have their own database, so that pages of an earlier version can stay open.
import type { Printing } from '@arkwright/kernel'

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

const DATABASE = 'arkwright-printings'
const STORE = 'printings'
const VERSION = 1

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser does not store printings'))
  })
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    return answer(request)
  })()
  return opened
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE)
}

export async function writePrintingRecord(record: PrintingRecord): Promise<void> {
  await answer((await store('readwrite')).put(record))
}

export async function readPrintingRecord(id: string): Promise<PrintingRecord | undefined> {
  return answer<PrintingRecord | undefined>((await store('readonly')).get(id))
}

/** Last changed first. */
export async function listPrintingRecords(): Promise<PrintingRecord[]> {
  const records = await answer<PrintingRecord[]>((await store('readonly')).getAll())
  return records.toSorted((a, b) => b.changed - a.changed)
}

export async function deletePrintingRecord(id: string): Promise<void> {
  await answer((await store('readwrite')).delete(id))
}
