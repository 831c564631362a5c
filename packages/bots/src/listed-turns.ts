// Every turn a bot considers, with its figures: a list to read and choose from.
import { type MachineState, type Move, SEATS, type Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { HintedTurn } from './bot.ts'
import type { Expertise } from './expertise.ts'
import { rateTurns, texts } from './greedy-bot.ts'
import { differences } from './hints.ts'
import { winChance } from './win-chance.ts'

export interface ListedTurn extends Omit<HintedTurn, 'sims' | 'winChance'> {
  /** Absent for a solo player: there is no rival to compare with. */
  readonly winChance?: number
}

/** The thorough turns of the seat that decides, best first by the projection. The state must stop at each draw. */
export function listTurns<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
): ListedTurn[] {
  const before = figuresOf(expertise, state, seat)
  const now = worthsOf(expertise, state)
  return rateTurns(expertise, state, seat, 'thorough').map(({ turn }) => {
    const worths = worthsOf(expertise, turn.state)
    return {
      moves: texts(turn.moves),
      score: at(worths, seat),
      ...(worths.length > 1 && { winChance: winChance(worths, seat, expertise.doubt(turn.state)) }),
      figures: differences(before, figuresOf(expertise, turn.state, seat)),
      rivalsLoss: strongestRival(now, seat) - strongestRival(worths, seat),
    }
  })
}

function figuresOf<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
): Readonly<Record<string, number>> {
  return expertise.outlooks?.(state)[seat] ?? {}
}

function worthsOf<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
): readonly number[] {
  const worths = SEATS.map(() => 0)
  expertise.project(state, worths)
  return worths.slice(0, expertise.seats(state))
}

/** 0 for a solo player. */
function strongestRival(worths: readonly number[], seat: Seat): number {
  const rivals = worths.filter((_, other) => other !== seat)
  return rivals.length === 0 ? 0 : Math.max(...rivals)
}
