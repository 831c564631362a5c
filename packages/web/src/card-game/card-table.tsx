// The table of the card game: market, supply, companies, forecast and log in one view; on a phone one after the other.
import '../style/board.css'
import '../style/table-head.css'
import '../style/mats.css'
import '../style/outlook.css'
import '../style/board-narrow.css'
import '../style/between.css'
import '../style/card-table.css'
import '../style/card-board.css'
import '../style/card-factory.css'
import '../style/card-market.css'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { Log } from '../shell/log.tsx'
import { MyCompany, Rivals } from './companies.tsx'
import { Market } from './market.tsx'
import { CardOutlook } from './outlook.tsx'
import { Grid } from './solo-grid.tsx'
import { Supply } from './supply.tsx'
import { TitlesPanel } from './titles-panel.tsx'
import { usePosition } from './use-position.ts'

const SECTIONS = ['company', 'board', 'forecast', 'rivals', 'log'] as const
type Section = (typeof SECTIONS)[number]

export function CardTable() {
  const state = usePosition()
  const { solo } = state
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
      <div className="board-table card-table" data-section={section}>
        <div className="cg-column" data-part="board">
          <Market />
          {solo === null ? <Supply /> : <Grid state={state} solo={solo} />}
        </div>
        <div className="cg-column" data-part="company">
          <MyCompany />
        </div>
        <div className="cg-column">
          <div data-part="forecast">
            <CardOutlook />
          </div>
          <div data-part="rivals">
            <Rivals />
          </div>
          <div data-part="log">
            <Log />
            {solo !== null && <TitlesPanel />}
          </div>
        </div>
      </div>
    </>
  )
}
