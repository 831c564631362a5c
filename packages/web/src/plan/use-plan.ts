// Lets a waiting player begin a plan from anywhere on the table.
import { createContext, use } from 'react'

import type { PreparedTurn } from './prepared.ts'

export interface Planning extends Pick<PreparedTurn, 'prepared' | 'keep'> {
  begin(): void
}

export const PlanContext = createContext<Planning | undefined>(undefined)

/** Undefined where nothing can be planned: in lessons, replays and plans themselves. */
export function usePlanning(): Planning | undefined {
  return use(PlanContext)
}
