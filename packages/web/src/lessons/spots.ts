// Places on the table that a lesson can point at.
const SPOTS = {
  actions: '.action-bar',
  holdings: '.holdings',
  timetable: '.timetable',
  forecast: '.outlook',
  rivals: '.rivals',
  log: '.log',
  'job market': '.job-market',
  'market shares': '.market-share',
  administration: '.administration',
  'share value': '.share-track',
  'special markers': '.special-markers',
  company: '.company',
  food: '.company .mat.good-0',
  clothes: '.company .mat.good-1',
  cutlery: '.company .mat.good-2',
  lamps: '.company .mat.good-3',
  economy: '.economy',
  events: '.events',
  tiles: '.tile-supply',
  'my tiles': '.my-tiles',
  piers: '.my-harbour .piers',
  contracts: '.my-harbour .contracts',
  warehouse: '.my-harbour .warehouse',
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
