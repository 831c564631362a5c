// How the action bar shows a group of moves.
import type { ChoiceGroup } from './game-page.ts'

/**
 * Whether the group is a button that opens its moves. A single move stands alone, but a marker always shows its spaces.
 */
export function opens({ key, choices }: ChoiceGroup): boolean {
  return choices.length !== 1 || key.startsWith('marker:')
}
