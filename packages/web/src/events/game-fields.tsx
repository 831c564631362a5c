// What an event or a league plays: game, players, options and printing, asked as at a new table.
import { Suspense } from 'react'
import { laterNamed } from '../later.ts'
import { text } from '../messages/events.ts'
import { Refused } from '../online/form.tsx'
import { firstGame, GAMES, type Listed } from '../play/catalogue.ts'
import { type ChosenOptions, optionsOf } from '../play/options.ts'
import { optionsWith, printingWith } from '../play/printing-choice.ts'
import { GameCards, OptionCards, PlayerCounts } from '../screens/option-cards.tsx'
import styles from './events.module.css'
import type { Chosen } from './terms-fields.tsx'

const PrintingChooser = laterNamed(() => import('../printings/printing-chooser.tsx'), 'PrintingChooser')

function listedOf(game: string): Listed {
  return GAMES.find(({ id }) => id === game) ?? firstGame()
}

/** An event needs rivals. */
function countsOf({ players }: Listed): number[] {
  return players.filter(count => count > 1)
}

export function GameFields({ chosen, change }: { chosen: Chosen; change(chosen: Chosen): void }) {
  const { seats, options, printing } = chosen
  const game = listedOf(chosen.game)
  const chooseGame = (one: Listed) => {
    const counts = countsOf(one)
    const kept = counts.includes(seats) ? seats : (counts[0] ?? seats)
    change({ ...chosen, game: one.id, seats: kept, options: {}, printing: undefined })
  }
  const chooseOptions = (wanted: ChosenOptions) =>
    change({ ...chosen, options: wanted, printing: printingWith(wanted, printing) })
  return (
    <div className={`new-table ${styles['plays']}`}>
      <fieldset>
        <legend>{text.newTable.game}</legend>
        <GameCards games={GAMES} game={game} choose={chooseGame} />
      </fieldset>
      <PlayerCounts counts={countsOf(game)} chosen={seats} choose={count => change({ ...chosen, seats: count })} />
      <OptionCards game={game} players={seats} chosen={options} choose={chooseOptions} />
      <Suspense>
        <PrintingChooser
          game={game.id}
          chosen={printing}
          choose={one => change({ ...chosen, printing: one, options: optionsWith(one, options) })}
        />
      </Suspense>
    </div>
  )
}

/** The options of every table of the event. */
export async function eventOptions({
  game,
  seats,
  options,
  printing,
}: Chosen): Promise<Readonly<Record<string, unknown>>> {
  const wanted = { players: seats, ...optionsOf(listedOf(game).options, { ...options, players: seats }) }
  if (printing === undefined) return wanted
  const { optionsBy } = await import('../printings/printing-table.ts')
  const altered = await optionsBy(printing, wanted)
  if (typeof altered === 'string') throw new Refused(altered)
  return altered
}
