// The sale call by call: which company sells, which is left out, and why.
import { IMPORTER } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { Disc } from '../../shell/disc.tsx'
import { Icon } from '../../shell/icon.tsx'
import { numbered } from '../../shell/numbered.ts'
import type { Tie, ToldCall, ToldSale } from './sale.ts'

const words = text.library.companion

function nameOf(taker: number): string {
  return taker === IMPORTER ? words.importer : (text.seats.colours[taker] ?? '')
}

export function CompanionCalls({ told: { calls } }: { told: ToldSale }) {
  return (
    <section className="calls" aria-live="polite">
      <h3>{words.result}</h3>
      {calls.length === 0 && <p className="quiet">{words.nothing}</p>}
      <ol>
        {calls.map(call => (
          <CallLine key={call.space} call={call} />
        ))}
      </ol>
    </section>
  )
}

function CallLine({ call }: { call: ToldCall }) {
  const names = call.takers.map(nameOf)
  return (
    <li>
      <b className="call-space">{words.call({ space: call.space })}</b>
      <span className="call-takers" aria-hidden="true">
        {numbered(call.takers).map(({ place, value: taker }) =>
          taker === IMPORTER ? (
            <span key={place} className="importer-badge">
              <Icon name="ship" size={15} />
            </span>
          ) : (
            <Disc key={place} seat={taker} size={22} />
          ),
        )}
      </span>
      <span className="call-words">
        {words.takes({ names, count: names.length })}
        <small>{reasonsOf(call).join(' · ')}</small>
      </span>
    </li>
  )
}

function reasonsOf({ left, ties, soldOut, tooLate }: ToldCall): string[] {
  return [
    ...ties.map(tieWords),
    ...soldOut.map(seller => words.soldOut({ name: nameOf(seller) })),
    ...tooLate.map(seller => words.tooLate({ name: nameOf(seller) })),
    left < 0 ? words.over({ tokens: -left }) : words.left({ tokens: left }),
  ]
}

function tieWords({ why, first, second }: Tie): string {
  if (why === 'importer last') return words.importerLast({ name: nameOf(first) })
  return (why === 'quality' ? words.byQuality : words.together)({ first: nameOf(first), second: nameOf(second) })
}
