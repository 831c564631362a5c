// In the action bar while others play: plan ahead, or the turn that is prepared.
import './plan-button.css'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { type Prepared, usePrepared } from './prepared.ts'
import { usePlanning } from './use-plan.ts'

const words = text.plan
const WAYS: readonly Prepared['way'][] = ['offer', 'play', 'play if as good']

export function PlanButton() {
  const planning = usePlanning()
  const id = useTable(session => session.record.id)
  const prepared = usePrepared(({ byTable }) => byTable[id])
  if (planning === undefined) return null
  return (
    <div className="plan">
      {prepared !== undefined && <Kept id={id} prepared={prepared} />}
      <button type="button" className="tool" onClick={planning.begin}>
        <Icon name="hint" size={18} /> {prepared === undefined ? words.begin : words.again}
      </button>
    </div>
  )
}

function Kept({ id, prepared }: { id: string; prepared: Prepared }) {
  const keep = usePrepared(turns => turns.keep)
  return (
    <>
      <label>
        <span>{words.prepared}</span>
        <select
          value={prepared.way}
          onChange={event => keep(id, { ...prepared, way: event.target.value as Prepared['way'] })}
        >
          {WAYS.map(way => (
            <option key={way} value={way}>
              {way === 'play if as good' ? words.ways[way]({ promise: prepared.promise ?? 0 }) : words.ways[way]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="tool" onClick={() => keep(id, undefined)}>
        {words.drop}
      </button>
    </>
  )
}
