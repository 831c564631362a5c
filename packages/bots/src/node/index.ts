// The parts that need Node: threads, and external programs as players. Pages import the package itself, never this
// file.
export { CorpusWriter, type OpenCorpus, withCorpus } from './corpus-file.ts'
export { playCorpus } from './corpus-threads.ts'
export { linesOf, TOO_LONG } from './lines.ts'
export { Program } from './program.ts'
export { Thinkers, type Thought } from './thinkers.ts'
