// What a copy says in words, by group of the box.
import type { Printing } from '@arkwright/kernel'
import style from './change-list.module.css'
import { groupTitle } from './names.ts'

export function NoteList({ printing: { notes } }: { printing: Printing }) {
  if (notes === undefined) return null
  return (
    <ul className={style['changes']}>
      {Object.entries(notes).map(([group, note]) => (
        <li key={group}>
          <span>{groupTitle(group)}</span>
          <i>{note}</i>
        </li>
      ))}
    </ul>
  )
}
