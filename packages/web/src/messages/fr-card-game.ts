// French for Arkwright: The Card Game.
import { money, plural, signed } from './figures.ts'
import { frCards, frTitles } from './fr-card-game-cards.ts'
import { ACTIONS, DECADES, ORDER, TRACKS } from './fr-card-game-names.ts'
import { frCardGameRefusals } from './fr-card-game-refusals.ts'
import { frCardGameTold } from './fr-card-game-told.ts'
import { cap, factory, GOODS, good, some } from './fr-goods.ts'
import type { Catalogue } from './index.ts'

/** Of a move that is not legal nobody knows what it would bring. */
function forMoney(amount: number): string {
  return amount === 0 ? '' : ` pour ${money(amount)}`
}

const shares = (count: number) => plural(count, 'action')
const loans = (count: number) => plural(count, 'emprunt')
const workerCards = (count: number) => plural(count, 'carte ouvriers', 'cartes ouvriers')

export const frCardGame: Catalogue['cardGame'] = {
  title: 'Le jeu de cartes',
  Goods: GOODS.map(cap),
  decades: DECADES,
  tracks: TRACKS,
  cards: frCards,
  titles: frTitles,
  neutral: 'Joueur neutre',
  opponents: ['Premier adversaire', 'Second adversaire'],
  rivalLetters: { neutral: 'N', opponents: ['1', '2'] },
  preparing: 'Mise en place',
  standing: (decade, active) => `Décennie ${DECADES[decade]} · ${good(active)}`,
  roundOf: (decade, active) => `Décennie ${DECADES[decade]}, marchandise active : ${good(active)}`,

  options: {
    expert: 'Modules experts',
    all: { name: 'Tous', detail: 'Le jeu expert comme imprimé.' },
    modules: {
      restrictions: {
        name: 'Restrictions de décennie',
        detail: 'Les crans avancés du plateau joueur attendent leur décennie.',
      },
      'choose-start': { name: 'Départ au choix', detail: 'Chacun choisit deux usines et un premier développement.' },
      'random-supply': {
        name: 'Réserve au hasard',
        detail: 'La plupart des cartes développement sont tirées, sur l’une ou l’autre face.',
      },
      'no-ships': { name: 'Sans navires', detail: 'Personne ne commence avec des navires ; la bourse les donne.' },
      'buy-shares': { name: 'Actions d’abord', detail: 'Avant la première manche, chacun peut acheter des actions.' },
      'extra-production': {
        name: 'Production supplémentaire',
        detail: 'Une action de plus : produire tout de suite, pour l’entrepôt.',
      },
      'early-shipping': {
        name: 'Exportation anticipée',
        detail: 'Une action de plus : exporter des stocks pendant son tour.',
      },
    },
    factories: 'Premières usines',
    found: {
      chosen: { name: 'Choisies', detail: 'Vous choisissez vos deux premières usines.' },
      drawn: { name: 'Tirées', detail: 'Vos deux premières usines sont tirées au sort.' },
    },
  },

  prompts: {
    'choose factory': 'Choisissez une de vos deux premières usines.',
    'starting development': 'Prenez votre premier développement.',
    'starting shares': 'Combien d’actions achetez-vous avant la première manche ?',
    action: 'Choisissez une action.',
    factories: 'Construisez ou modernisez des usines, autant que vous voulez.',
    employ:
      'Ajoutez des cartes ouvriers à vos usines. Les nouveaux ouvriers abaissent toutes les demandes et font monter les salaires.',
    automate: 'Remplacez des ouvriers par des machines : on tourne des cartes ouvriers.',
    quality: 'Ajoutez de la qualité. Elle compte pour le prix ou l’attrait et reste.',
    distribution: 'Ajoutez de la distribution. Elle compte pour l’attrait et faiblit à chaque production.',
    'buy shares': 'Combien d’actions achetez-vous ?',
    'take loans': 'Combien d’emprunts contractez-vous ? Chacun coûte une action à la fin.',
    'extra production': 'Quelles usines produisent maintenant, et avec combien de cartes ouvriers ?',
    'early shipping': 'Quelles marchandises stockées chargez-vous ?',
    price: 'Fixez prix et attrait : ce que l’un gagne, l’autre le perd.',
    develop: 'Prenez un développement : un cran de votre plateau ou une carte.',
    'cheap shares': 'Combien d’actions achetez-vous à moitié prix ?',
    'make room': 'Vous avez atteint votre limite de cartes. Laquelle rendez-vous d’abord ?',
    assign: 'Près de quelle usine se tient votre Contremaître ?',
    'keep goods': 'Vos entrepôts ne peuvent pas tout contenir. Que gardez-vous ?',
    'keep quality': 'Vous avez rendu une carte qualité. Quelle usine la perd ?',
    'keep distribution': 'Vous avez rendu une carte distribution. Quelle usine la perd ?',
    sale: 'Production : ce que vous avez fait se vend autant que le marché en prend. Utiliser une carte, ou vendre des stocks ?',
    ship: 'Il reste des marchandises. Combien en exportez-vous ?',
    tie: 'Vous êtes à égalité pour l’attrait le plus élevé. Utiliser votre carte ?',
    'round end': 'La manche finit. Rendre une carte et décider qui commence ?',
    'start player': 'Vous nommez le premier joueur.',
  },
  activeNow: (decade, active) => `Décennie ${DECADES[decade]}, ${good(active)}.`,

  done: {
    factories: 'Plus d’usines',
    employ: 'Plus d’ouvriers',
    automate: 'Plus de machines',
    'extra production': 'Ne plus produire',
    'early shipping': 'Ne plus charger',
  },

  moves: {
    action: action => ACTIONS[action] ?? action,
    'no action': 'Aucune action',
    build: g => `Construire une ${factory(g)}`,
    upgrade: g => `Moderniser l’${factory(g)}`,
    advance: g => `Moderniser l’${factory(g)} avec l’Inventeur`,
    employ: g => `Ouvriers : ${good(g)}`,
    automate: (g, position) => `Machines : ${good(g)}, ${ORDER[position]} carte ouvriers`,
    totals: (what, raised, lost) => `${TRACKS[what]} : ${raised}${lost === '' ? '' : ` ; abandonne ${lost}`}`,
    lower: (what, g, from, to) =>
      `Baisser la ${what === 'quality' ? 'qualité' : 'distribution'} (${good(g)}) de ${from} à ${to}`,
    to: (g, total) => `${good(g)} à ${total}`,
    lost: (g, total) => `${good(g)} ramené à ${total}`,
    short: (more, total, lost) => `+${more} → ${total}${lost === '' ? '' : ` (${lost})`}`,
    shortSeveral: (parts, lost) => `${parts}${lost === '' ? '' : ` (${lost})`}`,
    more: (g, more) => `${good(g)} +${more}`,
    addTo: (what, g) => `${TRACKS[what]} : ${good(g)}`,
    addToSeveral: 'Plusieurs usines',
    buy: (count, cost) => (count === 0 ? 'N’en acheter aucune' : `Acheter ${shares(count)}${forMoney(cost)}`),
    loans: (count, cash) => (count === 0 ? 'N’en contracter aucun' : `Contracter ${loans(count)}${forMoney(cash)}`),
    produce: (g, count) =>
      count === 0 ? `Produire : ${good(g)}, usine seule` : `Produire : ${good(g)} avec ${workerCards(count)}`,
    produceGroup: g => `Produire : ${good(g)}`,
    workerCards: count => (count === 0 ? 'Usine seule' : workerCards(count)),
    load: (g, count) => `Charger ${some(count, g)}`,
    loadGroup: g => `Charger : ${good(g)}`,
    appeal: (g, price, appeal) => `${cap(good(g))} à ${money(price)}, attrait ${appeal}`,
    appealShort: (price, appeal) => `${money(price)} · attrait ${appeal}`,
    develop: (track, from, to) => `${TRACKS[track]} : ${from} → ${to}`,
    take: card => `Prendre ${card}`,
    takeGroup: 'Prendre une carte',
    pick: (card, place) => `Prendre ${card} à la place ${place + 1}`,
    'no development': 'Aucun développement',
    discard: card => `Rendre ${card}`,
    assign: g => `Contremaître près de l’${factory(g)}`,
    use: card => `Utiliser ${card}`,
    reactivate: card => `Rendre prête : ${card}`,
    decline: 'Laisser',
    sell: (count, g, income) => (count === 0 ? 'Ne rien vendre' : `Vendre ${some(count, g)}${forMoney(income)}`),
    ship: (count, g, income) => (count === 0 ? 'Ne rien exporter' : `Exporter ${some(count, g)}${forMoney(income)}`),
    store: kept => (kept === '' ? 'Ne rien garder' : `Garder ${kept}`),
    some,
    startPlayer: name => `${name} commence`,
    choose: g => `Commencer avec une ${factory(g)}`,
  },

  market: {
    title: 'Marché',
    sub: 'ce qui dépasse la demande se vend',
    wages: 'Salaires',
    wageSpace: (amount, space, spaces) => `Salaire de ${money(amount)} par ouvrier, case ${space} sur ${spaces}`,
    arrows:
      'Un marqueur qui monte au-delà d’une flèche entraîne la demande d’un cran vers le haut ; en descendant, vers le bas.',
    track: (g, demand, parts) => `${cap(good(g))} : demande ${demand}${parts === '' ? '' : ` ; attrait ${parts}`}`,
  },

  board: {
    title: 'Plateau joueur',
    next: (name, value) => `Avancer d’un cran : ${name}, ${value}`,
    tracks: {
      quality: 'par action',
      distribution: 'par action',
      cards: 'au plus',
      machinery: 'par action',
      ship: 'marchandises chacun',
      stock: 'à moitié prix',
    },
    shares: 'Actions',
    value: 'Valeur de l’action',
    loans: 'Emprunts',
    loansHint: 'chacun coûte une action à la fin',
    ships: 'Navires prêts',
    tokens: 'Jetons de navire',
    tokensHint: loss => `valeur de l’action ${signed(-loss)} à la fin`,
    storehouseOf: (g, count) => `${some(count, g)} en stock`,
    cards: 'Cartes développement',
    cardsHeld: (held, most) => `${held} sur ${most}`,
    noCards: 'aucune encore',
    used: 'utilisée dans cette décennie',
  },

  factory: {
    none: 'pas d’usine',
    build: 'Construire',
    upgrade: 'Moderniser',
    advance: 'Inventeur',
    choose: 'Commencer',
    assign: 'Contremaître',
    produce: 'Produire',
    load: 'Charger',
    price: 'prix',
    appeal: 'attrait',
    makes: count => `produit ${count}`,
    costs: amount => `coûte ${money(amount)}`,
    exports: amount => `exporte à ${money(amount)}`,
    spots: (g, price, appeal) => `Jeton de l’${factory(g)} : prix ${price}, attrait ${appeal}`,
    marker: appeal => `marqueur sur ${appeal}`,
    markerHint: 'le marqueur du marché suivra à votre prochain tour avec cette marchandise',
    office: 'Bureau',
    quality: 'Qualité',
    distribution: 'Distribution',
    cardLabel: (card, amount, onAppeal) => `${card} ${amount} côté ${onAppeal ? 'attrait' : 'prix'}`,
    addQuality: g => `Ajouter de la qualité : ${good(g)}`,
    addDistribution: g => `Ajouter de la distribution : ${good(g)}`,
    workerCard: (position, workers, machines, goods) =>
      `${cap(ORDER[position] ?? '')} carte ouvriers : ${plural(workers, 'ouvrier')}, ${plural(machines, 'machine')}, produit ${goods}`,
    noWorkerCard: position => `Place de la ${ORDER[position]} carte ouvriers`,
    prices: g => `Prix et attrait : ${good(g)}`,
  },

  companies: {
    mine: 'Votre société',
    companyOf: name => `Société de ${name}`,
    rivals: 'Les autres',
    full: name => `Société complète de ${name}`,
    bankrupt: 'en faillite',
    sharesAt: (count, value) => `${shares(count)} × ${money(value)}`,
    loans,
    startPlayer: 'premier joueur',
    glance: (goods, price, appeal) => `produit ${goods} · ${money(price)} · attrait ${appeal}`,
    neutralHint: 'Il est sur chaque piste, et là où son attrait est le plus élevé, il vous prive du bonus.',
  },

  supply: {
    title: 'Cartes développement',
    sub: 'un développement par tour',
    label: (card, count, effect) => `${card}, reste ${count}. ${effect}`,
    empty: 'Il n’y a pas de carte dans la réserve.',
    gone: 'partie',
  },

  solo: {
    grid: 'Cartes développement',
    gridSub: 'pas celles sous un disque',
    place: (place, card, effect) => `Place ${place + 1} : ${card}. ${effect}`,
    emptyPlace: place => `Place ${place + 1} : vide`,
    under: disc => `sous le disque : ${disc}`,
    discs: ['Premier adversaire', 'Second adversaire', 'Neutre'],
    drawn: (marker, place) =>
      `Dernier tirage : ${['premier adversaire', 'second adversaire', 'neutre'][marker] ?? ''}, son disque est maintenant à la place ${place + 1}.`,
    walk: 'Le disque du marqueur tiré avance d’autant de cartes qu’il y a de marqueurs sur la piste active.',
    opponents: 'Adversaires',
    bag: 'Reste dans le sac',
    bagLabel: counts =>
      `Dans le sac : ${counts[0]} du premier adversaire, ${counts[1]} du second, ${counts[2]} neutres`,
    firstYou: 'Vous jouez avant les adversaires.',
    firstThey: 'Les adversaires jouent avant vous.',
    titles: 'Titres',
    titlesSub: 'ce qu’une partie en solitaire peut rapporter',
    entered: date => `inscrit le ${date}`,
  },

  ...frCardGameTold,
  refusals: frCardGameRefusals,
  refused: code => `Les règles ne le permettent pas (${code}).`,
}
