// Prices of mills that the view does not show: each press sets one and ends the turn.
import './price-ends.css'
import type { Good } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Option } from '../../play/control.ts'
import { EndPress } from '../../table/end-press.tsx'
import { GoodIcon } from '../symbols.tsx'

export interface PriceRow {
  readonly good: Good
  readonly options: readonly Option[]
}

/** So many fit into a row. */
export const MOST_IN_ROW = 7

export function PriceEnds({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <div className="price-ends">
      {rows.map(({ good, options }) => (
        <fieldset key={good} className={`good-${good}`} aria-label={text.boardControl.priceOf({ good })}>
          <GoodIcon good={good} size={17} />
          {options.map(option => (
            <EndPress key={option.label} option={option} leavesRest>
              {option.label}
            </EndPress>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
