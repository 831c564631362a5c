// Above the board: the timetable, everyone's cash and shares, and the active player.
import { type Player, type State, shareValue } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Cash } from '../shell/cash.tsx'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Timetable } from './timetable.tsx'
import { useBoard } from './use-board.ts'

const words = text.boardGame.holdings

export function BoardHead() {
  const state = useBoard()
  return (
    <>
      <Timetable />
      <ul className="holdings">
        {numbered(state.players).map(({ value: player, place: seat }) => (
          <Chip key={seat} state={state} player={player} seat={seat} />
        ))}
      </ul>
    </>
  )
}

function Chip({ state, player, seat }: { state: State; player: Player; seat: number }) {
  const name = useNames()[seat] ?? ''
  const thinking = useTable(session => session.thinking)
  const value = shareValue(state, player)
  const moving = state.step !== 'over' && state.seat === seat
  return (
    <li className={`holding seat-edge-${seat} ${moving ? 'moving' : ''} ${moving && thinking ? 'thinking' : ''}`}>
      <Disc seat={seat} size={26} />
      <span className="holding-name">
        {name}
        {state.startPlayer === seat && (
          <span role="img" aria-label={words.startPlayer} title={words.startPlayer}>
            <Icon name="start" size={13} />
          </span>
        )}
      </span>
      <Cash amount={player.cash} />
      <span className="holding-shares">
        {words.shares({ count: player.shares, value })}
        {player.loans > 0 && <em> · {words.loans({ count: player.loans })}</em>}
      </span>
    </li>
  )
}
