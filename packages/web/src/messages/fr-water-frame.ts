// French for what only Water Frame has: tiles, events, harbour, warehouse, contracts, timetable of five decades.
import { money, plural } from './figures.ts'
import { factory, good, some } from './fr-goods.ts'
import { EVENTS, RETURNS, TILES, tile, USES } from './fr-water-frame-names.ts'
import type { Catalogue } from './index.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']
const PIERS = ['premier', 'second']

/** A column of the large warehouse by its good; beyond the goods a row. */
function place(index: number): string {
  return good(index) === '' ? 'une ligne' : `la colonne ${good(index)}`
}

function from(where: string): string {
  return where.startsWith('une') ? `d’${where}` : `de ${where}`
}

const crew = (count: number) => (count === 0 ? 'sans équipage' : `équipage de ${count}`)
const workers = (count: number) => plural(count, 'ouvrier')
const shares = (count: number) => plural(count, 'action')
const spaces = (count: number) => plural(count, 'case')
const rows = (count: number) => plural(count, 'ligne')

type Words = Catalogue['waterFrame']

export const frWaterFrame: Words = {
  tiles: TILES,
  events: EVENTS,

  options: {
    edition: {
      name: 'Édition',
      values: {
        2016: { name: '2016', detail: 'L’impression la plus récente : plus de tuiles, un texte plus clair.' },
        2014: {
          name: '2014',
          detail: 'La première impression : moins de tuiles ; fermer et construire sont limités toute la décennie.',
        },
      },
    },
    setup: {
      name: 'Mise en place',
      values: {
        predetermined: {
          name: 'Conseillée',
          detail: 'Usines, prix, argent, tuiles et événements comme imprimé. Idéale pour une première partie.',
        },
        'predetermined-shuffled': {
          name: 'Conseillée, événements mélangés',
          detail: 'La même, mais personne ne sait lequel de trois événements vient quand.',
        },
        free: {
          name: 'Libre',
          detail: 'Marqueurs, tuiles et événements sont tirés ; chacun fonde deux usines.',
        },
      },
    },
    patrons: {
      name: 'Clients',
      values: {
        true: {
          name: 'Les quatre Clients sont disponibles',
          detail: 'Conseillé pour débuter : ils achètent quand la clientèle n’achète pas.',
        },
        false: { name: 'Au hasard', detail: 'Les Clients ne viennent que si on les tire parmi les tuiles.' },
      },
    },
    houseEvents: {
      name: 'Événements',
      values: {
        false: { name: 'Comme imprimé', detail: 'Seulement les événements que citent les livrets.' },
        true: {
          name: 'Avec les nôtres',
          detail: 'Huit événements à nous sont mélangés aux autres ; ils sont signalés.',
        },
      },
    },
  },

  moves: {
    use: name => USES[name] ?? `Utiliser ${tile(name)}`,
    return: name => RETURNS[name] ?? `Rendre ${tile(name)}`,
    giveBack: name => `Rendre ${tile(name)}`,
    takeTile: name => `Prendre ${tile(name)}`,
    tileGroup: 'Prendre une tuile',
    keep: (name, cost) => `Garder ${tile(name)} pour ${money(cost)}`,
    assign: (name, g) => `${tile(name)} près de l’${factory(g)}`,
    assignGroup: name => `Déplacer ${tile(name)}`,
    takeShip: (capacity, count) => `Prendre un navire de ${capacity}, ${crew(count)}`,
    shipGroup: 'Prendre un navire',
    returnShip: (pier, capacity) => `Abandonner le navire de ${capacity} au ${PIERS[pier]} quai`,
    replaceShip: (pier, capacity) => `Remplacer le navire de ${capacity} au ${PIERS[pier]} quai`,
    hireColumn: g => `Embaucher pour la colonne ${good(g)}`,
    hireRow: 'Embaucher pour une ligne de l’entrepôt',
    move: (origin, to) => `Déplacer l’ouvrier : ${from(place(origin))} à ${place(to)}`,
    moveGroup: origin => `Déplacer ${from(place(origin))}`,
    moveTo: to => `à ${place(to)}`,
    dismissColumn: g => `Laisser partir l’ouvrier de la colonne ${good(g)}`,
    dismissRow: 'Laisser partir l’ouvrier d’une ligne',
    contract: (g, count) => `Contrat de ${some(count, g)}`,
    contractGroup: g => `Contrat : ${good(g)}`,
    sailing: capacity => `Navire de ${capacity}`,
    ship: (g, count, income) => `Expédier ${some(count, g)} pour ${money(income)}`,
    produce: (g, count) => `Produire : ${good(g)}, ${rows(count)}`,
    produceGroup: g => `Produire : ${good(g)}`,
    rows,
    pay: amount => `Payer ${money(amount)}`,
  },

  harbour: {
    title: 'Port et entrepôt',
    piers: 'Quais',
    emptyPier: pier => `Au ${PIERS[pier]} quai : libre`,
    pier: (pier, capacity, count) => `Au ${PIERS[pier]} quai : un navire de ${capacity}, ${crew(count)}`,
    free: 'libre',
    crew,
    capacity: capacity => `de ${capacity}`,
    contracts: 'Contrats',
    contractsSub: 'la Compagnie des Indes orientales paie le coût de construction par marchandise',
    contractSpace: (g, count) => `Contrat de ${some(count, g)}`,
    contractHere: (g, count) => `Contrat en cours de ${some(count, g)}`,
    pays: each => `${money(each)} chacune`,
    paysNothing: 'pas d’usine',
    warehouse: 'Grand entrepôt',
    warehouseSub: 'un ouvrier ouvre une colonne, ou une place de chaque marchandise dans une ligne',
    column: (g, staffed) => `Colonne ${good(g)} : ${staffed ? 'un ouvrier' : 'personne'}`,
    row: (row, staffed) => `Ligne ${row + 1} de l’entrepôt : ${staffed ? 'un ouvrier' : 'personne'}`,
    space: (g, state) =>
      state === 'full'
        ? `${good(g)} en stock`
        : state === 'open'
          ? `place pour ${good(g)}`
          : `pas de place pour ${good(g)}`,
    wages: (count, cost) =>
      count === 0
        ? 'Personne à payer au port et à l’entrepôt'
        : `${workers(count)} au port et à l’entrepôt : ${money(cost)} à la fin de la décennie`,
    cannotPay: missing => `${money(missing)} de plus que l’argent en caisse : attention à la vente d’urgence`,
    twoPlayers: 'À deux, la piste s’arrête à 4 et tous les navires portent 2.',
    glance: (ships, contracts) =>
      [ships !== '' && `navires ${ships}`, contracts !== '' && `contrats ${contracts}`]
        .filter(part => part !== false)
        .join(' · '),
    contractsOf: (g, count) => some(count, g),
  },

  tileCards: {
    mine: 'Tuiles développement',
    mineSub: (count, most) => `${count} sur ${most}`,
    none: 'aucune encore : prenez-en une comme marqueur spécial',
    nothing: 'Aucune.',
    supply: 'Tuiles développement',
    supplySub: 'un marqueur spécial par tour, après ouvriers, machines, navire ou bourse',
    at: g => `près de ${good(g)}`,
    used: uses => `utilisée ${uses} fois`,
    label: (name, effect, note) => [name, note, effect].filter(part => part !== '').join('. '),
  },

  board: {
    timetable: 'Calendrier et événements',
    level: level => `niveau ${LEVELS[level]}`,
    obsolete: level => `${LEVELS[level]} obsolète`,
    faceDown: 'un événement face cachée',
    coming: 'à venir',
    ours: 'à nous',
    economy: 'Marqueurs de conjoncture',
    economySub: 'pas de l’importateur et ouvriers de retour',
    economySeen: (importer, count, seen) =>
      `importateur ${importer} en avant, ${workers(count)} de retour : ${seen ? 'retourné' : 'à venir'}`,
    economyMarker: (importer, count) => `${importer}·${count}`,
    ship: (capacity, left) => `Navire de ${capacity}, reste ${left}`,
    closed: cost => `La case à ${money(cost)} est fermée`,
    late: 'embauche tardive',
    lateDetail:
      'Marquée pour embauche tardive dans la dernière décennie : elle doit produire par une action production, sinon elle coûte des actions et de la valeur à la fin.',
    rowOf: (g, row, output) => `Ligne ${row + 1}, produit ${output} : produire jusqu’ici (${good(g)})`,
    outOfGame: count => `${workers(count)} hors du jeu`,
  },

  forecast: {
    shipped: count => `expédie ${count}`,
    stored: count => `stocke ${count}`,
    harbour: 'Équipages et ouvriers d’entrepôt, à payer à la fin de la décennie :',
    wagesOf: (name, cost) => `${name} ${money(cost)}`,
    contractRises: to => `le contrat monte à ${to}`,
  },

  account: {
    shipments: 'expéditions',
    harbour: 'salaires du port',
    penalties: 'Pénalités à la fin',
    penaltyLine: (name, parts) => `${name} : ${parts.join(' ; ')}`,
    noPenalty: 'Personne : ni contrat ouvert, ni embauche tardive.',
    late: count => `embauche tardive, recul de ${spaces(count)}`,
    lateShares: count => `${shares(count)} en moins pour embauche tardive`,
    open: count => `contrats ouverts, recul de ${spaces(count)}`,
  },
}
