// A division of a season: table with form, and the cross table.
import { text } from '../messages/events.ts'
import { useHouse } from '../online/house.ts'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import styles from './events.module.css'
import type { League } from './league-page.tsx'
import { decimal, percent } from './score.ts'

type Division = League['divisions'][number]

export function DivisionTable({ division }: { division: Division }) {
  const words = text.events.league
  const { table } = division
  return (
    <section className={styles['part']}>
      <h3>{words.division({ division: division.division })}</h3>
      <div className={`ledger-scroll ${styles['scroll']}`}>
        <Lines table={table} />
      </div>
      <p className="quiet">{words.formHelp}</p>
      {table.length > 1 && <CrossTable division={division} />}
      <p>
        <Link
          to={`#/events/${division.event}`}
          label={text.common.labelled({ name: words.division({ division: division.division }), what: words.event })}
        >
          {words.event}
        </Link>
      </p>
    </section>
  )
}

function Lines({ table }: Pick<Division, 'table'>) {
  const words = text.events.league
  const columns = text.events.standings
  const me = useHouse(house => house.me?.id)
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{text.result.place}</th>
          <th scope="col">{columns.player}</th>
          <th scope="col">{columns.points}</th>
          <th scope="col">{columns.margin}</th>
          <th scope="col">{columns.played}</th>
          <th scope="col">{words.form}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ entry, place, person, points, margin, played, form, moves }) => (
          <tr key={entry} className={person.id === me ? styles['mine'] : undefined}>
            <td>{place}</td>
            <th scope="row">
              <Link to={`/person/${person.id}`}>{person.name}</Link>
              {moves !== 'stays' && <small className={styles[moves]}>{words.moves[moves]}</small>}
            </th>
            <td>{decimal(points)}</td>
            <td>{columns.pounds({ margin: Math.round(margin) })}</td>
            <td>{played}</td>
            <td>
              <span className={styles['form-bars']}>
                {numbered(form).map(({ place: number, value: share }) => (
                  <span key={number} style={{ backgroundSize: `${Math.round(share * 100)}% 3px` }}>
                    {percent(share)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CrossTable({ division: { table, cross } }: { division: Division }) {
  const words = text.events.league
  return (
    <details className={styles['round']}>
      <summary>{words.cross}</summary>
      <p className="quiet">{words.crossHelp}</p>
      <div className={`ledger-scroll ${styles['scroll']}`}>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{text.events.standings.player}</th>
              {table.map(({ entry, person }) => (
                <th key={entry} scope="col">
                  {person.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ entry, person }, row) => (
              <tr key={entry}>
                <th scope="row">
                  <Link to={`/person/${person.id}`}>{person.name}</Link>
                </th>
                {table.map((other, column) => {
                  const { better, met } = cross[row]?.[column] ?? { better: 0, met: 0 }
                  return <td key={other.entry}>{met === 0 ? '–' : words.crossCell({ better, met })}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
