// Command and page may not import one another, but must use the same words.
import { expect, test } from 'vitest'
import { TITLE_WORDS } from '../../packages/cli/src/print/card-game/titles.ts'
import { enTitles } from '../../packages/web/src/messages/en-card-game-cards.ts'

test('the solo titles have the same words in the command and on the page', () => {
  expect(TITLE_WORDS).toEqual(enTitles)
})
