// What can be done with a whole factory while a question about it is open: start with it, build, upgrade, produce,
// load.
import { moves } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Spot } from '../shell/spot.tsx'
import type { FactoryProps } from './factory.tsx'

/** Moves about a good only; those of the second list also need a quantity. */
const SINGLE = ['choose', 'build', 'upgrade', 'advance', 'assign'] as const
const COUNTED = ['produce', 'load'] as const

export function Deeds({ good, mine }: FactoryProps) {
  const legal = useLegal()
  if (!mine) return null
  const words = text.cardGame
  const here = [...legal].filter(move => 'good' in move && move.good === good)
  return (
    <>
      {SINGLE.filter(kind => here.some(move => move.kind === kind)).map(kind => (
        <Spot key={kind} moves={[moves[kind](good)]} className="deed" label={words.moves[kind]({ good })}>
          {words.factory[kind]}
        </Spot>
      ))}
      {COUNTED.filter(kind => here.some(move => move.kind === kind)).map(kind => (
        <Spot
          key={kind}
          moves={[]}
          opens={`${kind}:${good}`}
          className="deed"
          label={kind === 'load' ? words.moves.loadGroup({ good }) : words.moves.produceGroup({ good })}
        >
          {words.factory[kind]}
        </Spot>
      ))}
    </>
  )
}
