// The card game's aim and set-up in French.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSetUp: ChapterText<'card-set-up'> = {
  title: 'But et mise en place',
  sections: {
    'CG-game': [
      'De quoi il s’agit',
      'D’un à quatre joueurs dirigent des usines de nourriture, de textile, de couverts et de lampes pendant trois décennies de quatre manches. À chaque manche, une marchandise est active. À la fin comptent vos actions : leur nombre multiplié par leur valeur.',
      'Une manche a une phase d’action, où chacun joue un tour, une phase de production pour la marchandise active, et la préparation de la manche suivante.',
      'Chacun a le même matériel : un plateau joueur, quatre usines, huit cartes ouvriers (deux par usine), quatre bureaux, trois cartes qualité, deux cartes distribution, deux petits entrepôts, une carte exportation et un jeton machine.',
    ],
    'CG-setup': [
      'Joueurs',
      'Chacun commence avec 50 £, 10 actions d’une valeur de 10, ses six développements au premier cran et deux navires prêts.',
      'Deux usines sont ouvertes, sur leur face I, chacune avec sa première carte ouvriers (face I) et son bureau tourné côté prix. Leurs jetons sont sur l’emplacement 4 : attrait 0.',
      'En plus, chacun commence avec un développement :',
      '- Deux joueurs : nourriture et couverts avec un Contremaître ; textile et lampes avec un Atelier.',
      '- Trois joueurs : nourriture et textile avec un cran de distribution ; textile et couverts avec un Atelier ; nourriture et couverts avec un Contremaître.',
      '- Quatre joueurs : textile et lampes avec un cran de distribution ; nourriture et couverts avec un Contremaître ; nourriture et lampes avec un cran de machines ; textile et couverts avec un Atelier.',
      'Le reste attend dans la réserve.',
    ],
    'CG-market': [
      'Plateau marché',
      'Chaque marchandise a une piste où attrait et demande partagent une échelle. La face A sert jusqu’à trois joueurs, la face B à quatre. La demande commence à −1 pour nourriture et textile et à 0 pour couverts et lampes ; sur la face B à −3 et −2. Les salaires commencent à 2 £, la nourriture est active.',
      'Un marqueur de demande bas est bon pour les vendeurs : vous vendez l’écart entre votre attrait et lui ({CG-2.a}).',
      'À deux, un troisième joueur neutre a des marqueurs sur 3 pour nourriture et textile et sur 2 pour couverts et lampes.',
      '[ruling] Poser les marqueurs neutres ne déplace pas la demande. Demande et salaires s’arrêtent aux bouts de leurs pistes.',
    ],
    'CG-supply': [
      'Cartes développement',
      'La réserve dépend du nombre de joueurs :',
      '- Deux ou plus : 2 Brevets, 2 Ingénieurs, 1 Grand entrepôt, 1 Entrepreneur, 1 Heures supplémentaires, 2 Ateliers, 2 Contremaîtres.',
      '- Trois ou plus, en plus : 1 Brevet, 1 Ingénieur, 1 Grand entrepôt, 1 Heures supplémentaires, et les Clients textile et nourriture, couverts et nourriture.',
      '- Quatre, en plus : les Clients lampes et couverts, couverts et textile, lampes et nourriture, et 2 Inventeurs.',
      'Les cartes avec lesquelles on commence viennent de cette réserve.',
    ],
  },
}
