// A player's profile: ratings and games.
import '../style/forms.css'
import '../online/online.css'
import type { AnswerOf, Table } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from '../online/api.ts'
import { BlockButton } from '../online/block-button.tsx'
import { faultWords } from '../online/faults.ts'
import { useHouse } from '../online/house.ts'
import { rememberTables } from '../online/known-tables.ts'
import { shownRating } from '../online/rating.ts'
import { TableList } from '../online/table-list.tsx'
import { day } from '../online/time.ts'
import { WithHouse } from '../online/with-house.tsx'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'

type Profile = AnswerOf<'GET /api/people/:person'>

export default function ProfileScreen({ id }: { id: string }) {
  const words = text.online.profile
  const [profile, show] = useState<Profile | string>()
  useEffect(() => {
    api.call('GET /api/people/:person', { params: { person: id } }).then(show, error => show(faultWords(error)))
  }, [id])
  return (
    <WithHouse title={words.title}>
      {profile === undefined && <p className="loading">{text.loading}</p>}
      {typeof profile === 'string' && <p role="alert">{profile}</p>}
      {typeof profile === 'object' && (
        <>
          <Facts profile={profile} />
          <Finished person={id} />
        </>
      )}
      <p>
        <Link to="/leaders">{text.online.lobby.leaders}</Link>
      </p>
    </WithHouse>
  )
}

/** The player's games that I may see. */
function Finished({ person }: { person: string }) {
  const words = text.online.profile
  const me = useHouse(house => house.me?.id)
  const [tables, show] = useState<readonly Table[]>()
  useEffect(() => {
    void me
    api.call('GET /api/people/:person/tables', { params: { person }, query: {} }).then(
      ({ tables: found }) => {
        rememberTables(found)
        show(found)
      },
      () => show([]),
    )
  }, [person, me])
  return <TableList title={words.finished} none={words.noFinished} tables={tables} />
}

function Facts({ profile: { person, since, ratings, games } }: { profile: Profile }) {
  const words = text.online.profile
  return (
    <>
      <h1>{person.name}</h1>
      <p className="quiet">
        {person.program ? words.program : person.registered ? words.registered : words.guest} ·{' '}
        {words.since({ day: day(since) })}
      </p>
      <p>
        <BlockButton person={person} />
      </p>
      <h2>{words.ratings}</h2>
      {ratings.length === 0 ? (
        <p className="quiet">{words.noRatings}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col">{words.players}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, players, rating, games: played, wins }) => (
              <tr key={`${game} ${players}`}>
                <th scope="row">{gameName(game)}</th>
                <td>{players}</td>
                <td>{shownRating(rating)}</td>
                <td>{played}</td>
                <td>{wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>{words.games}</h2>
      {games.length === 0 ? (
        <p className="quiet">{words.noGames}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col">{words.players}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ game, players, played, won }) => (
              <tr key={`${game} ${players}`}>
                <th scope="row">{gameName(game)}</th>
                <td>{players}</td>
                <td>{played}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
