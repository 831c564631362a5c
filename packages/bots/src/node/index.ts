// What needs Node: threads to think in, and outside programs as players. Pages import the package itself, never this.
export { linesOf, TOO_LONG } from './lines.ts'
export { Program } from './program.ts'
export { Thinkers, type Thought } from './thinkers.ts'
