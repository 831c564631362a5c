// A table with a row for each company.
import '../style/ledger.css'
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from './disc.tsx'
import { numbered } from './numbered.ts'

export interface Column<T> {
  readonly title: string
  of(row: T): ReactNode
}

/** The rows are in seat order. */
export function CompanyLedger<T>({ columns, rows }: { columns: readonly Column<T>[]; rows: readonly T[] }) {
  const names = useNames()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{text.result.company}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ value, place: seat }) => (
          <tr key={seat}>
            <th scope="row">
              <Disc seat={seat} /> {names[seat]}
            </th>
            {columns.map(({ title, of }) => (
              <td key={title}>{of(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
