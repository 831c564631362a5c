// The printings of this browser, the last changed first.
import { useEffect, useState } from 'react'
import { listPrintingRecords, type PrintingRecord } from '../storage/printings.ts'

/** Undefined until they are read. */
export function useMyPrintings(): [readonly PrintingRecord[] | undefined, () => void] {
  const [records, show] = useState<readonly PrintingRecord[]>()
  useEffect(() => {
    void listPrintingRecords().then(show)
  }, [])
  return [records, () => void listPrintingRecords().then(show)]
}
