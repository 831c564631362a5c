// The tabs of the board games on a phone: my mills, my quay, what lies on the table, the others.
import './phone.css'
import { GOODS, type State } from '@arkwright/board-game'
import type { ReactNode } from 'react'
import { text } from '../../messages/index.ts'
import type { PhoneTab, Position } from '../../play/game-page.ts'
import { GoodIcon } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { Decades } from './decades.tsx'
import { Exchange } from './exchange.tsx'
import { isActiveGood } from './lanes.tsx'
import { MarkersToTake } from './markers-to-take.tsx'
import { MillCell } from './mill.tsx'
import { Office } from './office.tsx'
import { OwnTiles } from './own-tiles.tsx'
import { Piers } from './piers.tsx'
import { QuayCell } from './quay.tsx'
import { RivalsCell } from './rivals.tsx'
import { TownCell, TownHead } from './town.tsx'

const words = text.boardLanes.tabs

export function phoneTabs(position: Position): readonly PhoneTab[] {
  const { rules } = position as State
  return [
    { key: 'mills', label: words.mills, icon: 'factory', Body: Mills },
    ...(rules.waterFrame === null
      ? []
      : [{ key: 'quay', label: words.quay, icon: 'ship', Body: Quay } satisfies PhoneTab]),
    { key: 'table', label: words.table, icon: 'coins', Body: Table },
    { key: 'rivals', label: words.rivals, icon: 'workers', Body: Others },
  ]
}

/** One line for each good, with its icon. */
function Goods({ kind, children }: { kind: string; children(good: 0 | 1 | 2 | 3): ReactNode }) {
  const state = useBoard()
  return GOODS.map(good => (
    <div key={good} className={`good-line ${kind} good-${good} ${isActiveGood(state, good) ? 'active' : ''}`}>
      <span role="img" aria-label={text.boardGame.goodTitle({ good })}>
        <GoodIcon good={good} size={22} />
      </span>
      {children(good)}
    </div>
  ))
}

function Mills() {
  return (
    <div className="phone-tab">
      <section className="sheet" data-part="lanes" aria-label={words.mills}>
        <Goods kind="mills">
          {good => (
            <div className="board-mill">
              <MillCell good={good} />
            </div>
          )}
        </Goods>
      </section>
    </div>
  )
}

function Quay() {
  return (
    <div className="phone-tab quays">
      <section className="sheet" data-part="lanes" aria-label={words.quay}>
        <Goods kind="quay">
          {good => (
            <div className="board-quay">
              <QuayCell good={good} />
            </div>
          )}
        </Goods>
      </section>
      <Piers />
      <OwnTiles />
    </div>
  )
}

function Table() {
  const { rules } = useBoard()
  return (
    <div className="phone-tab tables" data-part="strip">
      <Office />
      {rules.waterFrame === null && <MarkersToTake />}
      <Exchange />
      {rules.waterFrame !== null && <Decades />}
    </div>
  )
}

function Others() {
  return (
    <div className="phone-tab">
      <section className="sheet" aria-label={words.rivals}>
        <div className="board-town town-line">
          <TownHead />
        </div>
        <Goods kind="others">
          {good => (
            <>
              <div className="board-town">
                <TownCell good={good} />
              </div>
              <div className="board-rivals">
                <RivalsCell good={good} />
              </div>
            </>
          )}
        </Goods>
      </section>
    </div>
  )
}
