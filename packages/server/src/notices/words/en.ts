// English letters.
import { isolated } from '../../client/isolated.ts'
import type { LetterWords } from './index.ts'

export const en: LetterWords = {
  games: {
    'spinning-jenny': 'Spinning Jenny',
    'water-frame': 'Water Frame',
    'card-game': 'Arkwright: The Card Game',
  },
  turns: lines => ({
    title: lines.length === 1 ? 'Arkwright: it is your turn' : `Arkwright: ${lines.length} tables wait for you`,
    text: lines
      .map(
        ({ game, until, link }) =>
          `${game}${until === undefined ? '' : `, your time runs until ${until}`}${lines.length === 1 ? '' : `: ${link}`}`,
      )
      .join('\n'),
  }),
  over: game => ({ title: 'Arkwright: the game is over', text: `Your game of ${game} has ended.` }),
  invited: (by, game) => ({
    title: 'Arkwright: an invitation',
    text: `${isolated(by)} invites you to a game of ${game}.`,
  }),
  test: now => ({ title: 'Arkwright: a test', text: `Notices reach you here. Sent on ${now}.` }),
  proveAddress: (link, until) => ({
    title: 'Arkwright: is this your address?',
    text: `Somebody registered with this address. If it was you, confirm it here by ${until}:\n\n${link}\n\nOtherwise do nothing.`,
  }),
  unsubscribe: link => `No more e-mails about games: ${link}`,
  knownAddress: link => ({
    title: 'Arkwright: you have an account',
    text: `Somebody, perhaps you, tried to register with this address. You have an account already: sign in, or set a new password, here:\n\n${link}\n\nIf it was not you, do nothing.`,
  }),
  newPassword: (link, until) => ({
    title: 'Arkwright: a new password',
    text: `Set a new password here by ${until}:\n\n${link}\n\nIf you did not ask for this, do nothing.`,
  }),
}
