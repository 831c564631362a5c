// French for Spinning Jenny and Water Frame.
import { money, plural, signed } from './figures.ts'
import { BY_NAME, cap, factory, GOODS, good, some } from './fr-goods.ts'
import type { Catalogue } from './index.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']

const ACTIONS: Record<string, string> = {
  factory: 'Usine',
  workers: 'Ouvriers',
  machinery: 'Machines',
  quality: 'Qualité',
  distribution: 'Distribution',
  'stock exchange': 'Bourse',
  production: 'Production',
  ship: 'Navire',
}
const SHADES: Record<string, string> = { coloured: '', light: 'clair', dark: 'foncé', none: '' }

function marker(action: string, shade: string): string {
  const name = ACTIONS[action] ?? action
  return SHADES[shade] ? `${name} (${SHADES[shade]})` : name
}

/** "light quality", as the rules name a marker. */
function markerNamed(name: string): string {
  const [, shade = '', action = name] = /^(light|dark) (.+)$/.exec(name) ?? []
  return marker(action, shade)
}

const workers = (count: number) => plural(count, 'ouvrier')
const shares = (count: number) => plural(count, 'action')
const loans = (count: number) => plural(count, 'emprunt')
const additional = (count: number) => plural(count, 'ouvrier supplémentaire', 'ouvriers supplémentaires')

