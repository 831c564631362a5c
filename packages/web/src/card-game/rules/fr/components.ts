// Cards in French.
import { cardGameCards } from '@arkwright/words/fr/card-game-cards'
import { described } from '../../../rules/components-text.ts'
import { cardNames } from '../card-kinds.ts'
import type { CardComponents } from '../components-text.ts'

export const components: CardComponents = {
  cards: described(cardNames(cardGameCards.short), {
    entrepreneur:
      'Une fois par décennie : tranche en votre faveur une égalité d’attrait le plus élevé, même contre le joueur neutre. Défaussé à la fin de n’importe quelle manche : vous nommez le premier joueur.',
    'customs-office':
      'Une fois par décennie : un jeton Exportation de moins quand vous exportez. Expert : lève la restriction des navires.',
    'extra-shift':
      'Défaussé : une marchandise de plus à la production. Expert : aussi pour une production supplémentaire, dans la prochaine usine commandée.',
    workshop: '2 machines de chacune de vos usines ne coûtent rien. Expert : lève la restriction des machines.',
    foreman:
      'Placé près d’une usine quand on le prend : jusqu’à 4 de ses ouvriers coûtent 2 £ de moins, jamais moins que rien.',
    broker: 'Défaussé à la place d’un développement : une ou deux actions à moitié prix, arrondi vers le haut.',
    patron:
      'Pour deux marchandises ; il y en a six sortes. Une fois par décennie : une vente de plus de l’une des deux sur le marché intérieur que ne le permettent attrait et demande. Votre attrait doit dépasser la demande.',
    inventor:
      'Défaussé quand vous modernisez : jusqu’à deux usines avec leurs cartes ouvriers montent d’un niveau, quelle que soit la décennie. Expert : ou, défaussé à la place d’un développement, deux crans différents de votre plateau, quelle que soit leur décennie ; un seul si un seul est possible.',
    developer:
      'Le coût fixe de chacune de vos usines baisse de 2 £, jamais moins que rien. Une fois par décennie : rend de nouveau prête une autre de vos cartes utilisées.',
    contract:
      'Des recettes en plus à chaque exportation, selon le nombre de marchandises : 1 £, 3 £, 5 £, 6 £, 7 £, 8 £, 9 £ pour une à sept, 10 £ au-delà.',
    patent: 'Une troisième carte distribution, de valeur 1 à 4. Expert : lève la restriction de la distribution.',
    engineer:
      'Une carte qualité de valeur 5 ou 6. La limite de qualité passe à 6 dans toutes vos usines, pour de bon. Défaussé, seule son usine perd de la qualité, et des cartes qualité libres le remplacent aussitôt jusqu’à sa valeur. Expert : lève la restriction de la qualité.',
    'big-storehouse':
      'Un entrepôt de plus, pour 4 marchandises d’une sorte au plus. Défaussé, ses marchandises sont perdues.',
  }),
}
