// A new table at this screen that is played by a variant.
import { optionsOf as tableOptions } from '@arkwright/kernel'
import { useState } from 'react'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { newRecord } from '../play/new-game.ts'
import { type ChosenOptions, optionsOf } from '../play/options.ts'
import { usualSeats } from '../play/seats.ts'
import { goTo } from '../router.ts'
import { OptionCards, PlayerCounts } from '../screens/option-cards.tsx'
import { SeatRows, seated } from '../screens/seat-rows.tsx'
import { Link } from '../shell/link.tsx'
import { writeRecord } from '../storage/records.ts'
import { Differences } from './differences.tsx'
import { text } from './messages/index.ts'
import type { Opened } from './use-shown.ts'

export function NewVariantTable({ shown: { printing, name, reason }, game }: Opened) {
  const listed = GAMES.find(({ id }) => id === game.id)
  const [seats, seat] = useState(() => usualSeats(listed?.usualPlayers ?? game.players.max))
  const [chosen, choose] = useState<ChosenOptions>({})
  if (listed === undefined) return null
  const decided = { ...printing.variant?.options, ...(printing.edition !== undefined && { edition: printing.edition }) }
  const open = { ...listed, options: listed.options.filter(option => !Object.hasOwn(decided, option.name)) }
  const players = seats.length
  const start = async () => {
    const options = tableOptions(printing, game, { players, ...optionsOf(open.options, { ...chosen, players }) })
    const record = newRecord(game.id, options, seated(seats))
    await writeRecord(record)
    goTo(`/table/${record.id}`)
  }
  return (
    <div className="new-table">
      <h1>{name}</h1>
      <p className="quiet">{gameName(game.id)}</p>
      <p>{reason}</p>
      <Differences printing={printing} game={game} />
      <form
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        <PlayerCounts
          counts={listed.players}
          chosen={players}
          choose={count => seat(usualSeats(count).map((usual, i) => seats[i] ?? usual))}
        />
        <OptionCards game={open} players={players} chosen={chosen} choose={choose} />
        <SeatRows game={listed.id} seats={seats} change={seat} />
        <button type="submit" className="primary big">
          {text.newTable.start}
        </button>
      </form>
      <Link to="#/variants">{text.variants.back}</Link>
    </div>
  )
}
