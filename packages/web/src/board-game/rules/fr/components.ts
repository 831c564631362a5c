// Tiles, events and pieces in French.
import { waterFrame } from '@arkwright/words/fr/water-frame'
import type { BoardComponents } from '../components-text.ts'
import { eventTexts, tileTexts } from '../water-frame-texts.ts'

const BUYS_ONE_MORE =
  'Après la vente de sa marchandise, vous pouvez en vendre 1 de plus, parmi les restes ou les stocks, à votre prix, quoi que disent l’attrait et la demande. Elle compte comme vendue. Il vous faut une usine pour cette marchandise.'

export const components: BoardComponents = {
  tiles: tileTexts(waterFrame, {
    charisma:
      'Vous gagnez les égalités entre joueurs pour les deux bonus de valeur, jamais contre l’importateur. Rendu à la fin d’un cycle ou d’une décennie, il vous laisse nommer le premier joueur.',
    administrator:
      'Pas de taxe de 2 £ quand vous réutilisez un marqueur. La case à 2 £ vous reste ouverte malgré la Bureaucratie.',
    accountant:
      'Vous payez jusqu’à 2 £ de plus ou de moins que la case. Ce que vous payez est ce qui compte pour l’action.',
    developer:
      'Rendez-le pendant une action usine : 5 £ de moins par usine construite ou modernisée, une fois par usine et pas pour un niveau au-delà du niveau actuel.',
    inventor:
      'Un niveau au-delà du niveau actuel : moderniser une usine au prix entier, prendre un marqueur d’action avancé ou prendre un navire. Le premier usage est gratuit. Après chaque usage, payez aussitôt le suivant (5 £, puis 10 £, 15 £, 20 £) ou rendez la tuile.',
    workshop:
      'Une action machines compte pour 3 £ de plus que payé. Attribué à une usine, il fait que toutes ses machines coûtent 1 £ ensemble.',
    school:
      'Les ouvriers remplacés par des machines peuvent passer sur des places libres de vos usines ; ils ne sont pas remplacés une seconde fois dans la même action. Pendant une production, vous pouvez arrêter la dernière ligne occupée, si aucune de ses marchandises n’est vendue : pas de marchandises, pas de coûts. Ce peut être aussi la première ligne ; les marchandises stockées peuvent encore être vendues.',
    foreman: 'Attribué à une usine : jusqu’à 4 de ses ouvriers coûtent 2 £ de moins, mais au moins 1 £ chacun.',
    'engineering works': 'Vous recevez 1 £ de la banque pour chaque machine achetée par un autre joueur.',
    engineer:
      'La qualité peut monter à 5 et 6, et y reste même sans la tuile. Pendant une action qualité, vous choisissez ce que vous payez, quelle que soit la case : de rien au prix le plus élevé du marqueur, plus 1 £ pour chacune de vos usines, pour ajuster les prix. Avec le Comptable, aussi jusqu’à 2 £ de plus que la case, si cela fait davantage.',
    patent:
      'Pendant une action distribution : 2 £ de plus que payé, au-delà de la limite du marqueur, pour des crans ou des ajustements de prix. Ou rendez-le pour 2 crans gratuits, dans les usines de votre choix ; elles comptent comme touchées par l’action.',
    broker:
      'À chaque phase d’événement, après l’événement, vous pouvez vendre des marchandises stockées et acheter et vendre des actions, mais jamais acheter tant que vous devez des emprunts. Ou rendez-le au lieu de prendre un marqueur spécial : 1 ou 2 actions à moitié prix, arrondi vers le haut.',
    'agent in the colonies':
      'À chaque expédition, vous pouvez livrer 1 marchandise de plus ou de moins que ne l’exige un contrat. Il n’aide pas contre les contrats ouverts à la fin.',
    office:
      '5 £ par expédition : une action navire, ou une expédition pendant une production, quel que soit le nombre de navires.',
    'extra shifts':
      'Rendez-les pour 1 marchandise de plus : à la vente, au premier appel après l’épuisement de votre production ; après toute vente d’une marchandise que vous produisez, avant le Client, l’expédition et le stockage ; ou pendant une action production. À la vente et après elle, il faut une ligne qui produit.',
    'small warehouse': '5 marchandises en tout peuvent être stockées sur vos échelles de prix, sans aucun ouvrier.',
    'patron of food': BUYS_ONE_MORE,
    'patron of clothes': BUYS_ONE_MORE,
    'patron of cutlery': BUYS_ONE_MORE,
    'patron of lamps': BUYS_ONE_MORE,
  }),
  events: eventTexts(waterFrame),
  pieces: {
    factory: {
      name: 'Usine',
      effect: 'Construire, moderniser, fermer ; puis ajustement du prix. À la couleur de chaque joueur.',
    },
    workers: {
      name: 'Ouvriers',
      effect: 'Embaucher et licencier ; puis marqueur spécial. À la couleur de chaque joueur.',
    },
    machinery: {
      name: 'Machines',
      effect:
        'Des machines au lieu d’ouvriers ; puis marqueur spécial. De couleur : 1, 2, 3 pour 3 £, 6 £, 13 £ ; clair : 2 £, 5 £, 10 £ ; foncé : 2 £, 3 £, 6 £.',
    },
    quality: {
      name: 'Qualité',
      effect:
        'Une qualité durable ; puis ajustement du prix. De couleur : 1, 2 points pour 6 £, 12 £ ; clair : 1, 2, 3 pour 4 £, 8 £, 12 £ ; foncé : 3 £, 6 £, 10 £.',
    },
    distribution: {
      name: 'Distribution',
      effect:
        'Une distribution qui faiblit ; puis ajustement du prix. De couleur jusqu’à 4 £, clair jusqu’à 7 £, foncé jusqu’à 10 £.',
    },
    'stock exchange': {
      name: 'Bourse',
      effect:
        'Marchandises stockées, actions, emprunts, contrats ; puis marqueur spécial. Le clair vend la première action à moitié prix et n’a pas d’action supplémentaire.',
    },
    production: {
      name: 'Production',
      effect: 'Une usine produit aussitôt dans l’entrepôt ; puis son prix. Clair : deux lignes, foncé : quatre lignes.',
    },
    ship: {
      name: 'Navire',
      effect:
        'Porte des contrats entiers ; puis marqueur spécial. Capacités 2, 4, 6, 8, 10 avec des équipages de 0, 1, 2, 3, 4 ; dès les niveaux I, II, III, IV, IV.',
    },
    'economy marker': {
      name: 'Marqueur de conjoncture',
      effect:
        'Neuf par marchandise, dont cinq dans une partie : importateur de 0 à 2 cases en avant, de 1 à 3 ouvriers de retour.',
    },
    'contract marker': {
      name: 'Marqueur de contrat',
      effect: 'Un par marchandise et par joueur, sur 2, 4, 6, 8 ou 10 marchandises à expédier en une fois.',
    },
    importer: {
      name: 'Importateur',
      effect: 'Un par marchandise. Sa place est son attrait et le nombre de marchandises qu’il peut vendre.',
    },
  },
}
