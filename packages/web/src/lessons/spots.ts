// Places on the table that a lesson can point at.
interface Place {
  /** The most exact first: forms and games show a place in different ways. */
  readonly at: readonly string[]
  /** The tab of a phone that holds it; without one it is in view with every tab. */
  readonly tab?: 'decide' | 'mills' | 'quay' | 'table' | 'rivals'
  /** The view of the context panel that holds it. */
  readonly view?: string
}

const LANES = '[data-part="lanes"]'
const STRIP = '[data-part="strip"]'
const CONTEXT = '[data-part="context"]'
const HEADER = '[data-part="header"]'

function millOf(good: 0 | 2 | 3): Place {
  const mills = [
    `.lane.good-${good} .board-mill`,
    `.phone-lane.good-${good} .own`,
    `.good-line.good-${good} .board-mill`,
  ]
  return { at: mills, tab: 'mills' }
}

function cardMillOf(good: 0 | 1): Place {
  return { at: [`.good-${good} .cg-mill`, LANES], tab: 'mills' }
}

export const SPOTS = {
  actions: { at: ['[data-part="bar"]'] },
  holdings: { at: [`${HEADER} .company.mine`] },
  forecast: { at: [CONTEXT], tab: 'decide', view: 'forecast' },
  'job market': { at: ['.head.board-town', '.town-line', '.board-town'], tab: 'rivals' },
  'market shares': {
    at: ['.lane.active .board-market', '.head.board-market', '.board-market', CONTEXT],
    tab: 'decide',
  },
  administration: { at: ['.office', STRIP], tab: 'table' },
  'share value': { at: ['.exchange', `${HEADER} .companies`], tab: 'table' },
  'special markers': { at: ['.markers-to-take', CONTEXT], tab: 'table' },
  company: { at: ['.board-lanes', LANES], tab: 'mills' },
  food: millOf(0),
  cutlery: millOf(2),
  lamps: millOf(3),
  economy: { at: ['.economy', `${HEADER} .timetable`] },
  events: { at: [`${HEADER} .timetable`] },
  tiles: { at: [CONTEXT], tab: 'decide', view: 'catalogue' },
  'my tiles': { at: ['.own-tiles'], tab: 'quay' },
  piers: { at: ['.piers'], tab: 'quay' },
  contracts: { at: ['.board-quay .seals'], tab: 'quay' },
  warehouse: { at: ['.board-quay .store'], tab: 'quay' },
  market: { at: ['.active .cg-axis', '.cg-axis', LANES], tab: 'table' },
  wages: { at: ['.cg-wages', LANES], tab: 'decide' },
  cards: { at: ['.cg-strip .held', STRIP], tab: 'table' },
  board: { at: ['.cg-strip .board', STRIP], tab: 'table' },
  mills: { at: ['.cg-lanes', '.cg-phone-mills', LANES], tab: 'mills' },
  'food mill': cardMillOf(0),
  'clothes mill': cardMillOf(1),
  automata: { at: ['.rival-heads', '.cg-phone-rivals', `${HEADER} .companies`], tab: 'rivals' },
  grid: { at: ['.cg-strip .grid', STRIP], tab: 'decide' },
} as const satisfies Readonly<Record<string, Place>>

export type Spot = keyof typeof SPOTS

export function placeOf(spot: Spot): Place {
  return SPOTS[spot]
}

export function elementsAt(spots: readonly Spot[]): Element[] {
  return spots.flatMap(spot => {
    const found = placeOf(spot).at.map(selector => document.querySelector(selector))
    return found.find(element => element?.checkVisibility() === true) ?? []
  })
}
