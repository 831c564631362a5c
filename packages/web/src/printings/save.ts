// A printing as a download.
import { hashOf, type Printing, writePrinting } from '@arkwright/kernel'

const SHORT = 8

/** Enough of a hash to tell printings apart. */
export function shortHash(hash: string): string {
  return hash.slice(0, SHORT)
}

export function savePrinting(printing: Printing): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writePrinting(printing)], { type: 'application/json' }))
  link.download = `${printing.game}-${shortHash(hashOf(printing))}.printing.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
