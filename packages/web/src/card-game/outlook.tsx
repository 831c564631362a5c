// Forecast and last production of the card game.
import { text } from '../messages/index.ts'
import { Outlook } from '../shell/outlook.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { ProductionFilm, useLastProduction } from './production-film.tsx'

export function CardOutlook() {
  const last = useLastProduction()
  const film = last && <ProductionFilm key={last.at} production={last} />
  return <Outlook at={last?.at} tabs={text.cardGame.film} film={film} forecast={<ForecastPanel />} />
}
