// The time rail: what happened and what comes in this cycle, one arrow for each.
import './rail.css'

export function Rail() {
  return <div className="rail" data-part="rail" />
}
