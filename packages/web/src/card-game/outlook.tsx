// Forecast and last production share a place: a production comes up by itself, the forecast when it is my turn to think.
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Steady } from '../shell/steady.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { ProductionFilm, useLastProduction } from './production-film.tsx'

export function Outlook() {
  const words = text.cardGame.film
  const last = useLastProduction()
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
      {film && last !== undefined ? <ProductionFilm key={last.at} production={last} /> : <ForecastPanel />}
    </Steady>
  )
}
