// The last sale as a short film: call by call, token by token — SJ III.1.
import { type BoardEvent, IMPORTER } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { FilmControls, useFrames } from '../shell/film.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'

const words = text.boardGame.film
const PER_CALL = 750

export type SaleEvent = Extract<BoardEvent, { type: 'sale' }>

/** The last sale, and the number of moves before it. */
export function useLastSale(): { at: number; sale: SaleEvent } | undefined {
  const history = useTable(session => session.played.history)
  const looking = useTable(session => session.looking)
  for (const { at, events } of history.toReversed()) {
    if (looking !== undefined && at > looking) continue
    const sale = (events as readonly BoardEvent[]).find(event => event.type === 'sale')
    if (sale !== undefined) return { at, sale }
  }
  return undefined
}

export function SaleFilm({ sale }: { sale: SaleEvent }) {
  const names = useNames()
  const { calls, demand } = sale
  const frames = useFrames(calls.length, PER_CALL)
  const done = calls.slice(0, frames.shown)
  const takers = done.flatMap(call => call.takers)
  const call = done.at(-1)
  return (
    <Panel title={words.title({ good: sale.good })} sub={words.sub({ demand })} className="film">
      <div className="film-tokens" role="img" aria-label={words.left({ tokens: Math.max(0, demand - takers.length) })}>
        {numbersBelow(Math.max(demand, takers.length)).map(i => (
          <span key={i} className={`token ${i < takers.length ? 'taken' : ''}`}>
            <Token taker={takers[i]} />
          </span>
        ))}
      </div>
      <p className="film-call">
        {frames.over
          ? words.end
          : call === undefined
            ? words.noCall
            : words.calling({
                space: call.space,
                names: [...new Set(call.takers)].map(taker => nameOf(taker, names)),
              })}{' '}
        <span className="quiet">{words.left({ tokens: Math.max(0, demand - takers.length) })}</span>
      </p>
      <ul className="film-sums">
        {[...new Set(takers)].map(taker => (
          <li key={taker}>
            <Token taker={taker} />{' '}
            {words.sold({ name: nameOf(taker, names), count: takers.filter(one => one === taker).length })}
          </li>
        ))}
      </ul>
      <p className="quiet film-order">{words.order}</p>
      <FilmControls frames={frames} count={calls.length} words={words} />
    </Panel>
  )
}

function Token({ taker }: { taker: number | undefined }) {
  if (taker === undefined) return null
  if (taker !== IMPORTER) return <Disc seat={taker} size={22} />
  return (
    <span className="importer-badge">
      <Icon name="ship" size={15} />
    </span>
  )
}

function nameOf(taker: number, names: readonly string[]): string {
  return taker === IMPORTER ? text.boardGame.board.importer : (names[taker] ?? '')
}
