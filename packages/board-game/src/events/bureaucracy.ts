// Bureaucracy — WF II.1: from now on the cheapest space of the administration chart is closed, unless a tile allows it.
import { including } from '../bits.ts'
import { event } from './event.ts'

const CHEAPEST_SPACE = 0

export const bureaucracy = event('bureaucracy', {
  happens(state) {
    state.forbiddenSpaces = including(state.forbiddenSpaces, CHEAPEST_SPACE)
  },
})
