// French letters.
import { isolated } from '../../client/isolated.ts'
import type { LetterWords } from './index.ts'

export const fr: LetterWords = {
  games: {
    'spinning-jenny': 'Spinning Jenny',
    'water-frame': 'Water Frame',
    'card-game': 'Arkwright : le jeu de cartes',
  },
  turns: lines => ({
    title: lines.length === 1 ? 'Arkwright : à vous de jouer' : `Arkwright : ${lines.length} tables vous attendent`,
    text: lines
      .map(
        ({ game, until, link }) =>
          `${game}${until === undefined ? '' : `, vous avez jusqu’au ${until}`}${lines.length === 1 ? '' : ` : ${link}`}`,
      )
      .join('\n'),
  }),
  over: game => ({ title: 'Arkwright : la partie est finie', text: `Votre partie (${game}) est finie.` }),
  invited: (by, game) => ({
    title: 'Arkwright : une invitation',
    text: `${isolated(by)} vous invite à une partie (${game}).`,
  }),
  test: now => ({ title: 'Arkwright : un essai', text: `Les avis vous parviennent ici. Envoyé le ${now}.` }),
  proveAddress: (link, until) => ({
    title: 'Arkwright : est-ce votre adresse ?',
    text: `Quelqu’un s’est inscrit avec cette adresse. Si c’est vous, confirmez-la ici avant le ${until} :\n\n${link}\n\nSinon, ne faites rien.`,
  }),
  unsubscribe: link => `Ne plus recevoir d’e-mails sur les parties : ${link}`,
  knownAddress: link => ({
    title: 'Arkwright : vous avez déjà un compte',
    text: `Quelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse. Vous avez déjà un compte : connectez-vous ou changez de mot de passe ici :\n\n${link}\n\nSi ce n’était pas vous, ne faites rien.`,
  }),
  newPassword: (link, until) => ({
    title: 'Arkwright : un nouveau mot de passe',
    text: `Choisissez un nouveau mot de passe ici avant le ${until} :\n\n${link}\n\nSi vous n’avez rien demandé, ne faites rien.`,
  }),
}
