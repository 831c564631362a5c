// French for what the card game tells: forecast, film, log, hints, warnings, result and titles.
import { money, plural, signed } from './figures.ts'
import { DECADES, TRACKS } from './fr-card-game-names.ts'
import { factory, good, some } from './fr-goods.ts'
import type { Catalogue } from './index.ts'

type Words = Catalogue['cardGame']
type Told = Pick<Words, 'forecast' | 'film' | 'log' | 'hints' | 'result' | 'titlesAtTheEnd' | 'danger' | 'warning'>

const loans = (count: number) => plural(count, 'emprunt')
const shares = (count: number) => plural(count, 'action')

export const frCardGameTold: Told = {
  forecast: {
    title: g => `Si l’on produisait maintenant : ${good(g)}`,
    sub: 'si personne ne change rien',
    withMove: what => `avec « ${what} »`,
    company: 'Société',
    sells: 'vend',
    income: 'recettes',
    costs: 'coûts',
    profit: 'bénéfice',
    value: 'valeur de l’action',
    of: (sold, made) => `${sold} sur ${made}`,
    steps: (by, to) => `${signed(by)} → ${money(to)}`,
    nobody: 'Personne n’en produit.',
    brought: g => `Ce qu’a rapporté la production : ${good(g)}`,
    broughtSub: 'la production de cette manche',
    setUp: 'Avant la première manche',
    setUpSub: 'Dès que la première manche commence, on voit ici ce que rapporterait sa production.',
    between: 'Entre deux manches',
    nothing: 'La production de cette manche est finie.',
    emergency: (name, count) => `${name} : l’argent manque, ${loans(count)} du fonds d’urgence`,
    bankrupt: name => `${name} ne pourrait pas payer et ferait faillite`,
    chance: (count, all) => `${count} sur ${all}`,
    ifDrawn: 'tiré du sac',
    curve: g => `Prix et attrait : ${good(g)}`,
    curveLine: (price, appeal, sold, profit) =>
      `À ${money(price)}, attrait ${appeal} : ventes ${sold}, bénéfice ${money(profit)}`,
    curveSold: 'ventes',
    curveProfit: 'bénéfice',
  },

  film: {
    forecastTab: 'Prévision',
    tab: 'Dernière production',
    title: (g, decade) => `Production : ${good(g)}, décennie ${DECADES[decade]}`,
    made: count => `produit ${count}`,
    sold: (count, price, income) =>
      count === 0 ? 'ne vend rien' : `vend ${count} à ${money(price)} = ${money(income)}`,
    shipped: count => `exporte ${count}`,
    earned: (income, contract) => (contract ? `${money(income)} par contrat` : `gagne ${money(income)}`),
    stored: count => `${count} en stock`,
    wasted: count => `${count} gaspillées`,
    costs: amount => `paie ${money(amount)}`,
    loans: count => `${loans(count)} du fonds d’urgence`,
    value: (to, bonus) =>
      bonus
        ? `valeur de l’action ${money(to)} : attrait le plus élevé`
        : `valeur de l’action ${money(to)} : deux ventes ou plus`,
    bankrupt: 'faillite',
    nobody: 'Personne n’a produit.',
    next: 'Suite',
    skip: 'À la fin',
    replay: 'Revoir',
    rivalValue: to => `valeur de l’action ${money(to)}`,
  },

  log: {
    round: (decade, active, name) => `Décennie ${DECADES[decade]}, ${good(active)} : ${name} commence`,
    soloRound: (decade, active) => `Décennie ${DECADES[decade]}, ${good(active)}`,
    opened: g => `commence avec une ${factory(g)}`,
    built: g => `construit une ${factory(g)}`,
    upgraded: g => `modernise l’${factory(g)}`,
    employed: (count, g) => `${plural(count, 'carte ouvriers', 'cartes ouvriers')} : ${good(g)}`,
    automated: (count, g) => `${plural(count, 'machine')} : ${good(g)}`,
    laid: (what, parts) => `${what === 'quality' ? 'qualité' : 'distribution'} ${parts}`,
    laidPart: (g, by) => `${good(g)} ${signed(by)}`,
    bought: (count, cost) => `achète ${shares(count)} pour ${money(cost)}`,
    loans: count => `contracte ${loans(count)}`,
    emergency: count => `${loans(count)} du fonds d’urgence`,
    ships: 'navires de nouveau prêts',
    developed: track => `développe : ${TRACKS[track]?.toLowerCase()}`,
    took: card => `prend ${card}`,
    discarded: card => `rend ${card}`,
    used: card => `utilise ${card}`,
    reactivated: card => `rend prête : ${card}`,
    appeal: (g, to) => `attrait désormais ${to} : ${good(g)}`,
    produced: (count, g) => `produit ${some(count, g)}`,
    sold: (count, price) => (count === 0 ? 'ne vend rien' : `vend ${count} à ${money(price)}`),
    shipped: count => `exporte ${count}`,
    wasted: count => `gaspille ${count}`,
    costs: amount => `paie ${money(amount)}`,
    value: to => `valeur de l’action ${money(to)}`,
    bankrupt: 'fait faillite',
    drawn: who => `Tiré : ${who}`,
    rivalAppeal: (who, g, to) => `${who} : attrait désormais ${to} (${good(g)})`,
    rivalShares: (who, to) => `${who} a ${shares(to)}`,
    rivalValue: (who, to) => `${who} : valeur de l’action ${money(to)}`,
    disc: place => `disque à la place ${place + 1}`,
    over: 'La partie est terminée',
    line: (name, parts) => (name === '' ? parts.join(' ; ') : `${name} : ${parts.join(' ; ')}`),
  },

  hints: {
    cash: (from, to) => `argent ${money(from)} → ${money(to)}`,
    sells: (g, from, to) => `ventes de cette production ${from} → ${to} : ${good(g)}`,
    profit: (from, to) => `bénéfice de cette production ${money(from)} → ${money(to)}`,
    value: (from, to) => `valeur de l’action ensuite ${money(from)} → ${money(to)}`,
  },

  result: {
    score: 'Points',
    scoring: 'Décompte final',
    goodsSold: 'marchandises stockées',
    bought: 'actions achetées',
    loans: 'emprunts',
    shipLoss: 'jetons de navire',
    shares: 'actions',
    value: 'valeur de l’action',
    left: 'argent restant',
    won: 'Vous avez battu les deux adversaires',
    second: 'Vous finissez deuxième',
    third: 'Les deux adversaires sont devant vous',
    bankrupt: 'Vous avez fait faillite',
    account: 'Comment on en est arrivé là',
    sold: 'marchandises vendues',
    shipped: 'exportées',
    income: 'recettes des ventes',
    exports: 'par navires',
    costs: 'salaires, machines, coûts fixes',
    forSales: 'valeur gagnée par les ventes',
    bonus: 'pour l’attrait le plus élevé',
    sharesBought: 'actions achetées',
    winner: name => `${name} a bâti la plus grande fortune`,
    winners: names => `${names} se partagent la plus grande fortune`,
    charts: {
      portfolio: 'Portefeuille',
      value: 'Valeur de l’action',
      cash: 'Argent',
      shares: 'Actions',
      demand: 'Demande',
      wages: 'Salaire',
    },
    chartLabel: (title, parts) => `${title} au fil de la partie. À la fin : ${parts}.`,
  },

  titlesAtTheEnd: {
    title: 'Titres',
    reached: 'atteint',
    notReached: 'pas atteint',
    already: date => `dans votre livre depuis le ${date}`,
    rule: 'Comment les titres sont donnés',
    rules: {
      choice: 'Deux pour le vainqueur, un pour le deuxième',
      winner: 'Tout ce que le vainqueur a atteint',
    },
    allowed: count =>
      count === 0 ? 'Ce résultat ne donne aucun titre.' : `Vous pouvez inscrire ${plural(count, 'titre')}.`,
    enter: 'Inscrire au livre des records',
    entered: 'Inscrit au livre des records.',
    book: 'Livre des records',
    bookDate: 'Date',
    bookScore: 'Points',
    bookRank: 'Rang',
    bookTitles: 'Titres',
    emptyBook: 'Rien d’inscrit encore.',
    none: 'aucun',
    count: (have, all) => `${have} titres sur ${all}`,
    forget: 'Vider le livre',
    forgetSure: 'Le vider pour de bon ?',
  },

  danger: (count, bankrupt) =>
    bankrupt
      ? 'Attention : en l’état, cette production vous met en faillite.'
      : `Attention : en l’état, cette production prend ${loans(count)} au fonds d’urgence.`,

  warning: (count, bankrupt) =>
    bankrupt
      ? 'Vous ne pouvez pas payer cela : faillite, vous seriez hors du jeu'
      : `L’argent manque : ${loans(count)} du fonds d’urgence, chacun une action de moins à la fin`,
}
