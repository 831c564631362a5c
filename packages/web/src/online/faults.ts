// The server's refusals in the reader's language.
import { ServerFault } from '@arkwright/server/client'
import { text } from '../messages/index.ts'

export function faultWords(error: unknown): string {
  const words = text.faults
  if (error instanceof DOMException && error.name !== 'AbortError') return words.browser
  if (!(error instanceof ServerFault)) return words['no-answer']
  const { code } = error.fault
  return isWorded(code) ? words[code] : words['not-now']
}

/** A newer server may have a fault that this page does not know. */
function isWorded(code: string): code is keyof typeof text.faults {
  return Object.hasOwn(text.faults, code)
}
