// The place of a sale in the centre of the table: loaded with the first sale.
import { Suspense } from 'react'
import { laterNamed } from '../later.ts'
import type { Telling } from './use-telling.ts'

const SaleStageBody = laterNamed(() => import('./sale-stage-body.tsx'), 'SaleStageBody')

export function SaleStage({ sale }: { sale: Telling }) {
  return (
    <Suspense fallback={null}>
      <SaleStageBody sale={sale} />
    </Suspense>
  )
}
