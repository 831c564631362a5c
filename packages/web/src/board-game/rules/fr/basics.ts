// The three sums behind everything, in French.
import type { ChapterText } from '../../../rules/plan.ts'

export const basics: ChapterText<'basics'> = {
  title: 'Trois calculs à connaître',
  sections: {
    'job-market': [
      'Marché de l’emploi : demande et salaires',
      'Le marché de l’emploi compte 20 lignes de quatre places, une colonne par marchandise : nourriture, textile, couverts, lampes. Les ouvriers partent du haut, ligne par ligne et de gauche à droite, et reviennent exactement dans l’ordre inverse. Les places vides sont donc toujours les premières.',
      'La demande d’une marchandise est le nombre de places numérotées vides de sa colonne. Les places du haut n’ont pas de numéro : 1 pour le textile, 2 pour les couverts, 3 pour les lampes.',
      'Le salaire est inscrit à côté de la ligne de la dernière place vide : 2 £ aux lignes 1 à 8, 3 £ aux lignes 9 à 12, 4 £ aux lignes 13 à 16, 5 £ aux lignes 17 à 20.',
      '> 42 places sont vides : dix lignes pleines et deux places. La demande est de 11 pour la nourriture, 10 pour le textile, 8 pour les couverts et 7 pour les lampes ; la ligne 11 paie 3 £.',
      'Qui perd sa place rejoint les ouvriers licenciés et revient plus tard sur le marché ({5.I}). On n’embauche parmi eux que lorsque le marché est vide.',
    ],
    appeal: [
      'Attrait',
      'Attrait = qualité de base + qualité + distribution − prix. Il change dès que l’un d’eux change.',
      '- La qualité de base est le coût de construction de l’usine : une usine à 9 £ produit des marchandises de qualité de base 9.',
      '- La qualité est acquise pour de bon ({II.2.4}).',
      '- La distribution baisse d’un point à chaque production de son usine ({II.2.5}).',
      '- Le prix, c’est vous qui le fixez, mais seulement à certains moments ({II.3.1}).',
      'L’attrait dit trois choses : combien de marchandises vous pouvez vendre au plus, qui vend en premier, et qui en reçoit un bonus ({III.1}, {III.2}). Il ne peut jamais être inférieur à 0.',
      '> Textile I a une qualité de base de 9. Avec une distribution de 2 et un prix de 7 £, son attrait est 9 + 0 + 2 − 7 = 4.',
      '[ruling] L’attrait n’a pas de limite supérieure. Sans usine, il n’y a ni attrait ni vente.',
    ],
    'share-value': [
      'Valeur de l’action',
      'Votre indicateur se trouve sur une piste de cases ; sous chaque case est inscrit ce que vaut une action.',
      '- Cases 1 à 10 : une livre par case.',
      '- Cases 11 à 30 : deux cases par livre, la case 30 vaut donc 20 £.',
      '- Cases 31 à 60 : trois cases par livre, la case 60 vaut donc 30 £.',
      '> Sur la case 22 une action vaut 16 £, sur la case 36 elle vaut 22 £.',
      'Toutes les sociétés commencent sur la case 10. « Avancer d’une case » ou « reculer d’une case » désigne toujours une case de la piste, pas une livre.',
      '[ruling] Au-delà de la case 60, la piste continue avec quatre cases par livre. Elle ne descend jamais sous la case 1.',
    ],
  },
}
