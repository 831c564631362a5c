// Every rule, tile, event and card that a log line names has a page.
import { pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { loadPage } from '../src/play/catalogue.ts'
import { type PlayedGame, playOn, replay } from '../src/play/history.ts'
import { componentOf, placeOf, ruleAddress } from '../src/rules/address.ts'
import { fetchLibrary } from '../src/rules/library.ts'
import { componentText } from '../src/rules/names.ts'

test.each([
  ['spinning-jenny', { players: 3, setup: 'free' }],
  ['water-frame', { players: 4, setup: 'free', edition: 2016, houseEvents: true }],
  ['card-game', { players: 1 }],
  ['card-game', { players: 4, expert: 'all' }],
] as const)('%s %o', async (game, options) => {
  const page = await loadPage(game)
  if (page === undefined) throw new Error(`no page for ${game}`)
  const random = seedRandom('rules of the log')
  let played: PlayedGame = replay(page.game, options, 'rules of the log', [])
  while (page.game.pending(played.journal.position) !== undefined) {
    played = playOn(played, pick(random, page.game.moves(played.journal.position)).text)
  }
  const lines = page.tell(played.history, ['Ada', 'Ben', 'Cora', 'Dan'])
  const named = new Set(lines.flatMap(({ rules }) => rules))
  expect(named.size).toBeGreaterThan(8)
  const library = await fetchLibrary('en')
  const lost = [...named].filter(rule => {
    const component = componentOf(rule)
    const known = placeOf(rule) !== undefined || (component && componentText(library, component)) !== undefined
    return ruleAddress(rule) === undefined || !known
  })
  expect(lost).toEqual([])
  // Nearly every line has a link.
  expect(lines.filter(({ rules }) => rules.length === 0).length).toBeLessThan(lines.length / 4)
})
