// Places on the table that a lesson can point at.
const SPOTS = {
  actions: '.action-bar',
  holdings: '.holdings',
  timetable: '.timetable',
  forecast: '.outlook',
  rivals: '.head.board-rivals',
  log: '.log',
  'job market': '.head.board-town',
  'market shares': '.head.board-market',
  administration: '.office',
  'share value': '.exchange',
  'special markers': '.markers-to-take',
  company: '.board-lanes',
  food: '.lane.good-0 .board-mill',
  clothes: '.lane.good-1 .board-mill',
  cutlery: '.lane.good-2 .board-mill',
  lamps: '.lane.good-3 .board-mill',
  economy: '.economy',
  events: '.timetable',
  tiles: '.tile-supply',
  'my tiles': '.own-tiles',
  piers: '.piers',
  contracts: '.board-quay .seals',
  warehouse: '.board-quay .store',
  market: '.cg-market',
  wages: '.cg-wages',
  cards: '.cg-supply',
  board: '.cg-board',
  mills: '.cg-company',
  'food mill': '.cg-company .cg-factory.good-0',
  'clothes mill': '.cg-company .cg-factory.good-1',
  'cutlery mill': '.cg-company .cg-factory.good-2',
  'lamps mill': '.cg-company .cg-factory.good-3',
  grid: '.cg-grid-panel',
} as const

export type Spot = keyof typeof SPOTS

export function elementsAt(spots: readonly Spot[]): Element[] {
  return spots.flatMap(spot => [...document.querySelectorAll(SPOTS[spot])].slice(0, 1))
}
