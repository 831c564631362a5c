// German letters.
import { isolated } from '../../client/isolated.ts'
import type { LetterWords } from './index.ts'

export const de: LetterWords = {
  games: {
    'spinning-jenny': 'Spinning Jenny',
    'water-frame': 'Water Frame',
    'card-game': 'Arkwright: Das Kartenspiel',
  },
  turns: lines => ({
    title: lines.length === 1 ? 'Arkwright: Du bist am Zug' : `Arkwright: ${lines.length} Tische warten auf dich`,
    text: lines
      .map(
        ({ game, until, link }) =>
          `${game}${until === undefined ? '' : `, deine Zeit läuft bis ${until}`}${lines.length === 1 ? '' : `: ${link}`}`,
      )
      .join('\n'),
  }),
  over: game => ({ title: 'Arkwright: Die Partie ist zu Ende', text: `Deine Partie ${game} ist zu Ende.` }),
  invited: (by, game) => ({
    title: 'Arkwright: eine Einladung',
    text: `${isolated(by)} lädt dich zu einer Partie ${game} ein.`,
  }),
  test: now => ({ title: 'Arkwright: ein Versuch', text: `Nachrichten erreichen dich hier. Verschickt: ${now}.` }),
  proveAddress: (link, until) => ({
    title: 'Arkwright: Ist das deine Adresse?',
    text: `Jemand hat sich mit dieser Adresse registriert. Warst du es, dann bestätige sie hier bis ${until}:\n\n${link}\n\nSonst ist nichts zu tun.`,
  }),
  unsubscribe: link => `Keine E-Mails mehr über Partien: ${link}`,
  knownAddress: link => ({
    title: 'Arkwright: du hast schon ein Konto',
    text: `Jemand, vielleicht du, wollte sich mit dieser Adresse registrieren. Du hast schon ein Konto: Melde dich hier an oder setze ein neues Passwort:\n\n${link}\n\nWarst du es nicht, tu einfach nichts.`,
  }),
  newPassword: (link, until) => ({
    title: 'Arkwright: ein neues Passwort',
    text: `Setze hier bis ${until} ein neues Passwort:\n\n${link}\n\nHast du nicht darum gebeten, ist nichts zu tun.`,
  }),
}
