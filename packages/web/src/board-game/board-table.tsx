// The table of the board game: main board, companies, forecast and log in one view; on a phone one after the other.
import '../style/board.css'
import '../style/mats.css'
import '../style/outlook.css'
import '../style/board-narrow.css'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { Log } from '../shell/log.tsx'
import { Administration } from './administration.tsx'
import { MyCompany, Rivals } from './companies.tsx'
import { JobMarket } from './job-market.tsx'
import { MarketShare } from './market-share.tsx'
import { Outlook } from './outlook.tsx'
import { ShareTrack } from './share-track.tsx'
import { SpecialMarkers } from './special-markers.tsx'

const SECTIONS = ['company', 'board', 'forecast', 'rivals', 'log'] as const
type Section = (typeof SECTIONS)[number]

export function BoardTable() {
  const [section, show] = useState<Section>('company')
  return (
    <>
      <nav className="section-tabs" aria-label={text.table.parts}>
        {SECTIONS.map(one => (
          <button key={one} type="button" aria-pressed={one === section} onClick={() => show(one)}>
            {text.table.sections[one]}
          </button>
        ))}
      </nav>
      <div className="board-table" data-section={section}>
        <div className="column-market" data-part="board">
          <JobMarket />
        </div>
        <div className="column-board" data-part="board">
          <MarketShare />
          <ShareTrack />
          <div className="chart-and-mat">
            <Administration />
            <SpecialMarkers />
          </div>
        </div>
        <div className="column-companies">
          <div data-part="company">
            <MyCompany />
          </div>
          <div data-part="forecast">
            <Outlook />
          </div>
          <div data-part="rivals">
            <Rivals />
          </div>
          <div data-part="log">
            <Log />
          </div>
        </div>
      </div>
    </>
  )
}
