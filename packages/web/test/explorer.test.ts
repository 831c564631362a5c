import { CorpusPlayer } from '@arkwright/bots'
import { BETWEEN_MOVES, Journal, openingTree, positionKey } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { waterFramePages } from '../src/board-game/page.ts'
import { addressOf, exploredAt, placeIn } from '../src/explorer/address.ts'
import { movesOf, playLine } from '../src/explorer/line.ts'
import { SHIPPED } from '../src/explorer/shipped/index.ts'
import { rowsOf } from '../src/explorer/shipped-rows.ts'
import { loadPage } from '../src/play/catalogue.ts'

const [page] = waterFramePages
if (page === undefined) throw new Error('the page has no Water Frame')
const { game } = page
const options = game.parseOptions({ players: 2 })

/** A game with draws between its turns. */
async function played() {
  const { id, revision } = game
  const plan = { game: id, revision, options, level: 'random' as const, sims: 1, seed: 'page', program: 'test' }
  const finished = (await CorpusPlayer.ready(plan)).play(1)
  const journal = new Journal(game, options, 'page 1')
  for (const move of finished.moves) journal.play(move)
  return { journal, finished }
}

test('the explorer opens at the position of a replay, and at the start of a turn that is not over', async () => {
  const { journal, finished } = await played()
  const rows = [...openingTree(game, options, [finished], { depth: 12, alone: 12 })]
  expect(rows.some(({ seat }) => seat === 'chance')).toBe(true)
  let moves = 0
  for (const { key, seat, turn } of rows) {
    const place = placeIn(exploredAt(journal, moves).slice(1))
    const line = place && playLine(page, game.parseOptions(place.options), place.line)
    if (seat === 'chance') continue
    expect(line?.key).toBe(key)
    expect(line?.seat).toBe(seat)
    const count = turn.split(BETWEEN_MOVES).length
    if (count > 1) {
      const within = placeIn(exploredAt(journal, moves + count - 1).slice(1))
      expect(within && playLine(page, options, within.line)?.key).toBe(key)
    }
    moves += count
  }
  expect(moves).toBeGreaterThan(10)
})

test('an address is read as it was written, and nonsense in it is no error', () => {
  const place = {
    game: 'water-frame',
    options: { players: 2 },
    line: ['assign foreman food', 'economy 1 2'],
    pool: 'easy',
  }
  expect(placeIn(addressOf(place).slice(1))).toEqual(place)
  expect(placeIn('/explorer')).toBeUndefined()
  expect(placeIn('/explorer/water-frame/%7B/%E0%A4%A/x')).toEqual({
    game: 'water-frame',
    options: undefined,
    line: ['x'],
    pool: undefined,
  })
  expect(playLine(page, options, ['x'])).toBeUndefined()
})

test.each(SHIPPED.map(table => [`${table.game} by ${table.players}, ${table.level}`, table] as const))(
  'the openings that come with the page can be played: %s',
  async (_name, table) => {
    const shown = await loadPage(table.game)
    if (shown === undefined) throw new Error(`the page has no ${table.game}`)
    // Raise the revision of a game, and its openings are made again: npm run openings.
    expect(table.revision).toBe(shown.game.revision)
    const rows = rowsOf(shown.game, table.options, (await table.load()).OPENINGS)
    const start = rows.get(positionKey(shown.game, shown.game.setup(shown.game.parseOptions(table.options), null)))
    expect(start?.length).toBeGreaterThan(1)
    expect(start?.reduce((sum, { games }) => sum + games, 0)).toBeLessThanOrEqual(table.games)
    for (const { turn } of start ?? []) {
      const line = playLine(shown, shown.game.parseOptions(table.options), turn.split(BETWEEN_MOVES))
      expect(line && movesOf(line.steps).join(BETWEEN_MOVES)).toBe(turn)
    }
  },
)
