// What a grey marker does better, in a few words: "1, 2, 3 steps: £3 £6 £10".
import { ACTION_MARKERS, type ActionName, type MarkerId, type Shade, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'

const words = text.boardControl.markerEffects

const sums = (costs: readonly number[]) => costs.map(text.figures.money).join(' ')

const EFFECTS: Readonly<Partial<Record<ActionName, (rules: State['rules'], shade: Shade) => string>>> = {
  machinery: (rules, shade) => words.machinery({ sums: sums(rules.machineryCosts[shade]) }),
  quality: (rules, shade) => words.quality({ sums: sums(rules.qualityCosts[shade]) }),
  distribution: (rules, shade) => words.distribution({ limit: rules.distributionLimit[shade] }),
  'stock exchange': () => words.exchange,
  production: (rules, shade) => words.production({ rows: rules.waterFrame?.productionRows[shade] ?? 0 }),
}

export function markerEffect({ rules }: State, id: MarkerId): string {
  const marker = ACTION_MARKERS[id]
  return (marker && EFFECTS[marker.action]?.(rules, marker.shade)) ?? ''
}
