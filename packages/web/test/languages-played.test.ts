// Whole random games in each language: questions, moves, refusals, log, the position in words.
import { pick, SEATS, seedRandom } from '@arkwright/kernel'
import type { Language } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../src/messages/index.ts'
import { loadPage } from '../src/play/catalogue.ts'
import type { GamePage } from '../src/play/game-page.ts'
import { type PlayedGame, playOn, replay } from '../src/play/history.ts'

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan']
/** Refusals are checked only at every nth decision: there are thousands of moves to refuse. */
const EVERY = 9

const TABLES: readonly [game: string, options: object][] = [
  ['spinning-jenny', { players: 4, setup: 'free' }],
  ['water-frame', { players: 3, setup: 'free', edition: 2016, houseEvents: true }],
  ['water-frame', { players: 4, setup: 'predetermined', edition: 2014 }],
  ['card-game', { players: 1 }],
  ['card-game', { players: 2 }],
  ['card-game', { players: 4, expert: 'all' }],
]

afterEach(() => speak('en'))

/** All texts of a game, by their subject. */
async function told(page: GamePage, options: object, language: Language): Promise<Map<string, string>> {
  await speak(language)
  const said = new Map<string, string>()
  const read = await page.reader()
  const random = seedRandom('told')
  let played: PlayedGame = replay(page.game, options, 'told', [])
  for (let decisions = 0; page.game.pending(played.journal.position) !== undefined; decisions++) {
    const state = played.journal.position
    const legal = page.game.moves(state)
    said.set(`question ${state.step}`, page.prompt(state))
    for (const move of legal) said.set(`move ${move.text} at ${decisions}`, page.describe(state, move))
    if (decisions % EVERY === 0) {
      const seat = SEATS[decisions % page.game.seats(played.journal.options)] ?? 0
      for (const [part, lines] of Object.entries(read(state, seat, NAMES))) {
        for (const [number, line] of lines.entries()) said.set(`${part} ${number} at ${decisions}`, line)
      }
      for (const move of page.game.vocabulary) {
        const refusal = page.game.refusal(state, move)
        if (refusal !== undefined) said.set(`refusal ${refusal.code} of ${move.text}`, page.explain(refusal))
      }
    }
    played = playOn(played, pick(random, legal).text)
  }
  for (const [number, { text }] of page.tell(played.history, NAMES).entries()) said.set(`line ${number}`, text)
  return said
}

/** The same in English and the other language: a name, or a word both share. */
const ALIKE: readonly string[] = ['Distribution']

test.each(TABLES)(
  '%s %o has its texts in three languages',
  async (game, options) => {
    const page = await loadPage(game)
    if (page === undefined) throw new Error(`no page for ${game}`)
    const english = await told(page, options, 'en')
    for (const language of ['de', 'fr'] as const) {
      const other = await told(page, options, language)
      const wrong = [...other].filter(
        ([about, words]) =>
          words === '' ||
          /undefined|NaN|£\d|\[object/.test(words) ||
          (words === english.get(about) &&
            /[a-z]{3}/.test(words.replaceAll(/Ada|Ben|Cora|Dan/g, '')) &&
            !ALIKE.includes(words)),
      )
      expect(wrong.slice(0, 20)).toEqual([])
      expect(other.size).toBe(english.size)
    }
  },
  60_000,
)
