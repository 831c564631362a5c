// Leader boards, one for each game and number of players.
import '../style/forms.css'
import '../online/online.css'
import type { AnswerOf } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from '../online/api.ts'
import { shownRating } from '../online/rating.ts'
import { WithHouse } from '../online/with-house.tsx'
import { firstGame, GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'

type Leaders = AnswerOf<'GET /api/leaders'>['leaders']
const COUNTS = [2, 3, 4]

export default function LeadersScreen() {
  const words = text.online.profile
  const [game, chooseGame] = useState(firstGame().id)
  const [players, choosePlayers] = useState(2)
  const [leaders, show] = useState<Leaders>([])
  useEffect(() => {
    api.call('GET /api/leaders', { query: { game, players } }).then(
      answer => show(answer.leaders),
      () => show([]),
    )
  }, [game, players])
  return (
    <WithHouse title={text.online.lobby.leaders}>
      <h1>{text.online.lobby.leaders}</h1>
      <p className="side-doors">
        <label className="chooser">
          <span>{words.game}</span>
          <select value={game} onChange={event => chooseGame(event.target.value)}>
            {GAMES.map(({ id }) => (
              <option key={id} value={id}>
                {gameName(id)}
              </option>
            ))}
          </select>
        </label>
        <label className="chooser">
          <span>{words.players}</span>
          <select value={players} onChange={event => choosePlayers(Number(event.target.value))}>
            {COUNTS.map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p className="quiet">{words.rated}</p>
      {leaders.length === 0 ? <p>{words.noLeaders}</p> : <Board leaders={leaders} />}
    </WithHouse>
  )
}

function Board({ leaders }: { leaders: Leaders }) {
  const words = text.online.profile
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{text.result.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.played}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ person, rating, games, wins }, place) => (
          <tr key={person.id}>
            <td>{place + 1}</td>
            <th scope="row">
              <Link to={`/person/${person.id}`}>{person.name}</Link>
            </th>
            <td>{shownRating(rating)}</td>
            <td>{games}</td>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
