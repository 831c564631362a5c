// The standings of an event: points with what they are made of, margin, and the result of every round.
import { text } from '../messages/events.ts'
import { useHouse } from '../online/house.ts'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import styles from './events.module.css'
import { type Event, nameIn } from './players.ts'
import { showRound } from './rounds.tsx'
import { decimal, hundredths, percent } from './score.ts'

export function Standings({ event }: { event: Event }) {
  const words = text.events.standings
  const me = useHouse(house => house.me?.id)
  const isCorrected = event.scoring === 'rivals'
  const counted = Math.max(0, ...event.standings.map(({ shares }) => shares.length))
  const any = event.standings.some(({ shares }) => shares.some(share => share !== null))
  if (!any) {
    return event.state === 'open' ? null : (
      <section className={styles['part']}>
        <h2>{words.title}</h2>
        <p className="quiet">{words.none}</p>
      </section>
    )
  }
  return (
    <section className={styles['part']}>
      <h2>{words.title}</h2>
      <div className={`ledger-scroll ${styles['scroll']}`}>
        <table className="ledger">
          <caption className="unseen">{words.caption({ count: counted })}</caption>
          <thead>
            <tr>
              <th scope="col">{text.result.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.points}</th>
              {isCorrected && <th scope="col">{words.shares}</th>}
              {isCorrected && <th scope="col">{words.correction}</th>}
              <th scope="col">{words.margin}</th>
              <th scope="col">{words.played}</th>
              {Array.from({ length: counted }, (_, i) => i + 1).map(round => (
                <th key={round} scope="col">
                  <button
                    type="button"
                    className="plain small"
                    aria-label={words.roundLong({ round })}
                    onClick={() => showRound(round)}
                  >
                    {words.round({ round })}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {event.standings.map(({ entry, place, points, correction, margin, played, shares, corrections }) => {
              const { person } = event.entries.find(({ number }) => number === entry) ?? { person: null }
              return (
                <tr key={entry} className={person !== null && person.id === me ? styles['mine'] : undefined}>
                  <td>{place}</td>
                  <th scope="row">
                    {person === null ? (
                      nameIn(event, entry)
                    ) : (
                      <Link to={`/person/${person.id}`}>{nameIn(event, entry)}</Link>
                    )}
                  </th>
                  <td>{decimal(points)}</td>
                  {isCorrected && <td>{decimal(hundredths(points) - hundredths(correction))}</td>}
                  {isCorrected && <td>{decimal(correction, 'exceptZero')}</td>}
                  <td>{words.pounds({ margin: Math.round(margin) })}</td>
                  <td>{played}</td>
                  {numbered(shares).map(({ place: round, value: share }) => (
                    <td key={round}>{share === null ? '–' : percent(share + (corrections[round] ?? 0))}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="quiet">{isCorrected ? words.helpRivals : words.help}</p>
    </section>
  )
}
