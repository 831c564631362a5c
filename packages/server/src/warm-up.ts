// Loads what the start leaves out. Otherwise the first request of its kind would hold up everyone for more than 20 ms.
import { describeApi } from './http/description.ts'

/** The first people come first. */
const AFTER_MILLISECONDS = 1000

export function warmUpSoon(failed: (error: unknown) => void): void {
  setTimeout(() => void warmUp().catch(failed), AFTER_MILLISECONDS).unref()
}

async function warmUp(): Promise<void> {
  await import('openskill')
  await import('./ratings/expectation.ts')
  await import('@simplewebauthn/server')
  describeApi()
}
