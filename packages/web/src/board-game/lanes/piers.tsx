// My piers with their ships, and what harbour and warehouse cost at the end of the decade — WF II.2.6, II.3.2.3, III.4.
import './piers.css'
import { crewOf, harbourWages, harbourWorkers, moves } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal, useTable } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { numbered } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { pierLine } from '../read-water-frame.ts'
import { SHIP_MARKER_IDS } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'

const words = text.waterFrame.harbour

export function Piers() {
  const state = useBoard()
  const legal = useLegal()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  if (player === undefined || player.harbour === null) return null
  const due = harbourWages(state, mySeat)
  const workers = harbourWorkers(state, player.harbour)
  const missing = due - player.cash
  return (
    <section className="sheet piers" data-place={`piers-${mySeat}`} aria-label={words.piers}>
      <h2>{words.piers}</h2>
      {numbered(player.harbour.ships).map(({ value: capacity, place: pier }) => {
        const marker = SHIP_MARKER_IDS[pier] ?? 0
        const sails = [...legal].some(move => move.kind === 'place' && 'marker' in move && move.marker === marker)
        return (
          <Spot
            key={pier}
            mine={capacity > 0}
            moves={[moves['return ship'](pier)]}
            opens={sails ? `marker:${marker}` : undefined}
            className={`pier ${capacity === 0 ? 'free' : ''}`}
            label={pierLine(state, pier, capacity)}
            about={capacity === 0 ? undefined : `ship ${capacity}`}
          >
            {capacity === 0 ? (
              <i>{text.boardLanes.quay.freePier}</i>
            ) : (
              <>
                <Icon name="ship" size={22} />
                <span>
                  <b>{text.boardLanes.quay.carries({ capacity })}</b>
                  <small>{words.crew({ crew: crewOf(state, capacity) })}</small>
                </span>
              </>
            )}
          </Spot>
        )
      })}
      {workers > 0 && (
        <p className={missing > 0 ? 'short' : ''} title={missing > 0 ? words.cannotPay({ missing }) : undefined}>
          {missing > 0 && <Icon name="warn" size={13} />} {text.boardLanes.quay.due({ workers, cost: due })}
        </p>
      )}
    </section>
  )
}
