// End of round, money troubles and the end of the game in French — 6.0 to 8.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const end: ChapterText<'end'> = {
  title: 'Fin de manche, dettes et victoire',
  sections: {
    '6.0': [
      'Fin de la manche',
      'Après le quatrième cycle d’une décennie viennent ces étapes, puis la décennie suivante commence.',
    ],
    '6.I': ['Les marqueurs reviennent', 'Chacun reprend tous ses marqueurs d’action du tableau d’administration.'],
    '6.II': [
      'Phase d’événement',
      'Dans la dernière décennie, l’événement est une dernière bourse pour tous, à partir du premier joueur : vendre des marchandises stockées aux prix fixes, rembourser des emprunts, acheter des actions. On n’y vend pas d’actions. Elle ne demande pas de marqueur et ne coûte rien.',
      '> La case 36 vaut 22 £. Avec 84 £, vous achetez trois actions pour 66 £ et gardez 18 £.',
      '[SJ] Dans les décennies précédentes, il ne se passe rien.',
      '[WF] D’abord chacun paie le salaire actuel de chaque membre d’équipage et de chaque ouvrier d’entrepôt. Puis on peut rendre des navires, entiers avec leur équipage, et laisser partir des ouvriers d’entrepôt. Puis l’événement est retourné et exécuté.',
      '[WF] Après l’événement, le propriétaire d’un {tile broker} peut vendre des marchandises stockées et acheter ou vendre des actions.',
      '[ruling] Un Courtier n’achète jamais tant qu’il doit des emprunts. En 1810, plus personne ne part. Un navire sans équipage peut aussi être rendu.',
    ],
    '6.III': [
      'Nouveau premier joueur',
      'Celui dont le portefeuille vaut le moins (actions multipliées par valeur) nomme le premier joueur de la décennie suivante : qui il veut, lui-même et l’actuel compris.',
      'Égalité : moins d’argent, puis la place la plus éloignée du premier joueur.',
      '[WF] Le propriétaire de {tile charisma} peut le rendre avant et nommer le premier joueur.',
    ],
    '6.IV': [
      'Usines obsolètes',
      'Au début de certaines décennies, un niveau devient obsolète : chaque usine de ce niveau prend deux ouvriers supplémentaires, parmi les licenciés puis au marché. Ils sont à côté des lignes, ne produisent rien et sont payés à chaque production.',
      '[SJ] Niveau I en 1790.',
      '[WF] Niveau I en 1790, II en 1800, III en 1810.',
      'S’il y a trop peu d’ouvriers, on les distribue un à un, usine par usine à partir du premier joueur ; pour chacun qui manque, le propriétaire paie 5 £ une fois.',
      '> Cinq ouvriers pour quatre usines obsolètes : chaque usine en reçoit un, la première un second. Il en manque trois : 15 £ de leurs propriétaires.',
      'Ils partent quand l’usine est modernisée au niveau actuel ou fermée.',
      '[ruling] Les usines plus anciennes, déjà obsolètes, ne reçoivent pas de seconde paire, et une usine construite à un niveau obsolète n’en reçoit pas. Tout ce qu’un joueur doit pour des ouvriers manquants est un seul paiement.',
    ],
    '7.0': [
      'Vente d’urgence et emprunts',
      'Qui ne peut pas payer ce qu’il doit vend ses propres actions à leur valeur : aussi peu qu’il suffit ; le reste de l’argent est gardé. Pour chaque action ainsi vendue, l’indicateur recule d’autant de cases que le premier chiffre de la case où il était.',
      '> Sur la case 28, il faut payer 30 £. Deux actions rapportent 38 £ ; 2 × 2 = 4 cases en arrière, sur la case 24. On garde 8 £.',
      'Sans actions, on emprunte : 10 £ par emprunt, et une case en arrière pour chacun. Un emprunt se rembourse 13 £ à la bourse, et tant que vous en devez un, vous ne pouvez pas acheter d’actions.',
      '[ruling] Ce qui fait partie d’une action se paie ensemble à sa fin. Sur les cases 1 à 9, le chiffre compte pour 1.',
    ],
    '8.0': [
      'Victoire',
      'La partie finit après le dernier événement. Votre résultat est le nombre d’actions multiplié par leur valeur. Le plus élevé gagne ; à égalité, celui qui a le plus d’argent, sinon la victoire est partagée. Qui doit encore un emprunt n’est pas classé.',
      '[WF] Avant cela, deux pénalités : chaque usine encore marquée pour embauche tardive coûte quatre cases et deux actions ; chaque contrat ouvert coûte autant de cases que sa position.',
      '> Sur la case 41 avec un contrat sur 6 : retour à la case 35, de 24 £ à 22 £ par action. 19 actions font 418 £ au lieu de 456 £.',
      '[ruling] Personne n’est éliminé avant la fin, quoi qu’il doive. La pénalité prend au plus les actions qu’il y a.',
    ],
  },
}
