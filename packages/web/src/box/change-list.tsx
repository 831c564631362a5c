// The numbers that a printing prints differently: ours, and what it has.
import style from './change-list.module.css'
import type { NumberChange } from './changes.ts'

export function ChangeList({ changes }: { changes: readonly NumberChange[] }) {
  return (
    <ul className={style['changes']}>
      {changes.map(({ key, label, ours, theirs }) => (
        <li key={key}>
          <span>{label}</span>
          <b>
            <s>{ours}</s> → {theirs}
          </b>
        </li>
      ))}
    </ul>
  )
}
