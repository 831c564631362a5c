// Variants of the card game: the figures the editor offers, and the names of what reports count.
import { FACES, GOODS } from '@arkwright/card-game'
import { text } from '../variants/messages/index.ts'
import type { VariantFacts } from '../variants/variant-facts.ts'

const words = text.variants.components

export const cardGameVariants: VariantFacts = {
  departures: ['decades', 'startMoney', 'wagesA', 'wagesB', 'demandStartA', 'demandStartB', 'soldForValue'],
  hasEmergencyFund: true,
  componentName,
}

function componentName(kind: string, name: string): string | undefined {
  const card = FACES.find(face => face === name)
  const good = GOODS.find(one => one === name)
  if (kind === 'action') return words.cardAction({ action: actionOf(name) })
  if (kind === 'card taken' && card !== undefined) return words.card({ card })
  if (kind === 'card used' && card !== undefined) return words.cardUsed({ card })
  if (kind === 'built' && good !== undefined) return words.cardBuilt({ good })
  if (kind === 'upgraded' && good !== undefined) return words.upgraded({ good })
  if (kind === 'developed') return words.developed({ track: trackOf(name) })
  return kind === 'ships' ? words.sent : undefined
}

type Action = Parameters<typeof words.cardAction>[0]['action']
const ACTIONS: Readonly<Record<string, Action>> = {
  factories: 'factories',
  employ: 'employ',
  automate: 'automate',
  quality: 'quality',
  distribution: 'distribution',
  'stock exchange': 'exchange',
  'extra production': 'production',
}

function actionOf(name: string): Action {
  return ACTIONS[name] ?? 'other'
}

function trackOf(name: string): Parameters<typeof words.developed>[0]['track'] {
  const tracks = ['quality', 'distribution', 'cards', 'machinery', 'ship'] as const
  return tracks.find(track => track === name) ?? 'other'
}
