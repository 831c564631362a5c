// Below the lanes: office, markers or piers and tiles, exchange.
import './strip.css'
import { useForm } from '../../table/use-form.ts'
import { useBoard } from '../use-board.ts'
import { Exchange } from './exchange.tsx'
import { MarkersToTake } from './markers-to-take.tsx'
import { Office } from './office.tsx'
import { OwnTiles } from './own-tiles.tsx'
import { Piers } from './piers.tsx'

export function Strip() {
  const { rules } = useBoard()
  const isDesk = useForm() === 'desk'
  const hasQuay = rules.waterFrame !== null
  return (
    <div className={`board-strip ${hasQuay ? 'with-quay' : ''}`}>
      <Office />
      {hasQuay && <Piers />}
      {hasQuay ? <OwnTiles /> : <MarkersToTake />}
      {/* A tablet has no room for it beside the tiles; the header has the share values. */}
      {(isDesk || !hasQuay) && <Exchange />}
    </div>
  )
}
