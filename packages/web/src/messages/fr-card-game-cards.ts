// French for the development cards and the solo titles of the card game: what each is called and does.
import { good } from './fr-goods.ts'
import type { CardWords, TitleWords } from './named.ts'

/** All six of them. */
export const PATRON = 'Client'

function patron(one: number, other: number) {
  return {
    name: `${PATRON} (${good(one)} et ${good(other)})`,
    short: PATRON,
    effect: `Une fois par décennie, si votre attrait dépasse la demande, vous vendez une marchandise de plus : ${good(one)} ou ${good(other)}.`,
  }
}

export const frCards: CardWords = {
  entrepreneur: {
    name: 'Entrepreneur',
    effect:
      'Gagne une fois par décennie une égalité d’attrait le plus élevé. Rendu à la fin d’une manche, il vous laisse dire qui commence.',
  },
  'customs-office': {
    name: 'Bureau commercial',
    effect: 'Vous épargne une fois par décennie un jeton de navire quand vous exportez.',
  },
  'extra-shift': {
    name: 'Heures supplémentaires',
    effect: 'Rendez-les à la production et faites une marchandise de plus.',
  },
  workshop: { name: 'Atelier', effect: 'Deux machines de chaque usine ne coûtent rien.' },
  foreman: { name: 'Contremaître', effect: 'Se tient près d’une usine : quatre de ses ouvriers coûtent 2 £ de moins.' },
  broker: {
    name: 'Courtier',
    effect: 'Rendez-le à la place d’un développement : jusqu’à deux actions à moitié prix.',
  },
  'patron-clothes-food': patron(1, 0),
  'patron-cutlery-food': patron(2, 0),
  'patron-lamps-food': patron(3, 0),
  'patron-cutlery-clothes': patron(2, 1),
  'patron-lamps-clothes': patron(3, 1),
  'patron-lamps-cutlery': patron(3, 2),
  inventor: {
    name: 'Inventeur',
    effect: 'Rendez-le avec l’action usines : jusqu’à deux usines montent d’un niveau, quelle que soit la décennie.',
  },
  developer: {
    name: 'Promoteur',
    effect: 'Coûts fixes 2 £ de moins. Rend prête, une fois par décennie, une autre carte utilisée.',
  },
  contract: {
    name: 'Contrat',
    effect: 'Des recettes en plus pour ce que vous exportez en une fois : plus il y en a, mieux c’est.',
  },
  patent: { name: 'Brevet', effect: 'Une carte distribution de plus.' },
  engineer: {
    name: 'Ingénieur',
    effect: 'Une carte qualité de 5 ou 6, et désormais la qualité peut atteindre 6.',
  },
  'big-storehouse': {
    name: 'Grand entrepôt',
    effect: 'Un entrepôt de plus, pour quatre marchandises d’une sorte.',
  },
}

export const frTitles: TitleWords = {
  magnate: { name: 'Magnat', aim: '500 points ou plus' },
  patriot: { name: 'Patriote', aim: 'rien exporté de toute la partie' },
  'hard-worker': { name: 'Travailleur acharné', aim: 'ni Brevet ni Ingénieur pris' },
  'hero-of-the-proletariat': { name: 'Héros du prolétariat', aim: 'aucune machine' },
  gentleman: { name: 'Gentleman ou Lady', aim: 'aucun cran de bourse, aucun Courtier utilisé' },
  specialist: { name: 'Spécialiste', aim: 'seulement les deux premières usines' },
  generalist: { name: 'Généraliste', aim: 'quatre usines ouvertes' },
  'full-employment': { name: 'Plein emploi', aim: 'quatre usines à deux cartes ouvriers' },
  director: { name: 'DG', aim: '25 à 29 actions avant le décompte final' },
  chairman: { name: 'PDG', aim: '30 actions avant le décompte final' },
  financier: { name: 'Financier', aim: 'valeur de l’action de 25 £ à 29 £ avant le décompte final' },
  'baron-of-the-exchange': { name: 'Baron de la bourse', aim: 'valeur de l’action de 30 £ avant le décompte final' },
  upstart: { name: 'Parvenu', aim: 'commencé sans argent : tout dépensé en actions' },
  'nouveau-riche': { name: 'Nouveau riche', aim: '200 £ ou plus à la fin, avant le dernier achat d’actions' },
  captain: { name: 'Capitaine', aim: 'cinq exportations ou plus' },
}
