// A sale in figures, a company a row.
import './account-table.css'
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { numbered } from '../shell/numbered.ts'

export interface Figure {
  readonly text: string
  readonly isToCome: boolean
}

export interface AccountRow {
  readonly key: string
  readonly name: string
  readonly icon: ReactNode
  readonly isMine: boolean
  readonly figures: readonly (Figure | undefined)[]
}

interface AccountTableProps {
  readonly columns: readonly string[]
  readonly rows: readonly AccountRow[]
  readonly reason: string | undefined
  readonly result: string | undefined
}

export function AccountTable({ columns, rows, reason, result }: AccountTableProps) {
  const words = text.told.sale
  return (
    <div className="account-table">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.columns.company}</span>
            </th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, icon, isMine, figures }) => (
            <tr key={key} className={isMine ? 'mine' : undefined}>
              <th scope="row">
                {icon} <span>{name}</span>
              </th>
              {numbered(figures).map(({ value, place }) => (
                <td key={place} data-to-come={value?.isToCome || undefined}>
                  {value?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {reason !== undefined && <p className="note">{reason}</p>}
      {result === undefined ? <p className="soft">{words.grey}</p> : <p className="note result">{result}</p>}
    </div>
  )
}
