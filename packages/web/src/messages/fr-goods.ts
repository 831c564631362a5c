// French names of the goods and their factories, for the sentences of all games.
import { plural } from './figures.ts'

export const GOODS = ['nourriture', 'textile', 'couverts', 'lampes'] as const

export function good(index: number): string {
  return GOODS[index] ?? ''
}

const COUNTED = ['nourriture', 'textile', 'couvert', 'lampe']

/** "1 lampe", "3 textiles". */
export function some(count: number, index: number): string {
  return plural(count, COUNTED[index] ?? '')
}

export function factory(index: number): string {
  return `usine de ${good(index)}`
}
