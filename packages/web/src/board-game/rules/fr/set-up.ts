// The preparation round in French — 4.1.
import type { ChapterText } from '../../../rules/plan.ts'

export const setUp: ChapterText<'set-up'> = {
  title: 'Manche de préparation 1760',
  sections: {
    '4.1.I': [
      'Plateau et marché de l’emploi',
      'Les quatre importateurs commencent sur 0. Chaque place du marché de l’emploi reçoit un ouvrier ; puis on en retire quelques-uns par le haut.',
      '- Quatre joueurs : 4 chez les ouvriers licenciés.',
      '- Trois joueurs : 8 chez les ouvriers licenciés.',
      '- Deux joueurs : 4 chez les ouvriers licenciés, 8 hors du jeu.',
      '[SJ] Le marqueur de fin de partie se trouve sur la case événement de 1790.',
      '[WF] Cinq marqueurs de conjoncture par marchandise sont posés face cachée, un par décennie. Les événements aussi : Bureaucratie quelque part de 1770 à 1790, un autre est tiré pour 1800, Fin de partie se trouve en 1810.',
      '[WF] À deux, les marqueurs de conjoncture qui ramènent 3 ouvriers restent dans la boîte, comme les événements Actes de navigation, Crise économique, Crise de crédit de Hambourg et Guerre de l’opium. La mise en place conseillée écarte les mêmes marqueurs de conjoncture et utilise Lobby, Guerre sur le continent, Bureaucratie et Exposition universelle, dans cet ordre.',
      '[ruling] Personne ne connaît ce qui est face cachée. Le programme le tire au moment où on le retourne, avec les mêmes chances.',
    ],
    '4.1.II': [
      'Sociétés',
      'Chaque société possède 15 de ses 30 actions ; la banque détient le reste. L’indicateur de valeur est sur la case 10, une action vaut donc 10 £. Le premier joueur est tiré au sort.',
      '[WF] Chacun a aussi un plateau port avec deux quais, un entrepôt et la piste des contrats. À deux, les contrats ne vont que sur 2 et 4.',
    ],
    '4.1.III': [
      'Marqueurs spéciaux',
      '[SJ] Machines, qualité et distribution : trois marqueurs clairs et trois foncés de chaque à quatre joueurs, deux de chaque sinon. Autant de marqueurs clairs que de joueurs sont tirés sur le calendrier, au choix en {4.1.V}.',
      '[SJ] Les autres clairs attendent pour le niveau I, avec un marqueur bourse clair par joueur. Les foncés attendent pour le niveau II.',
      '[WF] Des marqueurs avancés sont tirés pour les lignes I à IV du plateau : des clairs pour I et II, des foncés pour III et IV. À quatre il y en a 4, 5, 5 et 4, à trois 3 par ligne, à deux 2 par ligne.',
      '[WF] Les navires sont dans leurs lignes : capacité 2 en I, 4 en II, 6 en III, 8 et 10 en IV. À deux, seuls servent les quatre petits navires.',
      '[WF] Charisme, un Inventeur et d’autres tuiles développement sont disponibles : 12 tirées à deux joueurs, 19 à trois, 26 à quatre. Aucune tuile ne peut s’y trouver en autant d’exemplaires qu’il y a de joueurs.',
    ],
    '4.1.IV': [
      'Fonder deux usines',
      'À partir du premier joueur, chacun choisit une usine de niveau I ; puis, dans l’ordre inverse, une seconde pour une autre marchandise. Plusieurs joueurs peuvent choisir la même marchandise.',
      'Une usine fondée prend aussitôt au marché les ouvriers de ses deux premières lignes, et son propriétaire fixe le prix : au moins 5 £, et jamais si haut que l’attrait tombe sous 0.',
      '> Nourriture I a une qualité de base de 8. À 6 £, son attrait est 2 : on peut donc en vendre deux au plus.',
      'Avec la mise en place conseillée, usines, prix et argent sont donnés.',
    ],
    '4.1.V': [
      'Capital de départ et premier marqueur',
      '[SJ] Chacun reçoit 20 £ et peut, à partir du premier joueur, vendre des actions à la banque pour 10 £ chacune. Puis, dans l’ordre inverse, chacun choisit un des marqueurs clairs du calendrier.',
      '[WF] Dans l’ordre inverse du tour, chacun vend des actions pour 10 £ chacune, au moins assez pour payer ses usines, puis prend un marqueur spécial : une tuile, un marqueur clair ou un navire de niveau I.',
      '[ruling] Si la mise en place conseillée donne un Contremaître, son propriétaire choisit l’usine.',
    ],
    '4.1.VI': [
      'Payer les usines',
      'Chacun paie le coût de construction de ses deux usines. La partie commence par le premier cycle de 1770.',
      '> Nourriture I et lampes I coûtent 8 £ + 11 £ = 19 £.',
    ],
  },
}
