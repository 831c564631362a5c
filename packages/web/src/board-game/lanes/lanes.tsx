// The board as four lanes, one for each good: town, my mill, my quay, the market, the others' mills.
import './lanes.css'
import { GOODS, type Good, type State } from '@arkwright/board-game'
import { memo, type ReactNode } from 'react'
import { text } from '../../messages/index.ts'
import { useTable, useWatched } from '../../play/use-table.ts'
import { useForm } from '../../table/use-form.ts'
import { millPlace } from '../../telling/places.ts'
import { GoodIcon } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { Drawing } from './drawings.tsx'
import { Economy } from './economy.tsx'
import { MarketCell } from './market.tsx'
import { MillCell } from './mill.tsx'
import { QuayCell, QuayHead } from './quay.tsx'
import { RivalsCell, RivalsHead } from './rivals.tsx'
import { TownCell, TownHead } from './town.tsx'

const words = text.boardLanes

export function Lanes() {
  const state = useBoard()
  const hasQuay = state.rules.waterFrame !== null
  const hasRivals = useForm() === 'desk'
  const watched = useWatched()
  return (
    <table className={`board-lanes ${hasQuay ? 'with-quay' : ''}`} aria-label={words.label}>
      <thead>
        <tr className="lane-heads">
          <Head of="good">
            <span className="unseen">{words.good}</span>
          </Head>
          <Head of="board-town">
            <TownHead />
          </Head>
          <Head of="board-mill">
            <b className="title">
              {watched === undefined ? words.mill.title : text.tableFrame.header.companyOf({ name: watched })}
            </b>
            <Drawing of="mill" />
          </Head>
          {hasQuay && (
            <Head of="board-quay">
              <QuayHead />
            </Head>
          )}
          <Head of="board-market">
            <b className="title">{words.market.title}</b>
            <small>{words.market.by}</small>
            <Drawing of="market" />
          </Head>
          {hasRivals && (
            <Head of="board-rivals">
              <RivalsHead isNarrow={hasQuay} />
            </Head>
          )}
        </tr>
      </thead>
      <tbody>
        {GOODS.map(good => (
          <Lane key={good} good={good} isActive={isActiveGood(state, good)} hasQuay={hasQuay} hasRivals={hasRivals} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ of, children }: { of: string; children: ReactNode }) {
  return (
    <th scope="col" className={`head ${of}`}>
      {children}
    </th>
  )
}

interface LaneProps {
  readonly good: Good
  readonly isActive: boolean
  readonly hasQuay: boolean
  readonly hasRivals: boolean
}

/** Its cells follow the position on their own: those with moves first, the others after the response. */
const Lane = memo(function Lane({ good, isActive, hasQuay, hasRivals }: LaneProps) {
  const mySeat = useTable(session => session.mySeat)
  return (
    <tr className={`lane good-${good} ${isActive ? 'active' : ''}`} data-good={good}>
      <th scope="row" className="label">
        <GoodIcon good={good} size={24} />
        <b>{text.boardGame.goodTitle({ good })}</b>
        {isActive && <em>{words.now}</em>}
        {hasQuay && <Economy good={good} />}
      </th>
      <td className="board-town" data-place={`town-${good}`}>
        <TownCell good={good} />
      </td>
      <td className="board-mill" data-place={millPlace(good, mySeat)}>
        <MillCell good={good} />
      </td>
      {hasQuay && (
        <td className="board-quay" data-place={`quay-${good}-${mySeat}`}>
          <QuayCell good={good} />
        </td>
      )}
      <td className="board-market" data-place={`market-${good}`}>
        <MarketCell good={good} />
      </td>
      {hasRivals && (
        <td className="board-rivals">
          <RivalsCell good={good} />
        </td>
      )}
    </tr>
  )
})

export function isActiveGood({ cycle, decade, rules }: State, good: Good): boolean {
  return good === cycle && decade > 0 && decade <= rules.decades
}
