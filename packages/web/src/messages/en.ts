// English. Every sentence of the page; what needs figures is a function of them.
import { boardGame } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { common } from '@arkwright/words/en/common'
import { lessons } from '@arkwright/words/en/lessons'
import { waterFrame } from '@arkwright/words/en/water-frame'
import { enLibrary } from './en-library.ts'
import { enOnline } from './en-online.ts'
import { enReading } from './en-reading.ts'
import { enReplay } from './en-replay.ts'
import { money, plural } from './figures.ts'

export const en = {
  language: 'Language',
  name: 'Arkwright',
  tagline: 'Mills, markets and machines, 1770 onwards',
  skip: 'Skip to the actions',
  nav: { home: 'Home' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' },
  pace: { label: 'Pace of the bots', calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
  sound: { label: 'Sounds', on: 'On', off: 'Off' },
  notFound: 'There is nothing at this address.',
  loading: 'Laying the table …',

  home: {
    title: 'Build the mills that changed the world',
    intro:
      'A game of the Industrial Revolution by Stefan Risthaus. Hire hands and they buy your goods; replace them with machines and the market shrinks. Set your prices, win the customers, raise the value of your shares.',
    playNow: 'Play now',
    playNowDetail: 'Spinning Jenny against three bots, recommended first set-up',
    newTable: 'Set up a table',
    newTableDetail: 'Two to four players, people at this screen or bots',
    games: 'My games',
    noGames: 'Nothing here yet. Your games are kept in this browser and survive a reload at any click.',
    remove: 'Delete',
    removeSure: 'Delete for good?',
    keep: 'Keep',
    export: 'Save as file',
    import: 'Open a game file',
    importDetail: 'Drop it anywhere on this page, or choose it',
    importSeats: 'Who plays on from here?',
    importOpen: 'Open the table',
    importLeave: 'Leave it',
    turnOf: (name: string) => `${name} to move`,
    over: 'finished',
    notStarted: 'not begun',
    offline: 'Works without a connection once loaded. No account, nothing leaves this browser.',
    pillars: [
      {
        title: 'Everything is reckoned for you',
        body: 'Who sells how many, what it brings, what wages cost: the forecast shows it before you decide.',
      },
      {
        title: 'Nothing is final until you say so',
        body: 'Compose a turn step by step, step back freely, end it when it is right.',
      },
      {
        title: 'What is forbidden says why',
        body: 'Each refusal names its rule and its figures. No rulebook on your knees.',
      },
    ],
  },

  newTable: {
    title: 'Set up a table',
    game: 'Game',
    players: 'Players',
    seats: 'Seats',
    kinds: { me: 'Me', person: 'Someone at this screen', bot: 'Bot' },
    kindOf: (colour: string) => `Who plays ${colour}`,
    nameOf: (colour: string) => `Name of ${colour}`,
    strengthOf: (colour: string) => `Strength of ${colour}`,
    strengths: { random: 'Careless', easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' } as Record<
      string,
      string
    >,
    start: 'Start the game',
    noPerson: 'Nobody sits at this screen: you will watch the bots play.',
  },

  games: {
    'spinning-jenny': {
      name: 'Spinning Jenny',
      detail: 'Three decades, twelve cycles. The shorter game and the way in.',
      facts: '2–4 players · 60–90 minutes',
    },
    'water-frame': {
      name: 'Water Frame',
      detail: 'Five decades with ships, warehouses, contracts, tiles and events. The whole game.',
      facts: '2–4 players · 2–4 hours',
    },
    'card-game': {
      name: 'Arkwright: The Card Game',
      detail:
        'Twelve rounds with cards for mills: the same economy on a smaller table, and alone against two opponents.',
      facts: '1–4 players · 60–100 minutes',
    },
  } as Record<string, { name: string; detail: string; facts: string }>,

  table: {
    yourTurn: (name: string) => `Your turn, ${name}`,
    passScreen: (name: string) => `Pass the screen to ${name}`,
    turnOf: (name: string) => `${name} is thinking`,
    over: 'The game is over',
    seeResult: 'See the result',
    looking: (at: number, all: number) => `Looking back: after move ${at} of ${all}`,
    earlier: 'Earlier',
    later: 'Later',
    backToNow: 'Back to now',
    complete: 'Your turn is composed. End it, or step back.',
    stepBack: 'Step back',
    endTurn: 'End turn',
    draft: 'This turn so far',
    actions: 'Actions',
    moreActions: 'Choices',
    whyNot: 'What is not possible now, and why',
    rule: (rule: string) => (rule.startsWith('ruling') ? rule : `rules ${rule}`),
    warning: ({ shares, loans, spaces }: { shares: number; loans: number; spaces: number }) =>
      [
        'Not enough cash:',
        [
          shares > 0 && `emergency sale of ${plural(shares, 'share')}`,
          loans > 0 && `${plural(loans, 'loan')} to be paid back at £13 each`,
          spaces > 0 && `share value ${plural(spaces, 'space')} back`,
        ]
          .filter(part => part !== false)
          .join(', '),
      ].join(' '),
    trouble: (reason: string) => `A bot could not move: ${reason}`,
    parts: 'Parts of the table',
    sections: {
      board: 'Board',
      company: 'Company',
      rivals: 'Rivals',
      forecast: 'Forecast',
      log: 'Log',
      harbour: 'Harbour',
      tiles: 'Tiles',
    },
    menu: 'Menu',
    readRule: 'Read the rule',
    mishap: 'This part of the table could not be drawn',
    mishapDetail: 'The fault is ours; your game is kept. Save it as a file from the list of games to report it.',
    mishapAgain: 'Try again',
    zoom: 'Size of the board',
    smaller: 'Smaller',
    larger: 'Larger',
    scale: (percent: number) => `${percent} %`,
  },

  hint: {
    ask: 'Hint',
    more: 'More',
    none: 'No bot has learnt this game well enough to give hints.',
    thinking: 'Thinking about your turn …',
    gist: (what: string) => `Think about: ${what}`,
    turn: 'A turn worth trying',
    why: 'In figures',
    better: (by: number) =>
      by < 1
        ? 'the next best turn comes close'
        : `${money(by)} more than the next best turn, by the bot’s reckoning of the whole game`,
    only: 'The only turn the bot considered',
  },

  log: {
    title: 'Log',
    since: 'Since your last turn',
    sinceNothing: 'Nothing yet.',
    all: 'The whole game',
    showAt: 'Look at the position after this',
    readRule: (name: string) => `Read the rule: ${name}`,
    readAbout: (name: string) => `About ${name}`,
  },

  result: {
    title: 'The reckoning',
    winner: (name: string) => `${name} built the greatest fortune`,
    nobody: 'Every company still owes the bank: nobody is ranked',
    winners: (names: string) => `${names} share the greatest fortune`,
    place: 'Place',
    unranked: 'not ranked: loans unpaid',
    company: 'Company',
    value: 'Portfolio',
    how: (shares: number, value: number) => `${plural(shares, 'share')} at ${money(value)}`,
    cash: 'Cash',
    again: 'Play again',
    home: 'Home',
    export: 'Save as file',
    board: 'Look at the board',
    charts: 'Over the game',
  },

  figures: { money },
  seats: {
    colours: ['Blue', 'Red', 'Green', 'Yellow'],
    letters: ['B', 'R', 'G', 'Y'],
  },
  files: {
    wrongMove: (number: number, move: string, reason: string) => `Move ${number} (${move}) is not allowed: ${reason}`,
    cutOff: 'This is no complete file: it may have been cut off.',
    notOurs: 'This is not a game file of Arkwright.',
    newer: 'This game was played with a newer version: bring this page up to date.',
    unknownGame: 'This page does not know the game in this file.',
    damaged: 'This file has been changed or damaged: what it says does not fit together.',
    noSeed: 'This game is still being played elsewhere: its file holds no seed.',
    unreadable: 'This file cannot be read as a game.',
  },
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  library: enLibrary,
  lessons,
  replay: enReplay,
  online: enOnline,
  reading: enReading,
  waterFrame,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
}
