// A printing of this browser with its game. Every change is written at once.
import type { AnyGame } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { loadPage } from '../play/catalogue.ts'
import { type PrintingRecord, readPrintingRecord, writePrintingRecord } from '../storage/printings.ts'

export interface OpenRecord {
  readonly record: PrintingRecord
  readonly game: AnyGame
}

/** Undefined while it is loaded. */
export function useRecord(id: string): [OpenRecord | 'missing' | undefined, (record: PrintingRecord) => void] {
  const [open, set] = useState<OpenRecord | 'missing'>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const record = await readPrintingRecord(id)
      const game = record && (await loadPage(record.printing.game))?.game
      if (!left) set(record === undefined || game === undefined ? 'missing' : { record, game })
    }
    void load()
    return () => {
      left = true
    }
  }, [id])
  const change = (record: PrintingRecord) => {
    const changed = { ...record, changed: Date.now() }
    set(now => (typeof now === 'object' ? { ...now, record: changed } : now))
    void writePrintingRecord(changed)
  }
  return [open, change]
}

/** The newest rules of a game; undefined while they are loaded. */
export function useGame(id: string): AnyGame | undefined {
  const [loaded, set] = useState<AnyGame>()
  useEffect(() => {
    let left = false
    void loadPage(id).then(page => {
      if (!left) set(page?.game)
    })
    return () => {
      left = true
    }
  }, [id])
  return loaded?.id === id ? loaded : undefined
}
