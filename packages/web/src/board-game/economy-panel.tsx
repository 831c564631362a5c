// The economy markers of each good: those revealed, and those still to come — WF 4.1.I, 5.I.
import { GOODS, has } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { GoodIcon } from './symbols.tsx'
import { useBoardLater } from './use-board.ts'

const words = text.waterFrame.board

export function EconomyPanel() {
  const { rules, economySeen } = useBoardLater()
  const markers = rules.waterFrame?.economyMarkers ?? []
  return (
    <Panel title={words.economy} sub={words.economySub} className="economy">
      <div className="economy-grid">
        {GOODS.map(good => (
          <div key={good} className={`economy-column good-${good}`}>
            <GoodIcon good={good} size={18} />
            {numbered(markers).map(({ value: { importer, workers }, place }) => {
              const seen = has(economySeen[good], place)
              const label = words.economySeen({ importer, workers, when: seen ? 'revealed' : 'other' })
              return (
                <span
                  key={place}
                  className={`economy-marker ${seen ? 'seen' : ''}`}
                  role="img"
                  aria-label={label}
                  title={label}
                >
                  {importer}·{workers}
                </span>
              )
            })}
          </div>
        ))}
      </div>
    </Panel>
  )
}
