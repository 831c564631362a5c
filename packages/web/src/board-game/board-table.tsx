// The tables of the board game: main board, companies, forecast and log in one view; on a phone one after the other.
import '../style/board.css'
import '../style/table-head.css'
import '../style/mats.css'
import '../style/outlook.css'
import '../style/water-frame.css'
import '../style/harbour.css'
import '../style/tiles.css'
import '../style/timetable.css'
import '../style/motion.css'
import '../style/board-narrow.css'
import '../style/between.css'
import { type ReactNode, useState } from 'react'
import { text } from '../messages/index.ts'
import { Log } from '../shell/log.tsx'
import { Zoomable } from '../shell/zoomable.tsx'
import { Administration } from './administration.tsx'
import { MyCompany, Rivals } from './companies.tsx'
import { EconomyPanel } from './economy-panel.tsx'
import { EventsPanel } from './events-panel.tsx'
import { JobMarket } from './job-market.tsx'
import { MarketShare } from './market-share.tsx'
import { MyHarbour, MyTiles } from './my-harbour.tsx'
import { BoardOutlook } from './outlook.tsx'
import { ShareTrack } from './share-track.tsx'
import { SpecialMarkers } from './special-markers.tsx'
import { TileSupply } from './tile-cards.tsx'

type Section = keyof typeof text.table.sections

interface SectionsProps {
  readonly sections: readonly Section[]
  readonly className: string
  readonly children: ReactNode
}

function Sections({ sections, className, children }: SectionsProps) {
  const [section, show] = useState<Section>('company')
  return (
    <>
      <nav className="section-tabs" aria-label={text.table.parts}>
        {sections.map(one => (
          <button key={one} type="button" aria-pressed={one === section} onClick={() => show(one)}>
            {text.table.sections[one]}
          </button>
        ))}
      </nav>
      <div className={`board-table ${className}`} data-section={section}>
        {children}
      </div>
    </>
  )
}

export function BoardTable() {
  return (
    <Sections sections={['company', 'board', 'forecast', 'rivals', 'log']} className="jenny">
      <Zoomable className="main-board" part="board">
        <div className="column-market">
          <JobMarket />
        </div>
        <div className="column-board">
          <MarketShare />
          <ShareTrack />
          <div className="chart-and-mat">
            <Administration />
            <SpecialMarkers />
          </div>
        </div>
      </Zoomable>
      <Companies log />
    </Sections>
  )
}

export function WaterFrameTable() {
  return (
    <Sections sections={['company', 'harbour', 'board', 'tiles', 'forecast', 'rivals', 'log']} className="water-frame">
      <Zoomable className="main-board" part="board">
        <div className="column-market">
          <JobMarket />
          <EconomyPanel />
        </div>
        <div className="column-board">
          <MarketShare />
          <ShareTrack />
          <div className="chart-and-mat">
            <div className="stacked">
              <Administration />
              <EventsPanel />
            </div>
            <SpecialMarkers />
          </div>
        </div>
      </Zoomable>
      <div className="supply">
        <div data-part="tiles">
          <TileSupply />
        </div>
        <div data-part="log">
          <Log />
        </div>
      </div>
      <Companies>
        <div data-part="harbour">
          <MyTiles />
          <MyHarbour />
        </div>
      </Companies>
    </Sections>
  )
}

function Companies({ log = false, children }: { log?: boolean; children?: ReactNode }) {
  return (
    <div className="column-companies">
      <div data-part="company">
        <MyCompany />
      </div>
      {children}
      <div data-part="forecast">
        <BoardOutlook />
      </div>
      <div data-part="rivals">
        <Rivals />
      </div>
      {log && (
        <div data-part="log">
          <Log />
        </div>
      )}
    </div>
  )
}
