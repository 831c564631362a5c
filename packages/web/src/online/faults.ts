// The server's refusals in the reader's language.
import { ServerFault } from '@arkwright/server/client'
import { text } from '../messages/first.ts'
import { fullMoment } from './time.ts'

export function faultWords(error: unknown): string {
  const words = text.faults
  if (error instanceof DOMException && error.name !== 'AbortError') return words.browser
  if (!(error instanceof ServerFault)) return words['no-answer']
  const { code, ban } = error.fault
  if (ban !== undefined) return banWords(ban)
  return isWorded(code) ? words[code] : words['not-now']
}

export function banWords({ reason: given, until }: { reason: string; until: number | null }): string {
  const words = text.service.ban
  const reason = given === '' ? words.noReason : given
  return until === null ? words.forEver({ reason }) : words.untilThen({ reason, until: fullMoment(until) })
}

/** A newer server may have a fault that this page does not know. */
function isWorded(code: string): code is keyof typeof text.faults {
  return Object.hasOwn(text.faults, code)
}
