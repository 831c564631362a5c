// Shows the card about the thing under the pointer, the focus or a long press. The card is loaded with the first one.
import { lazy, Suspense } from 'react'
import { useThing } from './use-thing.ts'

const ThingCard = lazy(() => import('./thing-card.tsx'))

export function ExplainCard() {
  const { thing, hold, release } = useThing()
  if (thing === undefined) return null
  return (
    <Suspense fallback={null}>
      <ThingCard thing={thing} hold={hold} release={release} />
    </Suspense>
  )
}
