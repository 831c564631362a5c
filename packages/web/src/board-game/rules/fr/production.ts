// The production phase in French — III and IV.
import type { ChapterText } from '../../../rules/plan.ts'

export const production: ChapterText<'production'> = {
  title: 'Phase de production',
  sections: {
    III: [
      'Personne ne peut refuser',
      'Quand tous ont joué, toutes les usines de la marchandise active produisent, vendent et se paient, même à perte. Les autres usines se reposent et ne coûtent rien.',
    ],
    'III.1': [
      'Production et vente',
      'Une ligne produit quand toutes ses places sont occupées par des ouvriers ou des machines. Ce que font les lignes, de la première à la quatrième : niveau I 1, 2, 1, 0 ; niveau II 1, 2, 2, 1 ; niveau III 2, 2, 2, 2 ; niveau IV 2, 3, 3, 2.',
      'Il y a autant de clients que la demande de la marchandise ({job-market}). On les sert par appels : le premier appel s’adresse à l’attrait le plus élevé, le suivant à cette case et à celle d’en dessous, et ainsi de suite jusqu’à 1. À chaque appel, chacun de ceux qu’il atteint vend une marchandise. Personne ne vend donc plus que son attrait.',
      'L’importateur participe comme un joueur : sa position est à la fois son attrait et ce qu’il peut vendre.',
      'Dans un même appel, l’ordre est : l’attrait le plus élevé d’abord ; à égalité l’importateur en dernier ; puis la meilleure qualité (base et qualité ensemble). Les vrais ex æquo vendent ensemble, au besoin au-delà de la demande ; pour les marchandises stockées, on les interroge à partir du premier joueur.',
      'Votre production doit être vendue tant qu’il y a des clients. Quand elle est épuisée et qu’on vous appelle encore, vous pouvez vendre des marchandises stockées, une à une ; qui dit non une fois n’est plus interrogé pendant cette vente.',
      'La vente s’arrête quand il n’y a plus de client ou plus de vendeur. Chaque marchandise vendue rapporte votre prix.',
      '> La demande de textile est 7. Attraits : Marion 4 (produit 3), Harold 3 (produit 3), importateur 3. Appel 4 : Marion. Appel 3 : Marion, Harold, importateur. Appel 2 : Marion, Harold, importateur. Les 7 sont servis : Marion en a vendu 3, Harold 2, l’importateur 2. À 7 £, Marion reçoit 21 £.',
      '[ruling] L’importateur continue de vendre jusqu’à sa position même quand tous les joueurs ont tout vendu, comme le dit le texte de 2014. Cela compte pour le bonus des meilleures ventes.',
      '[WF] Pendant la vente, on peut vous interroger sur {tile extra shifts} (premier appel après l’épuisement de votre production) et sur l’{tile school} (arrêter la dernière ligne occupée avant qu’on ait besoin de ses marchandises). Après la vente, avant l’expédition et le stockage, on peut vous interroger sur {tile extra shifts}, sur l’{tile school} et sur {tile patron of food} et ses semblables.',
    ],
    'III.2': [
      'La valeur de l’action monte',
      'Qui a vendu une marchandise avance d’une case ; qui en a vendu deux ou plus avance de deux.',
      '- Attrait le plus élevé : une case de plus pour le seul joueur devant tous les autres et devant l’importateur, s’il a vendu au moins une marchandise.',
      '- Meilleures ventes : une case de plus pour le seul joueur devant tous les autres et devant l’importateur.',
      'Quatre cases au plus, donc. En cas d’égalité, personne n’a ce bonus.',
      '> Marion en a vendu 3 avec seule l’attrait le plus élevé : 2 + 1 + 1 = 4 cases. Harold en a vendu 2 : deux cases.',
      '[WF] Les marchandises vendues à un Client comptent. {tile charisma} gagne les égalités entre joueurs, jamais contre l’importateur.',
    ],
    'III.3': [
      'Salaires, machines, distribution qui faiblit',
      'Payez le salaire de chaque ouvrier et 1 £ pour chaque machine de l’usine, même dans les lignes qui n’ont rien produit.',
      '> Trois ouvriers à 2 £ et une machine coûtent 7 £.',
      'Puis la distribution de l’usine baisse d’un point. Si l’attrait devait ainsi tomber sous 0, le prix baisse aussi de 1 £ et votre valeur de l’action recule d’une case.',
      '[WF] {tile foreman} : jusqu’à quatre ouvriers 2 £ moins cher, mais au moins 1 £ chacun. {tile workshop} : toutes les machines ensemble 1 £. Une ligne arrêtée par l’{tile school} ne coûte rien ; les ouvriers de l’obsolescence restent payés.',
      '> Six ouvriers à 4 £ et trois machines coûtent 27 £ ; avec un Contremaître 19 £ ; avec un Atelier en plus 17 £.',
    ],
    'III.4': [
      'Expédier la marchandise active',
      '[WF] Vous pouvez maintenant remplir votre contrat pour la marchandise active, entièrement, avec des marchandises fraîches ou stockées. Les capacités de vos deux navires s’additionnent, où qu’ils soient ; s’en servir est gratuit.',
      'Chaque marchandise rapporte la qualité de base de l’usine. Chaque navire utilisé coûte une case de valeur de l’action. Le marqueur vous revient.',
      '> Un contrat de 6 textiles avec des navires de 2 et de 4 : textile I rapporte 6 × 9 £ = 54 £, et l’indicateur recule de deux cases.',
      'Un contrat de la marchandise active qui n’est pas rempli monte d’une case sur sa piste. Sur la dernière (10, à deux joueurs 4), il reste et coûte deux cases de valeur de l’action.',
      '[ruling] On utilise le moins de navires possible. Un contrat monte même si vous n’avez pas d’usine pour sa marchandise. Les marchandises fraîches partent avant les stockées.',
      '{tile agent in the colonies} : une marchandise de plus ou de moins. {tile office} : 5 £.',
    ],
    'III.5': [
      'Stocker ce qui reste',
      '[SJ] Jusqu’à cinq marchandises en tout peuvent être stockées, sur les dernières cases des échelles de prix, à droite du prix. Là où il y a des marchandises, aucun prix ne peut se trouver. S’il y en a trop, vous choisissez ce que vous rendez.',
      '[WF] On ne stocke que sur les places du grand entrepôt qu’un ouvrier ouvre, ou sur la tuile {tile small warehouse} (cinq marchandises sur les échelles de prix). Le reste est perdu. On n’embauche ni ne déplace personne maintenant.',
      '> Deux nourritures et un textile sont stockés, trois lampes restent : une des six doit partir.',
      '[ruling] Ce qui trouve une place est stocké d’office. Les marchandises comptent d’abord comme étant dans le grand entrepôt. Si une marchandise perd sa place, elle passe sur une place libre de l’échelle de prix, s’il y en a une.',
    ],
    IV: [
      'Fin du cycle',
      'Après les trois premiers cycles d’une décennie, le marqueur de premier joueur passe au voisin de gauche. Après le quatrième vient la fin de la manche ({6.0}).',
      '[WF] Le propriétaire de {tile charisma} peut le rendre pour nommer le premier joueur.',
    ],
  },
}
