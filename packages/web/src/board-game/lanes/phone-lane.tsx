// On a phone: the lane of the decision, my mill below it.
import './phone.css'
import type { Good, Move } from '@arkwright/board-game'
import { useMemo } from 'react'
import { answered, useInTime } from '../../play/use-in-time.ts'
import { useLegal, useTable } from '../../play/use-table.ts'
import { millPlace } from '../../telling/places.ts'
import { GoodIcon } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { MarketCell } from './market.tsx'
import { MillCell } from './mill.tsx'
import { laneInQuestion } from './question.ts'
import { TownCell } from './town.tsx'

export function PhoneLane() {
  const good = useLaneInQuestion()
  const mySeat = useTable(session => session.mySeat)
  if (good === undefined) return null
  return (
    <div className={`phone-lane good-${good}`} data-part="lanes">
      <div className="sheet both">
        <div className="board-town" data-place={`town-${good}`}>
          <TownCell good={good} />
        </div>
        <div className="board-market" data-place={`market-${good}`}>
          <MarketCell good={good} />
        </div>
      </div>
      <div className="sheet own">
        <GoodIcon good={good} size={22} />
        <div className="board-mill" data-place={millPlace(good, mySeat)}>
          <MillCell good={good} />
        </div>
      </div>
    </div>
  )
}

function useLaneInQuestion(): Good | undefined {
  const state = useBoard()
  const legal = useLegal()
  const draft = useInTime(
    useTable(session => session.draft),
    answered,
  )
  const pointed = useTable(session => session.pointed) as Move | undefined
  return useMemo(
    () =>
      laneInQuestion(state, {
        legal: [...legal] as Move[],
        tried: (draft?.tried ?? []).map(({ move }) => move as Move),
        pointed,
      }),
    [state, legal, draft, pointed],
  )
}
