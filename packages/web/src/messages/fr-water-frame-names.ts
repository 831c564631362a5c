// French names and effects of Water Frame's tiles and events.
import { good } from './fr-goods.ts'
import type { EventWords, TileWords } from './named.ts'

export const TILES: TileWords = {
  charisma: {
    name: 'Charisme',
    effect:
      'Gagne les égalités pour l’attrait le plus élevé et les meilleures ventes. Rendez-le pour nommer le premier joueur.',
  },
  administrator: {
    name: 'Administrateur',
    effect: 'Pas de taxe de 2 £ pour resservir un marqueur ; les cases fermées vous sont ouvertes.',
  },
  accountant: {
    name: 'Comptable',
    effect: 'Payez jusqu’à 2 £ de plus ou de moins que la case ; ce que vous payez compte.',
  },
  developer: {
    name: 'Promoteur',
    effect: 'Rendez-le pendant une action usine : 5 £ de moins par usine mise à jour.',
  },
  inventor: {
    name: 'Inventeur',
    effect:
      'Un niveau au-delà du niveau actuel. Après chaque usage, payez 5 £, 10 £, 15 £, 20 £ pour le suivant, ou rendez-le.',
  },
  workshop: {
    name: 'Atelier',
    effect:
      'Près d’une usine : les machines comptent pour 3 £ de plus que payé ; toutes ses machines ensemble coûtent 1 £ au plus.',
  },
  school: {
    name: 'École',
    effect:
      'Les ouvriers remplacés peuvent passer sur des places libres ; à la vente, vous pouvez arrêter votre dernière ligne occupée, même la première.',
  },
  foreman: {
    name: 'Contremaître',
    effect: 'Près d’une usine : jusqu’à quatre ouvriers coûtent 2 £ de moins, jamais moins de 1 £.',
  },
  'engineering works': {
    name: 'Atelier de construction',
    effect: '1 £ pour chaque machine qu’achète un autre joueur.',
  },
  engineer: {
    name: 'Ingénieur',
    effect: 'Qualité jusqu’à +6, et n’importe quelle somme pour la qualité, quelle que soit la case.',
  },
  patent: {
    name: 'Brevet',
    effect:
      'La distribution compte pour 2 £ de plus, au-delà de la limite du marqueur. Rendez-le pour deux pas gratuits.',
  },
  broker: {
    name: 'Courtier',
    effect:
      'Négociez à chaque phase d’événement. Rendez-le à la place d’un marqueur spécial : une ou deux actions à moitié prix.',
  },
  'agent in the colonies': {
    name: 'Agent aux colonies',
    effect: 'Une marchandise de plus ou de moins que ne dit un contrat d’une expédition.',
  },
  office: { name: 'Comptoir', effect: '5 £ de plus par expédition.' },
  'extra shifts': {
    name: 'Heures supplémentaires',
    effect: 'Rendez-les pour une marchandise de plus d’une production, pendant une vente ou après elle.',
  },
  'small warehouse': {
    name: 'Petit entrepôt',
    effect: 'Cinq marchandises en tout sur vos échelles de prix, sans ouvrier.',
  },
  'patron of food': patron(0),
  'patron of clothes': patron(1),
  'patron of cutlery': patron(2),
  'patron of lamps': patron(3),
}

function patron(g: number) {
  return {
    name: `Client (${good(g)})`,
    effect: `Achète une marchandise à votre prix après chaque vente de ${good(g)}.`,
  }
}

export const EVENTS: EventWords = {
  'end of game': {
    name: 'Fin de partie',
    effect:
      'Une dernière bourse pour tous : vendre des marchandises stockées, vendre des actions, rembourser des emprunts, acheter des actions. Puis les pénalités et les comptes.',
  },
  bureaucracy: {
    name: 'Bureaucratie',
    effect:
      'Désormais, personne ne peut plus utiliser la case à 2 £ du tableau d’administration, sauf avec l’Administrateur.',
  },
  lobby: { name: 'Lobby', effect: 'Chaque importateur recule d’une case.' },
  'war on the continent': {
    name: 'Guerre sur le continent',
    effect: 'Deux ouvriers licenciés par joueur quittent le jeu, autant qu’il y en a.',
  },
  'world exhibition': {
    name: 'Exposition universelle',
    effect: 'Pour chaque marchandise, le seul joueur qui a la meilleure qualité avance d’une case.',
  },
  'navigation acts': {
    name: 'Actes de navigation',
    effect: 'Chacun avance d’une case par navire qu’il possède.',
  },
  'opium war': { name: 'Guerre de l’opium', effect: 'Chacun recule d’une case par navire qu’il possède.' },
  'economic crisis': {
    name: 'Crise économique',
    effect: 'Deux ouvriers licenciés par joueur retournent sur le marché de l’emploi, autant qu’il y en a.',
  },
  'hamburg credit crisis': {
    name: 'Crise de crédit de Hambourg',
    effect: 'Chacun recule d’une case, et d’une de plus par emprunt.',
  },
  'machine breakers': {
    name: 'Briseurs de machines',
    effect:
      'Chez chacun, l’usine qui a le plus de machines en perd une ; un ouvrier prend sa place, si l’on peut en embaucher un.',
  },
  'poor harvest': { name: 'Mauvaise récolte', effect: 'L’importateur de nourriture avance de deux cases.' },
  'canal boom': {
    name: 'Fièvre des canaux',
    effect: 'Chacun peut améliorer d’un point la distribution d’une usine.',
  },
  'steam engine': { name: 'Machine à vapeur', effect: 'Chacun peut acheter une machine pour 3 £.' },
  'industrial spies': { name: 'Espions industriels', effect: 'Chaque importateur avance d’une case.' },
  'warehouse fire': {
    name: 'Incendie d’entrepôt',
    effect: 'Chacun perd la moitié de ses marchandises stockées de chaque sorte, arrondie vers le bas.',
  },
  'income tax': { name: 'Impôt sur le revenu', effect: 'Chacun paie 1 £ par tranche entière de 10 £ en caisse.' },
  'share fever': {
    name: 'Fièvre des actions',
    effect: 'Chacun peut acheter une action à moitié prix, arrondi vers le haut.',
  },
}

export function tile(name: string): string {
  return TILES[name]?.name ?? name
}

/** Tiles that are kept when used. */
export const USES: Record<string, string> = {
  patent: 'Utiliser le Brevet : 2 £ de plus pour la distribution',
  school: 'Arrêter la dernière ligne occupée',
  'patron of food': 'Vendre une nourriture au Client',
  'patron of clothes': 'Vendre un textile au Client',
  'patron of cutlery': 'Vendre un couvert au Client',
  'patron of lamps': 'Vendre une lampe au Client',
}

/** Tiles that are given back for their effect. */
export const RETURNS: Record<string, string> = {
  charisma: 'Rendre Charisme et nommer le premier joueur',
  developer: 'Rendre le Promoteur : 5 £ de moins par usine',
  'extra shifts': 'Rendre les Heures supplémentaires pour une marchandise de plus',
  patent: 'Rendre le Brevet pour deux pas gratuits',
  broker: 'Rendre le Courtier pour des actions à moitié prix',
}
