// The card game's expert modules in French.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardExpert: ChapterText<'card-expert'> = {
  title: 'Modules experts',
  sections: {
    'CG-expert-3': [
      'Restrictions de décennie',
      '[expert] Les crans de qualité, distribution, machines et navire demandent leur décennie : le premier cran la décennie I, le deuxième la décennie II, le troisième la décennie III.',
      'Tant que vous les possédez, des cartes lèvent cela : {card engineer} pour la qualité, {card patent} pour la distribution, {card workshop} pour les machines, {card customs-office} pour le navire. Les crans acquis restent.',
      '[ruling] L’{card inventor} peut être rendu pour deux crans différents, quelle que soit leur décennie, ou pour un seul si un seul est possible ; cela vient avec ce module. Le développement du départ respecte la décennie I.',
    ],
    'CG-expert-4': [
      'Choisir son départ',
      '[expert] À partir du premier joueur, dans le sens horaire, chacun choisit une première usine ; puis, dans l’autre sens, une seconde ; puis, dans l’autre sens encore, un développement : une carte ou un cran.',
    ],
    'CG-expert-7': ['Sans navires', '[expert] Personne n’a de navire au départ. La première bourse en donne deux.'],
    'CG-expert-10': [
      'Réserve au hasard',
      '[expert] Un Entrepreneur, et des Ingénieurs et des Brevets, un de moins que de joueurs. Puis quatre cartes par joueur sont tirées parmi les autres, qui ont deux faces. Aucun type ne peut s’y trouver en autant d’exemplaires qu’il y a de joueurs ; celles en trop sont retournées ou tirées à nouveau.',
      '> Trois joueurs : 1 + 2 + 2 = 5 cartes, puis 12 de plus : 17 en tout, aucune plus de deux fois.',
      '[ruling] Avec ce module, on choisit le développement du départ, même si l’on ne choisit pas les usines.',
    ],
    'CG-expert-11': [
      'Des actions avant de commencer',
      '[expert] Avant la première manche, chacun peut acheter des actions à 10 £ chacune.',
      '> Cinq actions coûtent les 50 £ : 15 actions et plus d’argent.',
    ],
    'CG-1.a.6': [
      'Production supplémentaire',
      '[expert] Comme action, faites produire aussitôt une ou plusieurs usines : l’usine seule, avec sa première carte ouvriers, ou avec les deux. Les marchandises vont dans des entrepôts de cette usine ; ce qui n’a pas de place est gaspillé.',
      'Vous payez salaires, machines et coût fixe, mais seulement de ce qui a servi.',
      '[ruling] Le fonds d’urgence peut payer, mais on ne peut rien commander que l’argent et le fonds ensemble ne puissent payer. {card extra-shift} ajoute une marchandise à la prochaine usine commandée.',
    ],
    'CG-1.a.7': [
      'Exportation anticipée',
      '[expert] Comme action, exportez des marchandises stockées de n’importe lesquelles de vos usines. Un navire peut mélanger les sortes. Chaque marchandise rapporte le prix d’exportation de son usine, chaque navire coûte un jeton.',
    ],
  },
}
