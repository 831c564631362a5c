// The calls of a sale in a row: the space, and everyone who sells there.
import { demandFor, type Good, IMPORTER, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useShortNames } from '../../play/use-table.ts'
import { Disc } from '../../shell/disc.tsx'
import { Icon } from '../../shell/icon.tsx'
import { lastCustomer, tieWords } from '../ties.ts'
import { callsOf } from './calls-of.ts'

const words = text.boardContexts.calls

export function Calls({ state, good }: { state: State; good: Good }) {
  const names = useShortNames()
  const calls = callsOf(state, good)
  if (calls.length === 0) return null
  const tie = lastCustomer(state, good, calls, demandFor(state, good))
  return (
    <>
      <ol className="calls" aria-label={words.title} data-title={words.title}>
        {calls.map(({ space, takers }) => (
          <li
            key={space}
            aria-label={words.call({
              space,
              names: takers.map(one => (one === IMPORTER ? text.boardGame.board.importer : (names[one] ?? ''))),
            })}
          >
            <b>{space}</b>
            {takers.map(one =>
              one === IMPORTER ? (
                <span key={one} className="importer-badge">
                  <Icon name="ship" size={12} />
                </span>
              ) : (
                <Disc key={one} seat={one} size={18} />
              ),
            )}
          </li>
        ))}
      </ol>
      {tie !== undefined && <p className="soft">{tieWords(tie, names)}</p>}
    </>
  )
}