export const frBoardGame: Catalogue['boardGame'] = {
  goods: GOODS,
  Goods: GOODS.map(cap),
  levels: LEVELS,
  marker,
  standing: (year, active) => `années ${year} · ${good(active)}`,
  preparing: 'Préparation',
  options: {
    setup: {
      name: 'Mise en place',
      values: {
        predetermined: {
          name: 'Conseillée',
          detail: 'Deux usines, des prix et de l’argent pour chacun comme imprimé. Idéale pour une première partie.',
        },
        free: {
          name: 'Libre',
          detail: 'Chacun fonde deux usines, fixe ses prix et décide combien d’actions il vend.',
        },
      },
    },
  },
  finalExchange: 'Dernière bourse',

  prompts: {
    foundation: 'Fondez une usine. Elle commence avec deux lignes pourvues en ouvriers.',
    'price of a founded factory': 'Fixez le prix de votre nouvelle usine. Un prix bas a plus d’attrait.',
    'start-up capital': 'Combien de vos actions vendez-vous pour le capital de départ ?',
    'choose light marker': 'Choisissez un marqueur avancé sur le calendrier.',
    'place marker': 'Choisissez un marqueur d’action, puis une case : ce que vous y payez est ce que vaut l’action.',
    factory: 'Construisez, modernisez ou fermez des usines.',
    'price of a new factory': 'Fixez le prix de la nouvelle usine.',
    workers: 'Embauchez sur les places libres, ou licenciez à partir de la droite.',
    machinery: 'Remplacez des ouvriers par des machines.',
    quality: 'Améliorez durablement la qualité de vos marchandises.',
    distribution: 'Améliorez la distribution de vos marchandises ; elle faiblit à chaque production.',
    'sell goods': 'Vendre des marchandises stockées au prix fixe ?',
    'sell shares': 'Combien d’actions vendez-vous ?',
    'repay loans': 'Combien d’emprunts remboursez-vous, à 13 £ chacun ?',
    'buy shares': 'Combien d’actions achetez-vous ?',
    'adjust prices': 'Ajustez des prix, ou laissez-les.',
    'take special marker': 'Vous pouvez prendre un marqueur spécial.',
    'sell from store': 'Votre production est épuisée et il reste des clients. Vendre une marchandise de l’entrepôt ?',
    'discard goods': 'Plus de marchandises que vos entrepôts n’en contiennent. Laquelle rendez-vous ?',
    'name start player': 'Votre portefeuille vaut le moins : qui commence la prochaine décennie ?',
  },

  done: {
    factory: 'Ne plus construire',
    workers: 'Ne plus embaucher ni licencier',
    machinery: 'Plus de machine',
    quality: 'Plus de qualité',
    distribution: 'Plus de distribution',
    'adjust prices': 'Laisser les prix',
    'take special marker': 'Ne prendre aucun marqueur',
  },

  moves: {
    found: g => `Fonder une ${factory(g)}`,
    price: (g, price) => `${cap(good(g))} à ${money(price)}`,
    priceGroup: g => `Prix : ${good(g)}`,
    place: (name, cost, fee) => `${name} pour ${money(cost)}${fee > 0 ? ` + ${money(fee)} pour le réutiliser` : ''}`,
    spaceGroup: cost => `Case à ${money(cost)}`,
    build: (g, level, cost) => `Construire ${good(g)} ${LEVELS[level]} pour ${money(cost)}`,
    modernise: (g, level, cost) => `Moderniser ${good(g)} au niveau ${LEVELS[level]} pour ${money(cost)}`,
    close: g => `Fermer l’${factory(g)}`,
    hire: (g, row) => `Embaucher : ${good(g)}, ligne ${row + 1}`,
    hireGroup: g => `Embaucher : ${good(g)}`,
    row: row => `Ligne ${row + 1}`,
    fire: g => `Licencier un ouvrier : ${good(g)}`,
    machine: (g, row) => `Machine : ${good(g)}, ligne ${row + 1}`,
    machineGroup: g => `Machine : ${good(g)}`,
    quality: (g, level) => `Qualité à +${level} : ${good(g)}`,
    distribution: (g, level) => `Distribution à +${level} : ${good(g)}`,
    sellGoods: (g, count, income) =>
      count === 0 ? `Garder : ${good(g)}` : `Vendre ${some(count, g)} pour ${money(income)}`,
    sellShares: (count, income) =>
      count === 0 ? 'N’en vendre aucune' : `Vendre ${shares(count)} pour ${money(income)}`,
    repay: (count, cost) => (count === 0 ? 'N’en rembourser aucun' : `Rembourser ${loans(count)} pour ${money(cost)}`),
    buyShares: (count, cost) => (count === 0 ? 'N’en acheter aucune' : `Acheter ${shares(count)} pour ${money(cost)}`),
    take: (action, shade) => `Prendre ${marker(action, shade)}`,
    'sell stored': 'En vendre une de l’entrepôt',
    'stop selling': 'Ne plus rien vendre de l’entrepôt',
    discard: g => `Rendre une marchandise : ${good(g)}`,
    startPlayer: name => `${name} commence`,
  },

  board: {
    activeGood: (year, g) => `Années ${year}, marchandise active : ${good(g)}`,
    jobMarket: 'Marché de l’emploi',
    jobMarketSub: 'chaque embauche fait un client',
    wage: 'salaire',
    jobMarketLabel: (demands, wage, count) =>
      `Demande : ${GOODS.map((name, i) => `${name} ${demands[i] ?? 0}`).join(', ')}. Salaire ${money(wage)}. ${workers(count)} en recherche d’emploi.`,
    fired: count => plural(count, 'ouvrier licencié', 'ouvriers licenciés'),
    returning: count => `${count} reviennent à chaque cycle`,
    demand: 'Demande en Angleterre',
    marketShare: 'Parts de marché',
    marketShareSub: 'attrait des marchandises de chaque société',
    marketShareLabel: (g, parts) => `${cap(good(g))} : ${parts}`,
    importer: 'Importateur',
    shareValue: 'Valeur de l’action',
    shareValueSub: 'les cases, et ce que vaut une action',
    spaceLabel: (name, space, value) => `${name} sur la case ${space}, ${money(value)} par action`,
    administration: 'Administration',
    administrationSub: 'la case est le coût',
    chartSpace: (name, cost, content) => `${name}, case à ${money(cost)} : ${content}`,
    empty: 'vide',
    specialMarkers: 'Marqueurs spéciaux',
    specialMarkersSub: 'à prendre après ouvriers, machines ou bourse',
    left: count => `reste ${count}`,
    level: level => `Niveau ${LEVELS[level]}`,
    fromLevel: (level, year) => `niveau ${LEVELS[level]} · dès ${year}`,
    onTimetable: 'Au choix',
  },

  mat: {
    mine: 'Votre société',
    companyOf: name => `Société de ${name}`,
    rivals: 'Les autres',
    full: name => `Plateau complet de ${name}`,
    noFactory: 'pas d’usine',
    base: 'base',
    quality: 'qualité',
    distribution: 'distr.',
    price: 'prix',
    appeal: 'attrait',
    sum: (base, quality, distribution, price, appeal) =>
      `base ${base} + qualité ${quality} + distribution ${distribution} − prix ${price} = attrait ${appeal}`,
    outputOf: count => `produit ${count}`,
    rowLabel: (row, staff, mechanised, free, output) =>
      `Ligne ${row + 1} : ${workers(staff)}, ${plural(mechanised, 'machine')}, ${plural(free, 'place libre', 'places libres')} ; rendement ${output}`,
    machine: 'machine',
    additional: count => `${additional(count)} (obsolète)`,
    stored: count => plural(count, 'stockée'),
    priceScale: g => `Prix : ${good(g)}`,
    priceCell: (g, price) => `${cap(good(g))} à ${money(price)}`,
    modernise: 'Moderniser',
    close: 'Fermer',
    build: (level, cost) => `Construire ${LEVELS[level]} · ${money(cost)}`,
    buildOf: (g, level, cost) => `Construire ${LEVELS[level]} · ${money(cost)}, ${good(g)}`,
    foundOf: g => `Fonder : ${good(g)}`,
    qualityOf: (g, level) => `qualité ${level} ; améliorer la qualité : ${good(g)}`,
    distributionOf: (g, level) => `distr. ${level} ; améliorer la distribution : ${good(g)}`,
    found: 'Fonder',
    running: cost => `coûte ${money(cost)}`,
    markers: 'Marqueurs avancés',
    noMarkers: 'aucun encore',
  },

  holdings: {
    shares: (count, value) => `${shares(count)} × ${money(value)}`,
    loans,
    startPlayer: 'premier joueur',
  },

  forecast: {
    title: g => `Si l’on produisait maintenant : ${good(g)}`,
    sub: demand => `si personne ne change rien · demande ${demand}`,
    withMove: move => `avec « ${move} »`,
    company: 'société',
    sells: 'vend',
    of: (sold, output) => `${sold} sur ${output}`,
    income: 'recettes',
    costs: 'salaires, machines',
    profit: 'bénéfice',
    shareValue: 'valeur de l’action',
    steps: (steps, value) => `${signed(steps)} → ${money(value)}`,
    nobody: 'Personne n’en produit encore.',
    emergency: (name, count, borrowed) =>
      `${name} ne peut pas payer : ${[count > 0 && `vente d’urgence de ${shares(count)}`, borrowed > 0 && loans(borrowed)].filter(part => part !== false).join(', ')}.`,
    goods: 'Prévision pour',
    stripNone: g => `Vous n’en produisez pas : ${good(g)}.`,
    stripSells: (sold, output) => `vend ${sold} sur ${output}`,
    stripProfit: profit => `bénéfice ${money(profit)}`,
    stripValue: (steps, value) => `valeur de l’action ${signed(steps)} → ${money(value)}`,
    signed,
    curve: g => `Ce que rapporterait chaque prix : ${good(g)}`,
    curveLine: (price, sold, profit, steps) =>
      `${money(price)} : ventes ${sold}, bénéfice ${money(profit)}, valeur de l’action ${signed(steps)}`,
    curveProfit: 'bénéfice',
    curveSold: 'marchandises vendues',
  },

  film: {
    title: g => `Vente : ${good(g)}`,
    sub: demand => `demande ${demand}`,
    calling: (space, names) => `Appel à l’attrait ${space} : ${names}`,
    noCall: 'Personne n’a encore vendu.',
    left: tokens => `reste ${plural(tokens, 'client')}`,
    sold: (name, count) => `${name} : ${count}`,
    next: 'Appel suivant',
    skip: 'À la fin',
    replay: 'Revoir',
    tab: 'Dernière vente',
    forecastTab: 'Prévision',
    end: 'La vente est terminée.',
    order:
      'Dans un même appel : l’attrait le plus élevé d’abord, puis la meilleure qualité, l’importateur en dernier ; les vrais ex æquo prennent ensemble.',
  },

  log: {
    decade: (year, level) => `Les années ${year} commencent, niveau ${LEVELS[level]}`,
    cycle: (g, demand, importer, wage) =>
      `${cap(good(g))} : demande ${demand}, importateur sur ${importer}, salaires ${money(wage)}`,
    placed: (action, shade, cost) => `${marker(action, shade).toLowerCase()} pour ${money(cost)}`,
    hired: (count, g) => `${workers(count)} de plus : ${good(g)}`,
    fired: (count, g) => `${workers(count)} de moins : ${good(g)}`,
    machines: (count, g) => `${plural(count, 'machine')} : ${good(g)}`,
    built: (g, level) => `${factory(g)} ${LEVELS[level]} construite`,
    modernised: (g, level) => `${factory(g)} modernisée au niveau ${LEVELS[level]}`,
    closed: g => `${factory(g)} fermée`,
    price: (g, price) => `${good(g)} désormais à ${money(price)}`,
    quality: (g, level) => `qualité +${level} : ${good(g)}`,
    distribution: (g, level) => `distribution +${level} : ${good(g)}`,
    taken: (action, shade) => `prend ${marker(action, shade).toLowerCase()}`,
    bought: count => `achète ${shares(count)}`,
    soldShares: count => `vend ${shares(count)}`,
    emergency: count => `vente d’urgence de ${shares(count)}`,
    loans: count => (count > 0 ? `contracte ${loans(count)}` : `rembourse ${loans(-count)}`),
    fixedPrice: (count, g) => `vend ${some(count, g)} de l’entrepôt`,
    sale: (g, demand) => `Vente : ${good(g)}, demande ${demand}`,
    sold: (count, price) => `vend ${count} à ${money(price)}`,
    costs: amount => `paie ${money(amount)} de salaires et de machines`,
    steps: by => `valeur de l’action ${signed(by)}`,
    importerSold: count => `l’importateur en vend ${count}`,
    stored: (count, g) => `stocke ${some(count, g)}`,
    discarded: (count, g) => `rend ${some(count, g)}`,
    obsolete: (g, count) => `${factory(g)} obsolète : ${additional(count)}`,
    over: 'La partie est terminée',
    line: (name, parts) => `${name} : ${parts.join(' ; ')}`,
  },

  hints: {
    cash: (from, to) => `argent ${money(from)} → ${money(to)}`,
    sells: (g, from, to) => `ventes de ce cycle ${from} → ${to} : ${good(g)}`,
    profit: (from, to) => `bénéfice de ce cycle ${money(from)} → ${money(to)}`,
    value: (from, to) => `valeur de l’action ensuite ${money(from)} → ${money(to)}`,
  },

  account: {
    title: 'Comment on en est arrivé là',
    sold: 'marchandises vendues',
    income: 'recettes des marchandises',
    costs: 'salaires, machines',
    forGoods: 'valeur gagnée par les ventes',
    bonuses: 'pour l’attrait et les meilleures ventes',
    lost: 'perdu',
    spaces: signed,
  },

  charts: {
    'share value': 'Valeur de l’action',
    cash: 'Argent',
    shares: 'Actions',
    portfolio: 'Portefeuille',
    label: (title, parts) => `${title} au fil de la partie. À la fin : ${parts}.`,
  },

  refusals: {
    'no-such-player': () => 'Personne ne joue cette couleur.',
    'no-such-marker-left': () => 'Il ne reste pas de marqueur de ce genre.',
    'one-factory-for-each-good': () => 'Vous avez déjà une usine pour cette marchandise.',
    'not-on-the-timetable': () => 'Ce marqueur n’est pas sur le calendrier.',
    'not-enough-shares': ({ shares: owned, count }) => `Vous possédez ${shares(Number(owned))}, pas ${count}.`,
    'level-too-high': ({ current }) => `Le niveau actuel est ${LEVELS[Number(current)]}.`,
    'highest-level': () => 'Elle est déjà au plus haut niveau.',
    'no-factory': () => 'Vous n’avez pas d’usine pour cette marchandise.',
    'other-factory': ({ good: name }) => `Le prix demandé est celui-ci : ${BY_NAME[String(name)]}.`,
    'other-good': ({ good: name }) => `La question porte maintenant sur ceci : ${BY_NAME[String(name)]}.`,
    'factory-exists': ({ level }) => `Votre usine de niveau ${LEVELS[Number(level)]} s’y trouve déjà.`,
    'same-level-just-closed': ({ level }) =>
      `Vous avez fermé une usine de niveau ${LEVELS[Number(level)]} pendant cette action.`,
    'built-in-this-action': () => 'Elle a déjà été construite pendant cette action.',
    'too-few-workers': ({ needed, available }) =>
      `La ligne 1 demande ${needed} ouvriers ; on peut en embaucher ${available}.`,
    'may-not-close-what-was-just-built': () => 'On ne ferme pas ce qu’on vient de construire.',
    'first-row-stays-active': () => 'La première ligne garde ses ouvriers.',
    'good-already-active-in-last-decade': () =>
      'Dans la dernière décennie, on n’embauche plus pour une marchandise qui a déjà été active.',
    'no-workers-left': () => 'Il n’y a plus personne à embaucher.',
    'row-full': ({ spaces }) => `Les ${spaces} places de cette ligne sont prises.`,
    'fired-from-this-row': ({ row }) => `Vous avez licencié dans la ligne ${row} pendant cette action.`,
    'hired-in-this-action': ({ row }) => `Quelqu’un a été embauché dans la ligne ${row} pendant cette action.`,
    'not-enough-paid': ({ needed, paid, left }) =>
      `Il faut ${money(Number(needed))} ; l’action en vaut ${money(Number(paid ?? left ?? 0))}.`,
    'marker-limit': ({ limit }) => `Ce marqueur en permet ${limit} au plus.`,
    'no-machine-space': ({ spaces }) => `Les places de machine de cette ligne (${spaces}) sont prises.`,
    'no-worker-on-a-machine-space': () => 'Aucun ouvrier n’y occupe une place de machine.',
    'highest-quality': ({ highest }) => `La qualité s’arrête à +${highest}.`,
    'highest-distribution': ({ highest }) => `La distribution s’arrête à +${highest}.`,
    'factory-not-affected': () => `Cette action n’a pas touché l’usine, et il ne reste pas ${money(1)} pour elle.`,
    'price-already-adjusted': () => 'Son prix a déjà été ajusté pendant ce tour.',
    'price-unchanged': ({ price }) => `Le prix est déjà de ${money(Number(price))}.`,
    'price-off-scale': ({ lowest, highest }) =>
      `Les prix vont de ${money(Number(lowest))} à ${money(Number(highest))}.`,
    'appeal-below-zero': ({ price, quality, distribution }) =>
      `${money(Number(price))} dépasse la qualité ${quality} et la distribution ${distribution} réunies.`,
    'goods-stored-there': ({ stored, highest }) =>
      `Des marchandises y sont stockées (${stored}) ; le prix le plus élevé est ${money(Number(highest))}.`,
    'already-owned': () => 'Vous possédez déjà un tel marqueur.',
    'not-on-the-mat': ({ level }) => `Il n’y en a pas jusqu’au niveau ${LEVELS[Number(level)]}.`,
    'marker-not-owned': () => 'Ce marqueur n’est pas à vous.',
    'space-occupied': ({ marker: name }) => `Le marqueur « ${markerNamed(String(name))} » occupe cette case.`,
    'marker-stays-in-place': ({ space }) =>
      `Ce marqueur est sur la case ${space} et ne sert que là, pour ${money(2)} de plus.`,
    'not-enough-stored': ({ stored, count }) => `Il y en a ${stored} en stock, pas ${count}.`,
    'not-so-many-loans': ({ loans: owed }) => `Vous devez ${loans(Number(owed))}.`,
    'not-enough-cash': ({ needed, cash }) => `Il faut ${money(Number(needed))} ; vous avez ${money(Number(cash))}.`,
    'repay-loans-first': ({ loans: owed }) => `Remboursez d’abord vos emprunts (${owed}).`,
    'not-enough-in-the-bank': ({ bank }) => `La banque détient ${bank} de vos actions.`,
    'none-stored': () => 'Il n’y en a pas en stock.',
    'not-now': () => 'Ce n’est pas la question du moment.',
    'game-over': () => 'La partie est terminée.',
    'chance-decides': () => 'Ici, c’est le hasard qui décide.',
    'nothing-to-reveal': () => 'Il n’y a rien à retourner maintenant.',
    'unknown-move': () => 'Les règles ne connaissent pas ce coup.',
  },
  refused: code => `Les règles ne le permettent pas (${code}).`,
}
