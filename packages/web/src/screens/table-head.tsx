// The head of every table: the title, the game's own part, and the menu.
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { TableKeys } from '../shell/table-keys.tsx'

interface TableHeadProps {
  readonly title: string
  /** What an online table adds. */
  readonly more?: ReactNode
  readonly menu: ReactNode
}

export function TableHead({ title, more, menu }: TableHeadProps) {
  const page = useTable(session => session.page)
  return (
    <header className="table-head">
      <h1>
        <Link to="/" className="brand">
          {text.name}
        </Link>{' '}
        <i>{title}</i>
      </h1>
      <page.Head />
      {more}
      <div className="head-tools">
        <TableKeys />
        <details className="menu">
          <summary aria-label={text.table.menu}>
            <Icon name="machine" size={20} />
          </summary>
          <div>{menu}</div>
        </details>
      </div>
    </header>
  )
}
