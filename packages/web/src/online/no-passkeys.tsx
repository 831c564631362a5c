// Why passkeys do not work at this address, and where they do.
import { text } from '../messages/index.ts'
import type { passkeysFail } from './passkeys.ts'

/** On this machine, the same server is also reachable by name. */
export function NoPasskeys({ why }: { why: NonNullable<ReturnType<typeof passkeysFail>> }) {
  const words = text.online.account.noPasskeys
  const own = location.hostname === '127.0.0.1' || location.hostname === '[::1]'
  const named = `${location.protocol}//localhost${location.port === '' ? '' : `:${location.port}`}${location.pathname}`
  return (
    <p className="quiet">
      {words[why]} {why === 'number' && own && <a href={named}>{named}</a>}
    </p>
  )
}
