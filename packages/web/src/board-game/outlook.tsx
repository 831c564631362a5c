// Forecast and last sale share a place: a sale comes up by itself, the forecast when it is my turn to think.
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Steady } from '../shell/steady.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { SaleFilm, useLastSale } from './sale-film.tsx'

const words = text.boardGame.film

export function Outlook() {
  const last = useLastSale()
  const tried = useTable(session => session.draft?.tried.length ?? 0)
  const pointed = useTable(session => session.pointed !== undefined)
  const turn = useTable(session => session.draft?.turn)
  const [film, showFilm] = useState(false)
  const at = last?.at
  useEffect(() => {
    if (at !== undefined) showFilm(true)
  }, [at])
  useEffect(() => {
    if (tried > 0 || pointed) showFilm(false)
  }, [tried, pointed])
  return (
    <Steady className="outlook" until={turn}>
      {last !== undefined && (
        <fieldset className="tabs" aria-label={text.table.sections.forecast}>
          <button type="button" aria-pressed={!film} onClick={() => showFilm(false)}>
            {words.forecastTab}
          </button>
          <button type="button" aria-pressed={film} onClick={() => showFilm(true)}>
            {words.tab}
          </button>
        </fieldset>
      )}
      {film && last !== undefined ? <SaleFilm key={last.at} sale={last.sale} /> : <ForecastPanel />}
    </Steady>
  )
}
