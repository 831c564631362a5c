// The local server's answer to a request: the built page where there is one, and plain pages without a script.
import type { PageAnswer } from '@arkwright/server'
import type { Command } from '../command.ts'
import { KNOWN_GAMES } from '../games.ts'
import { type BuiltPage, pageAnswer } from './built-page.ts'
import { faultPage, homePage } from './page.ts'
import { STYLE } from './style.ts'

export const APOLOGY: PageAnswer = html(
  500,
  faultPage('Our fault', 'The program failed here; the window it runs in says how.'),
)

const NOWHERE = html(404, faultPage('Nothing here', 'There is no page at this address.'))

export function answerTo(
  method: string,
  target: string,
  commands: readonly Command[],
  page: BuiltPage | undefined,
): PageAnswer {
  if (method !== 'GET' && method !== 'HEAD') {
    const body = faultPage('Only reading here', 'This address only shows pages: it answers GET and nothing else.')
    return { ...html(405, body), headers: { Allow: 'GET, HEAD' } }
  }
  const url = URL.parse(target, 'http://localhost')
  if (url === null) return NOWHERE
  const built = page && pageAnswer(page, url.pathname)
  if (built !== undefined) return built
  switch (url.pathname) {
    case '/':
    case '/about':
      return html(200, homePage(commands, KNOWN_GAMES))
    case '/style.css':
      return { status: 200, type: 'text/css; charset=utf-8', body: STYLE }
    default:
      return NOWHERE
  }
}

function html(status: number, body: string): PageAnswer {
  return { status, type: 'text/html; charset=utf-8', body }
}
