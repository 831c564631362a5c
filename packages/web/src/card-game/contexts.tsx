// What the context panel shows for each decision of the card game. The forecast and the rules are always there.
import './contexts.css'
import type { State } from '@arkwright/card-game'
import { OVER } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import type { Draft } from '../play/draft.ts'
import type { ContextView, Position } from '../play/game-page.ts'
import { ActionsView } from './actions-view.tsx'
import { DevelopView } from './develop-view.tsx'
import { ForecastView } from './forecast-view.tsx'
import { text } from './messages/index.ts'
import { MillsView } from './mills-view.tsx'
import { OptionsView } from './options-view.tsx'
import { PriceView } from './price-view.tsx'
import { RulesView } from './rules-view.tsx'
import { TitlesView } from './titles-view.tsx'
import { partTried } from './turn-parts.ts'

type Key = keyof typeof text.cardContexts.views

const BODIES: Readonly<Record<Key, () => ReactNode>> = {
  actions: ActionsView,
  price: PriceView,
  mills: MillsView,
  develop: DevelopView,
  options: OptionsView,
  shares: OptionsView,
  forecast: ForecastView,
  rules: RulesView,
  titles: TitlesView,
}

const FIRST: Readonly<Partial<Record<State['step'], Key>>> = {
  action: 'actions',
  price: 'price',
  factories: 'mills',
  employ: 'mills',
  automate: 'mills',
  quality: 'mills',
  distribution: 'mills',
  'extra production': 'mills',
  'early shipping': 'mills',
  assign: 'mills',
  develop: 'develop',
  'starting development': 'develop',
  'buy shares': 'shares',
  'take loans': 'shares',
  'cheap shares': 'shares',
  'starting shares': 'shares',
}

export function contexts(position: Position, draft: Draft | undefined): readonly ContextView[] {
  const state = position as State
  return keysFor(state, draft).map(key => {
    const { title, tab } = text.cardContexts.views[key]
    return { key, title, tab, Body: BODIES[key] }
  })
}

function keysFor(state: State, draft: Draft | undefined): readonly Key[] {
  const titles: readonly Key[] = state.solo === null ? [] : ['titles']
  if (state.step === OVER) return [...titles, 'rules']
  if (draft === undefined || draft.complete) return ['forecast', ...titles, 'rules']
  const first = FIRST[(draft.state as State).step] ?? 'options'
  // The price can still be changed while the development is chosen.
  const price: readonly Key[] = first === 'develop' && partTried(draft, ['appeal']) !== undefined ? ['price'] : []
  if (price.length > 0) return [first, ...price, 'forecast']
  return [first, 'forecast', ...(first === 'actions' ? titles : []), 'rules']
}
