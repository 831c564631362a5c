// A group of figures drawn as it would look in print: which drawing suits which group.
import type { BoxGroup } from '@arkwright/kernel'
import type { ComponentType } from 'react'
import { ArrowTracks } from './arrows.tsx'
import { DoubleCards, GoodCards } from './cards.tsx'
import { JobMarketTop } from './job-market.tsx'
import { FactoryMat } from './mats.tsx'
import { EconomyMarkers, Pieces } from './pieces.tsx'
import { Plates } from './plates.tsx'
import { Seats } from './seats.tsx'
import type { DrawingProps } from './shown.ts'
import { Tracks } from './tracks.tsx'

export function Drawing(props: DrawingProps) {
  const Suited = drawingOf(props.group)
  return <Suited {...props} />
}

const BY_ID: readonly (readonly [RegExp, ComponentType<DrawingProps>])[] = [
  [/^job-market-spaces$/, JobMarketTop],
  [/^arrows-/, ArrowTracks],
  [/^factory-mat-/, FactoryMat],
  [/^economy-markers-/, EconomyMarkers],
  [/^factory-|-workers-/, GoodCards],
  [/^double-cards-/, DoubleCards],
  [/^contract$/, Tracks],
]

function drawingOf({ id, editor, numbers }: BoxGroup): ComponentType<DrawingProps> {
  const byId = BY_ID.find(([pattern]) => pattern.test(id))?.[1]
  if (byId !== undefined) return byId
  if (editor === 'copies' || isCounted(id)) return Pieces
  if (editor === 'seats') return Seats
  const single = numbers.every(({ path }) => path.length === 1)
  return editor === 'tile' || single ? Plates : Tracks
}

/** Supplies of cards and the tiles that are always out count pieces too. */
function isCounted(id: string): boolean {
  return id.startsWith('supply') || id === 'tilesAlwaysOut'
}
