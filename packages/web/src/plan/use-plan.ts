// Lets a waiting player begin a plan from anywhere on the table.
import { createContext, use } from 'react'

export interface Planning {
  begin(): void
}

export const PlanContext = createContext<Planning | undefined>(undefined)

/** Undefined where nothing can be planned: in lessons, replays and plans themselves. */
export function usePlanning(): Planning | undefined {
  return use(PlanContext)
}
