// Additional actions in French — II.3.
import type { ChapterText } from '../../../rules/plan.ts'

export const additional: ChapterText<'additional'> = {
  title: 'Actions supplémentaires',
  sections: {
    'II.3': [
      'Après l’action principale',
      'Chaque marqueur donne une action supplémentaire, qui suit son action principale et reste permise sans elle. Usine, qualité, distribution et production donnent un ajustement du prix ; ouvriers, machines, bourse et navire donnent un marqueur spécial.',
      '[SJ] Le marqueur bourse clair n’en donne pas.',
    ],
    'II.3.1': [
      'Ajustement du prix',
      'Vous pouvez fixer un nouveau prix dans chaque usine touchée par l’action principale : après usine, celles construites ou modernisées ; après qualité et distribution, celles améliorées.',
      'Après qualité et distribution, dans d’autres aussi, pour 1 £ chacune pris sur la somme payée.',
      '> 4 £ de distribution : 2 £ portent une usine de 1 à 2, et 1 £ chacune ouvre le prix de deux autres. Les trois prix peuvent changer.',
      'Les prix vont de 5 £ à 25 £. L’attrait ne doit pas tomber sous 0, et aucun prix ne peut être mis sur une case où des marchandises sont stockées.',
      '[WF] Après production, seulement l’usine qui a produit.',
      'À aucun autre moment un prix ne peut changer.',
    ],
    'II.3.2': [
      'Prise d’un marqueur spécial',
      'Prenez gratuitement un marqueur spécial du niveau actuel ou d’un niveau antérieur. Vous ne pouvez jamais en posséder deux du même genre et de la même teinte ; un clair et un foncé de la même action sont permis. Vous le gardez jusqu’à la fin.',
      '[SJ] Les clairs dès les années 1770, les foncés dès les années 1780.',
      '[WF] Une tuile développement, un marqueur avancé ou un navire. À la place, un {tile broker} peut être rendu pour une ou deux actions à moitié prix.',
      '[ruling] Un marqueur par action supplémentaire.',
    ],
    'II.3.2.1': [
      'Tuile développement',
      '[WF] Prenez n’importe quelle tuile disponible ; leurs effets sont dans le catalogue du matériel. Jamais deux pareilles, quatre au plus : avec une cinquième, une tuile est rendue et son effet cesse. Les Clients de marchandises différentes sont des tuiles différentes.',
      'Au lieu d’en prendre une, vous pouvez déplacer vers une autre usine une tuile attribuée à une usine, comme {tile foreman} ou {tile workshop}.',
      '> Vous rendez le Petit entrepôt pour une cinquième tuile : ses marchandises passent sur des places ouvertes du grand entrepôt ; celles qui n’ont pas de place sont perdues.',
      '[ruling] Une tuile attribuée appartient à l’emplacement de la marchandise sur le plateau, quelle que soit l’usine qui s’y trouve. Tant qu’elle n’agit près d’aucune usine, elle attend : chaque fois que vous prenez un marqueur spécial, quel qu’il soit, et que vous avez une usine, vous pouvez l’attribuer ou la laisser attendre.',
    ],
    'II.3.2.2': [
      'Marqueur avancé',
      '[WF] Prenez un marqueur d’une ligne du niveau actuel ou d’un niveau antérieur. Production n’existe que parmi eux. Avec l’{tile inventor}, aussi de la ligne suivante.',
    ],
    'II.3.2.3': [
      'Prendre un navire',
      '[WF] Prenez un navire du niveau actuel ou d’un niveau antérieur et posez-le à un quai libre ; vous en avez deux. Quand les deux sont pris, un navire plus grand peut en remplacer un plus petit.',
      'Son équipage vient de lui-même du marché de l’emploi : aucun pour la capacité 2, puis 1 pour 4, 2 pour 6, 3 pour 8 et 4 pour 10. Il est payé pendant la phase d’événement ({6.II}).',
      '> Un navire de capacité 2 et un de capacité 4 demandent 1 ouvrier. Remplacer celui de capacité 2 par un de capacité 6 fait 1 + 2 = 3 : deux autres viennent donc.',
      'Un navire rendu est libre pour tous. Sur le tableau d’administration, le nouveau navire prend la place de celui qu’il remplace.',
      '[ruling] Pas de navire sans équipage complet : pris au marché, puis parmi les licenciés. Avec l’{tile inventor}, aussi un navire du niveau suivant.',
    ],
  },
}
