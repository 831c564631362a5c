// A worker card at the left of a factory, or the place for it — CG 1.a.2, CG 1.a.3.
import { type Factory, moves } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { CardSpot } from './card-spot.tsx'
import type { FactoryProps } from './factory.tsx'
import { GoodIcon } from './symbols.tsx'
import { placeOf } from './words.ts'

interface WorkerCardProps extends FactoryProps {
  readonly factory: Factory
  readonly position: 0 | 1
}

export function WorkerCard({ state, player, good, mine, factory, position }: WorkerCardProps) {
  const words = text.cardGame.factory
  const legal = useLegal()
  const asked = mine && [...legal].some(({ kind }) => kind === 'employ' || kind === 'automate')
  const side = position === 0 ? factory.first : factory.second
  if (side === 0) {
    // The next card goes to the first free place.
    const next = position === 0 || factory.first > 0
    return (
      <CardSpot
        mine={asked && next}
        moves={[moves.employ(good)]}
        className="cg-card cg-worker empty"
        label={words.noWorkerCard({ position: placeOf(position) })}
      >
        <Icon name="worker" size={18} />
      </CardSpot>
    )
  }
  const automated = position === 0 ? factory.firstAutomated : factory.secondAutomated
  const token = player.machineToken === good * 2 + position
  const machines = automated ? (state.rules.machines[position]?.[good] ?? 0) : token ? 1 : 0
  const workers = (state.rules.workers[position]?.[good] ?? 0) - machines
  const goods = state.rules.workerGoods[position]?.[side - 1]?.[good] ?? 0
  return (
    <CardSpot
      mine={asked}
      moves={[moves.automate(good, position)]}
      className={`cg-card cg-worker ${automated ? 'automated' : ''}`}
      label={words.workerCard({ position: placeOf(position), workers, machines, goods })}
    >
      <span className="cg-hands">
        {numbersBelow(workers).map(i => (
          <Icon key={i} name="worker" size={16} />
        ))}
        {numbersBelow(machines).map(i => (
          <span key={i} className={`cg-machine ${token ? 'cg-token' : ''}`}>
            <Icon name="machine" size={16} />
          </span>
        ))}
      </span>
      <span className="cg-output">
        <i>{text.boardGame.roman({ level: side })}</i>
        <span>
          <b>{goods}</b> <GoodIcon good={good} size={14} />
        </span>
      </span>
    </CardSpot>
  )
}
