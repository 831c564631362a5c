// Forecast and last sale of the board game.
import { text } from '../messages/index.ts'
import { Outlook } from '../shell/outlook.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { SaleFilm, useLastSale } from './sale-film.tsx'

export function BoardOutlook() {
  const last = useLastSale()
  const film = last && <SaleFilm key={last.at} sale={last.sale} />
  return <Outlook at={last?.at} tabs={text.boardGame.film} film={film} forecast={<ForecastPanel />} />
}
