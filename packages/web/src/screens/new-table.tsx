// New table: game, players, set-up, and who sits where.
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { BOT_STRENGTHS, firstGame, GAMES, USUAL_STRENGTH } from '../play/catalogue.ts'
import { newRecord } from '../play/new-game.ts'
import { usualSeats } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Disc } from '../shell/disc.tsx'
import { Link } from '../shell/link.tsx'
import { type SeatPlan, writeRecord } from '../storage/records.ts'

const words = text.newTable
const KINDS: readonly SeatPlan['kind'][] = ['me', 'person', 'bot']

export function NewTable() {
  const [game, chooseGame] = useState(firstGame)
  const [seats, seat] = useState(() => usualSeats(4))
  const [setup, chooseSetUp] = useState(game.setUps[0])
  const start = async () => {
    const record = newRecord(game.id, { players: seats.length, setup }, seats)
    await writeRecord(record)
    goTo(`/table/${record.id}`)
  }
  const change = (index: number, plan: SeatPlan) => seat(seats.map((one, i) => (i === index ? plan : one)))
  return (
    <div className="new-table">
      <header className="masthead">
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <i>{words.title}</i>
        <ThemeChooser />
      </header>
      <main>
        <h1>{words.title}</h1>
        <form
          onSubmit={event => {
            event.preventDefault()
            void start()
          }}
        >
          <fieldset>
            <legend>{words.game}</legend>
            <div className="cards">
              {GAMES.map(one => (
                <label key={one.id} className="card">
                  <input type="radio" name="game" checked={one.id === game.id} onChange={() => chooseGame(one)} />
                  <b>{text.games[one.id]?.name}</b>
                  <span>{text.games[one.id]?.detail}</span>
                  <span className="quiet">{text.games[one.id]?.facts}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="counts">
            <legend>{words.players}</legend>
            <div>
              {game.players.map(count => (
                <label key={count} className="count">
                  <input
                    type="radio"
                    name="players"
                    checked={count === seats.length}
                    onChange={() => seat(usualSeats(count).map((usual, i) => seats[i] ?? usual))}
                  />
                  <span>{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{words.setUp}</legend>
            <div className="cards">
              {game.setUps.map(one => (
                <label key={one} className="card">
                  <input type="radio" name="setup" checked={one === setup} onChange={() => chooseSetUp(one)} />
                  <b>{words.setUps[one].name}</b>
                  <span>{words.setUps[one].detail}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="seats">
            <legend>{words.seats}</legend>
            {seats.map((plan, index) => (
              <SeatRow
                key={text.seats.colours[index]}
                plan={plan}
                index={index}
                change={changed => change(index, changed)}
              />
            ))}
          </fieldset>
          {seats.every(({ kind }) => kind === 'bot') && <p className="quiet">{words.noPerson}</p>}
          <button type="submit" className="primary big">
            {words.start}
          </button>
        </form>
      </main>
    </div>
  )
}

function SeatRow({ plan, index, change }: { plan: SeatPlan; index: number; change(plan: SeatPlan): void }) {
  const colour = text.seats.colours[index] ?? ''
  return (
    <div className={`seat-row seat-edge-${index}`}>
      <Disc seat={index} size={30} />
      <input
        value={plan.name}
        maxLength={24}
        aria-label={words.nameOf(colour)}
        onChange={event => change({ ...plan, name: event.target.value })}
      />
      <select
        value={plan.kind}
        aria-label={words.kindOf(colour)}
        onChange={event => change({ ...plan, kind: event.target.value as SeatPlan['kind'] })}
      >
        {KINDS.map(kind => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      {plan.kind === 'bot' && (
        <select
          value={plan.strength ?? USUAL_STRENGTH}
          aria-label={words.strengthOf(colour)}
          onChange={event => change({ ...plan, strength: event.target.value })}
        >
          {BOT_STRENGTHS.map(strength => (
            <option key={strength} value={strength}>
              {words.strengths[strength] ?? strength}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
