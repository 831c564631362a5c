// Planning ahead is loaded at the tables that have it.
import { Suspense } from 'react'
import { laterNamed } from '../later.ts'
import { usePlanning } from './use-plan.ts'

const PlanButtons = laterNamed(() => import('./plan-buttons.tsx'), 'PlanButtons')

export function PlanButton() {
  const planning = usePlanning()
  return planning === undefined ? null : (
    <Suspense fallback={null}>
      <PlanButtons planning={planning} />
    </Suspense>
  )
}
