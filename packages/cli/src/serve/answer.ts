// What the local server answers to a request: the page to play at where it was built, and plain pages without a script.
import { randomUUID } from 'node:crypto'
import type { PageAnswer } from '@arkwright/server'
import { botsNamed } from '../bots.ts'
import type { Command } from '../command.ts'
import { KNOWN_GAMES, type KnownGame } from '../games.ts'
import { simulate } from '../simulate.ts'
import { type BuiltPage, pageAnswer } from './built-page.ts'
import { demoPage, faultPage, homePage } from './page.ts'
import { STYLE } from './style.ts'

/** Its headers take the place of those every answer has. */
export type Answer = PageAnswer

export const APOLOGY: Answer = html(
  500,
  faultPage('Our fault', 'The program failed here; the window it runs in says how.'),
)

const NOWHERE = html(404, faultPage('Nothing here', 'There is no page at this address.'))

const LONGEST_SEED = 60

export function answerTo(
  method: string,
  target: string,
  commands: readonly Command[],
  page: BuiltPage | undefined,
): Answer {
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
    case '/demo':
      return demo(url.searchParams.get('seed') ?? randomUUID().slice(0, 8))
    case '/style.css':
      return { status: 200, type: 'text/css; charset=utf-8', body: STYLE }
    default:
      return NOWHERE
  }
}

function demo(seed: string): Answer {
  const [known] = KNOWN_GAMES
  if (known === undefined || seed.length > LONGEST_SEED) {
    return html(400, faultPage('No such game', `A seed is a text of at most ${LONGEST_SEED} characters.`))
  }
  return html(200, playedPage(known, seed))
}

function playedPage(known: KnownGame, seed: string): string {
  const { game } = known
  const options = game.parseOptions({ players: game.players.max })
  const bots = botsNamed('random', game.seats(options))
  let page = ''
  simulate(
    { game, options, bots, games: 1, seed },
    () => {},
    journal => {
      page = demoPage(known, journal, seed)
    },
  )
  return page
}

function html(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body }
}
