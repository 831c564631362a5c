// The views of the context panel: what the decision needs first, then the forecast and the rules.
import { type DecisionName, GOODS, type State } from '@arkwright/board-game'
import { OVER } from '@arkwright/kernel'
import type { ComponentType } from 'react'
import { laterNamed } from '../../later.ts'
import { text } from '../../messages/index.ts'
import type { Draft } from '../../play/draft.ts'
import type { ContextView, GamePage, Position } from '../../play/game-page.ts'
import { presentStep } from '../control/control.ts'
import { SpacesBody } from './spaces.tsx'

const { titles, tabs } = text.boardContexts

type ViewName = keyof typeof BODIES

const BODIES = {
  spaces: SpacesBody,
  price: laterNamed(() => import('./price.tsx'), 'PriceBody'),
  town: laterNamed(() => import('./staff.tsx'), 'TownBody'),
  machines: laterNamed(() => import('./staff.tsx'), 'MachinesBody'),
  appeal: laterNamed(() => import('./appeal.tsx'), 'AppealBody'),
  shares: laterNamed(() => import('./shares.tsx'), 'SharesBody'),
  catalogue: laterNamed(() => import('./catalogue.tsx'), 'CatalogueBody'),
  building: laterNamed(() => import('./building.tsx'), 'BuildingBody'),
  contracts: laterNamed(() => import('./contracts.tsx'), 'ContractsBody'),
  store: laterNamed(() => import('./store.tsx'), 'StoreBody'),
  tiles: laterNamed(() => import('./tiles.tsx'), 'TilesBody'),
  order: laterNamed(() => import('./order.tsx'), 'OrderBody'),
  forecast: laterNamed(() => import('./forecast.tsx'), 'ForecastBody'),
  rules: laterNamed(() => import('./rules.tsx'), 'RulesBody'),
} satisfies Readonly<Record<string, ComponentType>>

const NEEDED: Readonly<Record<DecisionName, readonly ViewName[]>> = {
  foundation: ['building'],
  'price of a founded factory': ['price'],
  'start-up capital': ['shares'],
  'choose light marker': ['catalogue'],
  'place marker': ['spaces'],
  'administrative cost': [],
  factory: ['building'],
  'price of a new factory': ['price'],
  workers: ['town'],
  machinery: ['machines'],
  quality: ['appeal'],
  distribution: ['appeal'],
  'sell goods': ['shares'],
  'sell shares': ['shares'],
  'repay loans': ['shares'],
  'buy shares': ['shares'],
  contracts: ['contracts'],
  ship: ['contracts'],
  'production action': ['store'],
  'goods produced': ['store'],
  'adjust prices': ['price'],
  'take special marker': ['catalogue'],
  'replace a ship': ['tiles'],
  'return a tile': ['tiles'],
  'assign a tile': ['tiles'],
  'sell from store': ['store'],
  'last row': ['tiles'],
  'after the sale': ['tiles'],
  'ship the active good': ['contracts'],
  'discard goods': ['store'],
  'claim start player': ['tiles'],
  'dismiss workers': ['store'],
  'name start player': ['order'],
  'school: place the worker': ['tiles'],
  'inventor: keep or return': ['tiles'],
  'patent: free steps': ['appeal'],
  'broker: shares at half price': ['shares'],
  'canal boom: raise a marker': ['tiles'],
  'share fever: buy a share': ['shares'],
  'steam engine: buy a machine': ['tiles'],
}

export function contexts(page: GamePage, position: Position, draft: Draft | undefined): readonly ContextView[] {
  const state = position as State
  // After the end there is nothing left to forecast.
  const names: ViewName[] = [
    ...needed(page, state, draft),
    ...(state.step === OVER ? [] : ['forecast' as const]),
    'rules',
  ]
  return names.map(name => ({ key: name, title: titles[name], tab: tabs[name], Body: BODIES[name] }))
}

/** Nothing while others play, while one looks back, and where no choice is left to show. */
function needed(page: GamePage, state: State, draft: Draft | undefined): readonly ViewName[] {
  if (draft === undefined || draft.state !== state) return []
  const step = presentStep(draft)
  if (step === undefined || (draft.complete && ONLY_LEGAL.has(step))) return []
  if (step === 'workers' && state.rules.waterFrame !== null) return ['town', 'store']
  if (step === 'adjust prices' && !hasPrices(page, draft)) return []
  return NEEDED[step]
}

/** Views made of the legal moves are empty once the turn is complete. */
const ONLY_LEGAL: ReadonlySet<string> = new Set(
  Object.entries(NEEDED).flatMap(([step, views]) =>
    views.some(view => view === 'tiles' || view === 'order') ? [step] : [],
  ),
)

function hasPrices(page: GamePage, draft: Draft): boolean {
  const { dials } = page.control(draft)
  return GOODS.some(good => dials.some(({ key }) => key === `price:${good}`))
}
