// French.
import { boardGame } from '@arkwright/words/fr/board-game'
import { boardGameLog } from '@arkwright/words/fr/board-game-log'
import { boardGameRefusals } from '@arkwright/words/fr/board-game-refusals'
import { cardGame } from '@arkwright/words/fr/card-game'
import { cardGameCards } from '@arkwright/words/fr/card-game-cards'
import { cardGameLog } from '@arkwright/words/fr/card-game-log'
import { cardGameRefusals } from '@arkwright/words/fr/card-game-refusals'
import { common } from '@arkwright/words/fr/common'
import { lessons } from '@arkwright/words/fr/lessons'
import { waterFrame } from '@arkwright/words/fr/water-frame'
import { money, plural } from './figures.ts'
import { frLibrary } from './fr-library.ts'
import { frOnline } from './fr-online.ts'
import { frReading } from './fr-reading.ts'
import { frReplay } from './fr-replay.ts'
import type { Catalogue } from './index.ts'

export const fr: Catalogue = {
  language: 'Langue',
  name: 'Arkwright',
  tagline: 'Usines, marchés et machines à partir de 1770',
  skip: 'Aller aux actions',
  nav: { home: 'Accueil' },
  theme: { label: 'Thème', system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  pace: { label: 'Rythme des bots', calm: 'Tranquille', brisk: 'Vif', instant: 'Immédiat' },
  sound: { label: 'Sons', on: 'Oui', off: 'Non' },
  notFound: 'Il n’y a rien à cette adresse.',
  loading: 'On met la table …',

  home: {
    title: 'Bâtissez les usines qui ont changé le monde',
    intro:
      'Un jeu de Stefan Risthaus sur la révolution industrielle. Embauchez, et vos ouvriers achèteront vos marchandises ; remplacez-les par des machines, et le marché se resserre. Fixez vos prix, gagnez les clients, faites monter la valeur de vos actions.',
    playNow: 'Jouer tout de suite',
    playNowDetail: 'Spinning Jenny contre trois bots, mise en place conseillée',
    newTable: 'Préparer une table',
    newTableDetail: 'De deux à quatre joueurs, personnes devant cet écran ou bots',
    games: 'Mes parties',
    noGames:
      'Rien pour l’instant. Vos parties restent dans ce navigateur et survivent à un rechargement à tout moment.',
    remove: 'Supprimer',
    removeSure: 'Supprimer pour de bon ?',
    keep: 'Garder',
    export: 'Enregistrer dans un fichier',
    import: 'Ouvrir un fichier de partie',
    importDetail: 'Déposez-le n’importe où sur cette page, ou choisissez-le',
    importSeats: 'Qui continue à jouer d’ici ?',
    importOpen: 'Ouvrir la table',
    importLeave: 'Laisser',
    turnOf: name => `à ${name} de jouer`,
    over: 'terminée',
    notStarted: 'pas commencée',
    offline: 'Fonctionne sans connexion une fois chargé. Pas de compte, rien ne quitte ce navigateur.',
    pillars: [
      {
        title: 'Tous les calculs sont faits pour vous',
        body: 'Qui vend combien, ce que cela rapporte, ce que coûtent les salaires : la prévision le montre avant votre décision.',
      },
      {
        title: 'Rien n’est définitif sans votre accord',
        body: 'Composez votre tour pas à pas, revenez en arrière librement, terminez-le quand il vous convient.',
      },
      {
        title: 'Ce qui est interdit dit pourquoi',
        body: 'Chaque refus cite sa règle et ses chiffres. Plus de livret de règles sur les genoux.',
      },
    ],
  },

  newTable: {
    title: 'Préparer une table',
    game: 'Jeu',
    players: 'Joueurs',
    seats: 'Places',
    kinds: { me: 'Moi', person: 'Quelqu’un devant cet écran', bot: 'Bot' },
    kindOf: colour => `Qui joue ${colour}`,
    nameOf: colour => `Nom de ${colour}`,
    strengthOf: colour => `Force de ${colour}`,
    strengths: { random: 'Insouciant', easy: 'Facile', medium: 'Moyen', hard: 'Difficile', expert: 'Expert' },
    start: 'Commencer la partie',
    noPerson: 'Personne n’est assis devant cet écran : vous regarderez jouer les bots.',
  },

  games: {
    'spinning-jenny': {
      name: 'Spinning Jenny',
      detail: 'Trois décennies, douze cycles. Le jeu le plus court, et la porte d’entrée.',
      facts: '2–4 joueurs · 60–90 minutes',
    },
    'water-frame': {
      name: 'Water Frame',
      detail: 'Cinq décennies avec navires, entrepôts, contrats, tuiles et événements. Le jeu entier.',
      facts: '2–4 joueurs · 2–4 heures',
    },
    'card-game': {
      name: 'Arkwright : le jeu de cartes',
      detail:
        'Douze manches où des cartes sont des usines : la même économie sur une table plus petite, et seul contre deux adversaires.',
      facts: '1–4 joueurs · 60–100 minutes',
    },
  },

  table: {
    yourTurn: name => `À vous de jouer, ${name}`,
    passScreen: name => `Passez l’écran à ${name}`,
    turnOf: name => `${name} réfléchit`,
    over: 'La partie est terminée',
    seeResult: 'Voir le résultat',
    looking: (at, all) => `En arrière : après le coup ${at} sur ${all}`,
    earlier: 'Avant',
    later: 'Après',
    backToNow: 'Revenir au présent',
    complete: 'Votre tour est composé. Terminez-le ou revenez en arrière.',
    stepBack: 'Reculer',
    endTurn: 'Finir le tour',
    draft: 'Ce tour jusqu’ici',
    actions: 'Actions',
    moreActions: 'Choix',
    whyNot: 'Ce qui n’est pas possible maintenant, et pourquoi',
    rule: rule => {
      const named = rule.replace('ruling', 'décision').replace('card', 'carte')
      return named.startsWith('décision') ? named : `règle ${named}`
    },
    warning: ({ shares, loans, spaces }) =>
      [
        'Pas assez d’argent :',
        [
          shares > 0 && `vente d’urgence de ${plural(shares, 'action')}`,
          loans > 0 && `${plural(loans, 'emprunt')} à rembourser ${money(13)} chacun`,
          spaces > 0 && `valeur de l’action : recul de ${plural(spaces, 'case')}`,
        ]
          .filter(part => part !== false)
          .join(', '),
      ].join(' '),
    trouble: reason => `Un bot n’a pas pu jouer : ${reason}`,
    parts: 'Parties de la table',
    sections: {
      board: 'Plateau',
      company: 'Société',
      rivals: 'Rivaux',
      forecast: 'Prévision',
      log: 'Journal',
      harbour: 'Port',
      tiles: 'Tuiles',
    },
    menu: 'Menu',
    readRule: 'Lire la règle',
    mishap: 'Cette partie de la table n’a pas pu être dessinée',
    mishapDetail:
      'La faute est à nous ; votre partie est conservée. Enregistrez-la dans un fichier depuis la liste des parties pour la signaler.',
    mishapAgain: 'Réessayer',
    zoom: 'Taille du plateau',
    smaller: 'Plus petit',
    larger: 'Plus grand',
    scale: percent => `${percent} %`,
  },

  hint: {
    ask: 'Conseil',
    more: 'Encore',
    none: 'Aucun bot n’a encore assez bien appris ce jeu pour donner des conseils.',
    thinking: 'Réflexion sur votre tour …',
    gist: what => `Pensez à : ${what}`,
    turn: 'Un tour qui vaut la peine',
    why: 'En chiffres',
    better: by =>
      by < 1
        ? 'le meilleur tour suivant est presque aussi bon'
        : `${money(by)} de plus que le tour suivant, selon le calcul du bot sur toute la partie`,
    only: 'Le seul tour que le bot ait envisagé',
  },

  log: {
    title: 'Journal',
    since: 'Depuis votre dernier tour',
    sinceNothing: 'Rien pour l’instant.',
    all: 'Toute la partie',
    showAt: 'Voir la position après ceci',
    readRule: name => `Lire la règle : ${name}`,
    readAbout: name => `À propos de ${name}`,
  },

  result: {
    title: 'Les comptes',
    winner: name => `${name} a bâti la plus grande fortune`,
    nobody: 'Toutes les sociétés doivent encore de l’argent à la banque : personne n’est classé',
    winners: names => `${names} se partagent la plus grande fortune`,
    place: 'Rang',
    unranked: 'non classé : emprunts non remboursés',
    company: 'Société',
    value: 'Portefeuille',
    how: (shares, value) => `${plural(shares, 'action')} à ${money(value)}`,
    cash: 'Argent',
    again: 'Rejouer',
    home: 'Accueil',
    export: 'Enregistrer dans un fichier',
    board: 'Voir le plateau',
    charts: 'Au fil de la partie',
  },

  figures: { money },
  seats: {
    colours: ['Bleu', 'Rouge', 'Vert', 'Jaune'],
    letters: ['B', 'R', 'V', 'J'],
  },
  files: {
    wrongMove: (number, move, reason) => `Le coup ${number} (${move}) n’est pas permis : ${reason}`,
    cutOff: 'Ce fichier n’est pas entier : il a peut-être été coupé.',
    notOurs: 'Ce n’est pas un fichier de partie d’Arkwright.',
    newer: 'Cette partie a été jouée avec une version plus récente : mettez cette page à jour.',
    unknownGame: 'Cette page ne connaît pas le jeu de ce fichier.',
    damaged: 'Ce fichier a été modifié ou abîmé : ce qu’il dit ne tient pas ensemble.',
    noSeed: 'Cette partie se joue encore ailleurs : son fichier ne contient pas de graine.',
    unreadable: 'Ce fichier ne peut pas être lu comme une partie.',
  },
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  waterFrame,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
  library: frLibrary,
  lessons,
  replay: frReplay,
  online: frOnline,
  reading: frReading,
}
