// The market board: appeal markers, demand, arrows, wages — CG setup 9, CG 1.b, CG 1.a.1, CG 1.a.2, CG ruling 5.
import { ALL_GOODS, type Good } from './components/names.ts'
import type { DemandCause } from './events.ts'
import type { Rules } from './rules.ts'
import { entry, type Factory, type State } from './state.ts'
import type { Emit } from './step.ts'

/** The arrows a marker passes: red ones upwards count plus, green ones downwards minus. */
function arrowsPassed(rules: Rules, good: Good, from: number, to: number): number {
  let arrows = 0
  for (let border = Math.min(from, to); border < Math.max(from, to); border++) {
    arrows += entry(rules.arrows[good], border)
  }
  return to > from ? arrows : -arrows
}

/** At the end of its track a marker stays; further steps are lost. */
function moveDemand(state: State, good: Good, steps: number, cause: DemandCause, emit: Emit): void {
  const { rules } = state
  const from = entry(state.demand, good)
  const to = Math.max(rules.demandMin, Math.min(rules.figures.demandMax, from + steps))
  if (to === from) return
  state.demand[good] = to
  emit?.({ type: 'demand', good, from, to, cause })
}

/** More workers have an income: every demand marker goes down by one, wages go up by one step. */
export function newWorkers(state: State, cause: DemandCause, emit: Emit): void {
  for (const good of ALL_GOODS) moveDemand(state, good, -1, cause, emit)
  if (state.wageSpace + 1 >= state.rules.wages.length) return
  state.wageSpace++
  emit?.({ type: 'wages', from: state.wageSpace - 1, to: state.wageSpace, cause })
}

export function wage(state: State): number {
  return entry(state.rules.wages, state.wageSpace)
}

export function moveAppeal(state: State, good: Good, factory: Factory, to: number, emit: Emit): void {
  const from = factory.marker
  if (from === to) return
  factory.marker = to
  emit?.({ type: 'appeal', seat: state.seat, good, from, to })
  moveDemand(state, good, arrowsPassed(state.rules, good, from, to), 'appeal', emit)
}

/** A rival's marker goes up; it stops at the end of the track. */
export function raiseRival(
  state: State,
  rival: number,
  good: Good,
  steps: number,
  cause: DemandCause,
  emit: Emit,
): void {
  const appeal = state.rivals[rival]?.appeal
  if (appeal === undefined) throw new Error(`there is no rival ${rival}`)
  const from = entry(appeal, good)
  const to = Math.min(state.rules.figures.appealMax, from + steps)
  appeal[good] = to
  emit?.({ type: 'rival appeal', rival, good, from, to })
  moveDemand(state, good, arrowsPassed(state.rules, good, from, to), cause, emit)
}

/** How many goods the home market takes at this appeal. */
export function saleLimit(state: State, good: Good, appeal: number): number {
  return Math.max(0, Math.min(appeal, appeal - entry(state.demand, good)))
}
