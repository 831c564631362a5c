// The forecast view: any good, with the changes from the move under the pointer.
import { GOODS, type Good } from '@arkwright/board-game'
import { useState } from 'react'
import { text } from '../../messages/index.ts'
import { useNames, useTable } from '../../play/use-table.ts'
import { wagesLines } from '../read-water-frame.ts'
import { useForecast } from '../use-forecast.ts'
import { describe } from '../words.ts'
import { Calls } from './calls.tsx'
import { FiguresBody } from './figures-body.tsx'
import { Emergencies, ForecastTable } from './forecast-table.tsx'
import { GoodTabs } from './good-tabs.tsx'

const words = text.boardGame.forecast

export function ForecastBody() {
  const [chosen, choose] = useState<Good>()
  const { state, good, now, after, pointed } = useForecast(chosen)
  const names = useNames()
  const seat = useTable(session => session.draft?.seat ?? session.mySeat)
  const shown = after ?? now
  return (
    <FiguresBody>
      <div className="headline">
        <p>
          <b>{words.title({ good })}</b>
        </p>
        <GoodTabs goods={GOODS} good={good} choose={choose} />
      </div>
      <p className="soft">
        {after && pointed ? words.withMove({ move: describe(state, pointed) }) : words.sub({ demand: now.demand })}
      </p>
      {shown.seats.length === 0 ? (
        <p className="soft">{words.nobody}</p>
      ) : (
        <ForecastTable now={now} then={after} seat={seat} head={words.company} />
      )}
      {shown.seats.length > 0 && shown.seats.every(one => one.seat !== seat) && (
        <p className="soft">{words.stripNone({ good })}</p>
      )}
      <Emergencies shown={shown} />
      <Calls state={state} good={good} />
      {wagesLines(state, names).map(line => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
    </FiguresBody>
  )
}
