// The measured handicaps: which seat gets what, how that was measured, and why some tables have none.
import { type AnyGame, type FairSeats, isMeasured, reasonOf, type Unmeasured } from '@arkwright/kernel'
import { columns } from '../print/text.ts'

export interface SeatsOf {
  readonly game: string
  readonly players: number
  readonly found: FairSeats | Unmeasured
}

/** For the number of players that is named, or for each. */
export function seatsOf(game: AnyGame, options: unknown, players: number | undefined): readonly SeatsOf[] {
  const { min, max } = game.players
  const counts = players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players]
  return counts
    .filter(count => count > 1)
    .map(count => ({
      game: game.id,
      players: count,
      found: game.fairSeats(game.parseOptions({ ...(options as object), players: count })),
    }))
}

export function seatsText(all: readonly SeatsOf[]): string {
  const rows = all.map(({ game, players, found }) => [
    game,
    String(players),
    ...(isMeasured(found) ? measured(found) : ['none', reasonOf(found)]),
  ])
  return `${columns([['game', 'players', 'handicap by seat', 'how sure'], ...rows], [1]).join('\n')}\n`
}

function measured(found: FairSeats): readonly string[] {
  const { handicap, unit, wins, doubt, games, simulations, isShown, date, revision, edition } = found
  const pounds = handicap.map(amount => `£${amount}`).join(', ')
  const bots = `hard bots, ${simulations} simulations, ${games} games until ${date}, revision ${revision}`
  const played = edition === undefined ? bots : `${bots}, edition of ${edition}`
  const verdict = isShown ? 'every seat within three points of even' : 'three points of even not shown'
  return [`${pounds} of ${unit}`, `${played}: wins ${wins.join(', ')} % (± ${doubt}), ${verdict}`]
}
