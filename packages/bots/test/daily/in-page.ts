// Runs in a page: the figures of the Daily Mill, as the browser computes them.
import { firstPositions, firstTurnsOfExpert, wholeGames } from './days.ts'
import { POSITIONS } from './positions.ts'

Object.assign(globalThis, { firstPositions, firstTurnsOfExpert, wholeGames, POSITIONS })
