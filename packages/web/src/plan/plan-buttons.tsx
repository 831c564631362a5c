// In the action bar while others play: plan ahead, or the turn that is prepared.
import './plan-button.css'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import type { Prepared } from './prepared.ts'
import type { Planning } from './use-plan.ts'

const words = text.plan
const WAYS: readonly Prepared['way'][] = ['offer', 'play', 'play if as good']

export function PlanButtons({ planning }: { planning: Planning }) {
  const { prepared, keep } = planning
  return (
    <div className="plan">
      {prepared !== undefined && <Kept prepared={prepared} keep={keep} />}
      <button type="button" className="tool" onClick={planning.begin}>
        <Icon name="hint" size={18} /> {prepared === undefined ? words.begin : words.again}
      </button>
    </div>
  )
}

function Kept({ prepared, keep }: { prepared: Prepared; keep: Planning['keep'] }) {
  return (
    <>
      <label>
        <span>{words.prepared}</span>
        <select
          value={prepared.way}
          onChange={event => keep({ ...prepared, way: event.target.value as Prepared['way'] })}
        >
          {WAYS.map(way => (
            <option key={way} value={way}>
              {way === 'play if as good' ? words.ways[way]({ promise: prepared.promise ?? 0 }) : words.ways[way]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="tool" onClick={() => keep(undefined)}>
        {words.drop}
      </button>
    </>
  )
}
