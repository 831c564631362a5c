// The card game's steps, run by the kernel's machine.
import { stepMachine } from '@arkwright/kernel'
import type { CardGameEvent } from './events.ts'
import { actionSteps } from './flow/action.ts'
import { productionCosts } from './flow/costs.ts'
import { developmentSteps } from './flow/development.ts'
import { finalScoring } from './flow/final-scoring.ts'
import { keepingSteps } from './flow/keeping.ts'
import { leftoverPassages, leftoverSteps } from './flow/leftovers.ts'
import { preparationPassages, preparationSteps } from './flow/preparation.ts'
import { priceSteps } from './flow/price.ts'
import { productionPassages } from './flow/production.ts'
import { saleSteps } from './flow/sale.ts'
import { shareValuePassages, shareValueSteps } from './flow/share-value.ts'
import { startingSteps } from './flow/starting.ts'
import { startingPassages } from './flow/starting-order.ts'
import { supplyPassages, supplySteps } from './flow/supply.ts'
import { takingPassages, takingSteps } from './flow/taking.ts'
import { endOfTurn } from './flow/turn-end.ts'
import type { Move } from './moves.ts'
import { turnNumber } from './parts.ts'
import { gridSteps } from './solo/grid.ts'
import { opponentSteps } from './solo/opponents.ts'
import type { State } from './state.ts'
import type { CardGamePassage, CardGameStep } from './step.ts'

const steps: readonly CardGameStep[] = [
  ...supplySteps,
  ...gridSteps,
  ...startingSteps,
  ...actionSteps,
  ...priceSteps,
  ...developmentSteps,
  ...takingSteps,
  ...keepingSteps,
  ...opponentSteps,
  ...saleSteps,
  ...leftoverSteps,
  ...shareValueSteps,
  ...preparationSteps,
]
const passages: readonly CardGamePassage[] = [
  ...supplyPassages,
  ...startingPassages,
  ...takingPassages,
  endOfTurn,
  ...productionPassages,
  ...leftoverPassages,
  productionCosts,
  ...shareValuePassages,
  ...preparationPassages,
  finalScoring,
]

export const machine = stepMachine<State, Move, CardGameEvent>(steps, passages, turnNumber)
