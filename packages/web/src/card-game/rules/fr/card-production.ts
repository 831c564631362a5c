// The card game's production, preparation and scoring in French — 2 and 3.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardProduction: ChapterText<'card-production'> = {
  title: 'Production, préparation, décompte',
  sections: {
    'CG-2': [
      'Phase de production',
      'Quiconque a une usine de la marchandise active vend, stocke ou exporte, paie, et peut gagner de la valeur. Les autres sautent la phase.',
      '[ruling] On suit l’ordre du tour, mais les choix de l’un ne touchent jamais les autres.',
    ],
    'CG-2.a': [
      'Vendre sur le marché intérieur',
      'Votre usine produit ce que montrent l’usine et ses cartes ouvriers : 1 pour l’usine, 2 pour une carte sur la face I, 3 pour une carte sur la face II ou III.',
      'Vous pouvez en vendre autant que votre attrait dépasse la demande, jamais plus que votre attrait. La production doit être vendue jusque-là ; des marchandises stockées de cette usine peuvent compléter.',
      'Chaque marchandise rapporte votre prix : la somme des pièces de l’usine, du bureau et de la qualité.',
      '> Production 4, attrait 3, demande 1, prix 14 : deux se vendent pour 28 £, deux restent.',
      'Le {card patron} permet d’en vendre une de plus si votre attrait dépasse la demande, {card extra-shift} en produit une de plus.',
    ],
    'CG-2.b': [
      'Les restes : navires',
      'Ce qui reste, frais ou stocké, peut être exporté, stocké, ou les deux. Le surplus est gaspillé.',
      'Chaque navire porte 2 marchandises, avec le développement 3 ou 4, seulement de la marchandise active. Chacune rapporte le prix d’exportation de l’usine, une livre de moins que son emplacement le plus cher. Un navire est épuisé jusqu’à votre prochaine bourse.',
      'Chaque navire utilisé met un jeton sur votre plateau, neuf au plus dans la partie. Les jetons coûtent de la valeur à la fin ({CG-final}). Les marchandises exportées ne font jamais monter la valeur.',
      '> Trois marchandises en reste, capacité 2 : deux navires, deux jetons ; avec le {card customs-office} un jeton.',
    ],
    'CG-storehouses': [
      'Les restes : entrepôts',
      'Vous avez deux petits entrepôts de 1 ou 2 marchandises chacun, et avec le {card big-storehouse} un autre de 4 au plus. Un entrepôt contient une seule sorte de marchandise et se tient près de son usine.',
      'Les marchandises stockées attendent une vente, un navire ou la fin de la partie. Un entrepôt peut être vidé pour d’autres marchandises ; ce qu’il contenait est perdu.',
    ],
    'CG-2.c': [
      'Coûts',
      'Payez le salaire de chaque ouvrier, 1 £ par machine et le coût fixe de l’usine : sur la face I 4 £, 5 £, 6 £, 7 £ pour nourriture, textile, couverts, lampes, sur la face II 1 £ de plus.',
      'Si l’argent manque, le fonds d’urgence paie : pour chaque jeton emprunt la moitié de votre valeur, arrondie vers le haut. On en prend aussi peu que nécessaire et le reste de l’argent est gardé. Avec neuf jetons posés et toujours pas assez, vous faites faillite.',
      '> Valeur 15, il manque 10 £ : deux jetons rapportent 16 £, il reste 6 £.',
      '[ruling] Un joueur en faillite marque 0 ; ses usines, ses marqueurs d’attrait et ses cartes partent, la demande reste, les autres continuent.',
    ],
    'CG-2.d': [
      'Valeur de l’action',
      'Qui a vendu au moins deux marchandises sur le marché intérieur gagne 1. Parmi eux, le seul qui a l’attrait le plus élevé gagne 1 de plus. À égalité personne, sauf si l’{card entrepreneur} tranche.',
      '> A en vend 3 à l’attrait 6, B en vend 2 à l’attrait 4, C en vend 1 à l’attrait 7 : A gagne 2, B gagne 1, C rien.',
      '[ruling] Qui en a vendu moins de deux n’est pas un rival. Le joueur neutre en est un là où il en vendrait deux.',
    ],
    'CG-2.e': [
      'La distribution faiblit',
      'L’usine qui produit perd un point de distribution. Les autres gardent la leur.',
    ],
    'CG-3': [
      'La manche suivante',
      'Après les manches 1 à 3, la marchandise suivante devient active et la carte de premier joueur passe dans le sens horaire.',
      'Après la manche 4, la nourriture est de nouveau active et la décennie suivante commence. Les cartes utilisées sont de nouveau prêtes. Celui dont le produit des actions par leur valeur est le plus faible, sans compter emprunts et navires, nomme le premier joueur.',
      'Égalité : moins d’argent, puis le plus proche de l’ancien premier joueur dans le sens horaire.',
      'À deux, le joueur neutre avance d’une case sur chaque piste après les décennies I et II, et déplace la demande selon les flèches qu’il franchit.',
    ],
    'CG-final': [
      'Décompte final',
      'Après la manche 4 de la décennie III :',
      '- Les marchandises stockées se vendent 2 £, 3 £, 4 £, 5 £ pour nourriture, textile, couverts, lampes.',
      '- Tout l’argent achète des actions à pleine valeur.',
      '- Chaque emprunt enlève une action.',
      '- Les jetons Exportation baissent la valeur : de 1 après chaque fois 2, 4, 6, 8 et 9 jetons.',
      '- La valeur multipliée par les actions est votre résultat.',
      'À égalité gagne celui à qui il reste le plus d’argent ; sinon la victoire est partagée.',
      '> 47 £, valeur 20, 18 actions, 2 emprunts, 4 jetons Exportation, 2 lampes stockées : 57 £ achètent 2 actions, 20 − 2 = 18 actions, valeur 20 − 2 = 18, résultat 324.',
    ],
  },
}
