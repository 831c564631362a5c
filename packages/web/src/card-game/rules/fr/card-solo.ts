// The card game alone, in French.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSolo: ChapterText<'card-solo'> = {
  title: 'En solitaire',
  sections: {
    'CG-solo-1': [
      'Mise en place',
      '[solo] Vous jouez contre deux automates. La mise en place est celle à trois joueurs ; chaque adversaire a 12 actions d’une valeur de 12 et pas d’argent.',
      'Des 17 cartes développement, 15 sont disposées en trois rangées de cinq. Un disque se trouve sur la première carte de chaque rangée, un par adversaire et un neutre. Une carte sous un disque ne peut pas être prise.',
      'Le sac contient huit marqueurs : trois par adversaire, deux neutres.',
    ],
    'CG-solo-2': [
      'Premières usines',
      'Choisissez votre première usine. Puis les marqueurs des adversaires sont répartis au hasard sur les quatre pistes, un par piste : sur 4 pour nourriture et textile (demande plus 2), sur 3 pour couverts et lampes (demande plus 1). Puis choisissez votre seconde usine.',
      'En variante, vos deux usines sont tirées au hasard.',
      '[ruling] Seule bouge la demande indiquée ici, pas les salaires. Votre développement de départ est un cran de votre plateau.',
    ],
    'CG-solo-3.1': [
      'Une manche',
      'Vous jouez d’abord votre tour. Puis un marqueur est tiré du sac :',
      '- Son adversaire est sur la piste de la marchandise active : le marqueur avance de deux cases et déplace la demande comme d’habitude.',
      '- Son adversaire n’y est pas : il construit. La demande de toutes les marchandises baisse d’un point et les salaires montent d’un cran ; son marqueur va sur 3 (nourriture, textile) ou 2 (couverts, lampes), puis avance d’autant de cases que le numéro de la décennie, en déplaçant la demande selon les flèches.',
      '- Il est neutre : rien de plus.',
      'Chaque adversaire qui n’a pas été tiré gagne une action. Puis le disque de cette couleur avance sur les cartes, d’autant qu’il y a de marqueurs sur la piste active. Les places vides sont sautées, une carte sous un autre disque aussi.',
      'Une carte que vous rendez va à la première place vide depuis le haut à gauche, avant que vous preniez la nouvelle : jamais, donc, à la place de celle-ci.',
      '[ruling] Avec l’{card entrepreneur}, vous pouvez laisser les adversaires jouer avant vous à la manche suivante.',
    ],
    'CG-solo-3.2': [
      'Production des adversaires',
      'Un adversaire qui a la marchandise active en vend autant que son attrait dépasse la demande. Avec deux ou plus, sa valeur monte de 1, sinon il gagne une action. Il n’a pas de coûts.',
      '[ruling] Les adversaires peuvent vous priver du bonus d’attrait mais ne le gagnent jamais. Sans la marchandise active, il ne leur arrive rien. Ils s’arrêtent à 30 actions et à une valeur de 30.',
    ],
    'CG-solo-3.3': ['Fin d’une décennie', 'Tous les marqueurs retournent dans le sac.'],
    'CG-solo-4': [
      'Résultat et titres',
      'Vous gagnez si votre résultat dépasse celui des deux adversaires, et vous pouvez finir deuxième ou troisième. Quinze titres sont à conquérir : Magnat (500 ou plus), Patriote (aucune exportation), Travailleur acharné (ni Brevet ni Ingénieur), Héros du prolétariat (aucune automatisation), Gentleman ou Lady (aucun cran de bourse, pas de Courtier), Spécialiste (seulement les deux premières usines), Généraliste (quatre usines), Plein emploi (quatre usines à deux cartes ouvriers), DG (25 à 29 actions), PDG (30 actions), Financier (valeur de 25 à 29), Baron de la bourse (valeur 30), Parvenu (commence sans argent après avoir acheté cinq actions), Nouveau riche (200 £ à la fin), Capitaine (cinq exportations).',
      'En variante, le vainqueur choisit deux titres atteints, le deuxième un seul ; un livre des records les conserve.',
      '[ruling] Les titres d’actions et de valeur comptent avant le décompte final. Nouveau riche compte l’argent après la vente des stocks et avant l’achat d’actions. Une égalité est pour vous. Prendre un Brevet ou un Ingénieur compte comme s’en servir.',
    ],
  },
}
