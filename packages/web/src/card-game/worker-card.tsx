// A worker card of a mill, or the place for it — CG 1.a.2, CG 1.a.3.
import { moves } from '@arkwright/card-game'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { text } from './messages/index.ts'
import type { OpenMill } from './mill.tsx'
import { Press } from './press-button.tsx'
import { placeOf } from './words.ts'

export function WorkerCard({ state, player, good, factory, position }: OpenMill & { position: 0 | 1 }) {
  const words = text.cardGame.factory
  const side = position === 0 ? factory.first : factory.second
  if (side === 0) {
    // The next card goes to the first free place.
    const isNext = position === 0 || factory.first > 0
    return (
      <Press
        move={isNext ? moves.employ(good) : undefined}
        className="cd workers no"
        label={isNext ? text.cardGame.moves.employ({ good }) : words.noWorkerCard({ position: placeOf(position) })}
      >
        <Icon name="worker" size={16} />
        {isNext && <small>{text.cardLanes.employ}</small>}
      </Press>
    )
  }
  const isAutomated = position === 0 ? factory.firstAutomated : factory.secondAutomated
  const hasToken = player.machineToken === good * 2 + position
  const machines = isAutomated ? (state.rules.machines[position]?.[good] ?? 0) : hasToken ? 1 : 0
  const workers = (state.rules.workers[position]?.[good] ?? 0) - machines
  const goods = state.rules.workerGoods[position]?.[side - 1]?.[good] ?? 0
  return (
    <Press
      move={moves.automate(good, position)}
      className="cd workers"
      label={words.workerCard({ position: placeOf(position), workers, machines, goods })}
    >
      <span className="hands">
        {numbersBelow(workers).map(i => (
          <Icon key={i} name="worker" size={14} />
        ))}
        {numbersBelow(machines).map(i => (
          <span key={`machine ${i}`} className="wheel">
            <Icon name="machine" size={14} />
          </span>
        ))}
      </span>
      <small>
        {text.boardGame.roman({ level: side })} · <b>{goods}</b>
      </small>
    </Press>
  )
}
