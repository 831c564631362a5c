// Spoilt moves, options and game files: each must lead to a refusal or one clear sentence, and change nothing.
import {
  type AnyJournal,
  BadInput,
  Journal,
  parseGameFile,
  pick,
  type RandomState,
  randomBelow,
  seedRandom,
  verifyGameFile,
  writeGameFile,
} from '@arkwright/kernel'
import { mutateText, mutateValue, oddText, oddValue } from './mutate.ts'
import { chooseOptions, FUZZED_GAMES } from './option-space.ts'

export interface Tried {
  readonly inputs: number
  /** How many were refused, led to an error, or were accepted. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly faults: readonly string[]
  /** The slowest single input, in milliseconds, and what it was. */
  readonly slowest: { readonly milliseconds: number; readonly what: string }
}

type Outcome = 'refused' | 'clear error' | 'accepted'
/** Then another game starts. */
const INPUTS_A_GAME = 60
/** A sentence may list what would be right, but not repeat a long input. */
const LONGEST_SENTENCE = 2_000

export function tryInputs(inputs: number, seed: string, progress: (inputs: number) => void = () => {}): Tried {
  const outcomes = new Map<string, number>()
  const faults: string[] = []
  let slowest = { milliseconds: 0, what: '' }
  let tried = 0
  for (let number = 0; tried < inputs && faults.length < 10; number++) {
    const random = seedRandom(`${seed} ${number}`)
    const journal = someGame(number, random)
    for (let i = 0; i < INPUTS_A_GAME && tried < inputs; i++) {
      const kind = pick(random, KINDS)
      tried++
      const started = performance.now()
      const note = (what: string): void => {
        const milliseconds = performance.now() - started
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what: `${kind.name}: ${what.slice(0, 200)}` }
      }
      try {
        const outcome = `${kind.name} ${kind.attempt(journal, random, note)}`
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      } catch (error) {
        faults.push(
          `${kind.name}, game "${seed} ${number}", input ${i}: ${error instanceof Error ? error.stack : String(error)}`,
        )
      }
    }
    progress(tried)
  }
  return { inputs: tried, outcomes, faults, slowest }
}

/** In the middle of a game. */
function someGame(number: number, random: RandomState): AnyJournal {
  const { game, options } = chooseOptions(number, random)
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), `inputs ${number}`)
  const moves = randomBelow(random, 120)
  for (let i = 0; i < moves && game.pending(journal.position) !== undefined; i++) {
    journal.play(pick(random, game.moves(journal.position)).text)
  }
  return journal
}

interface Kind {
  readonly name: string
  attempt(journal: AnyJournal, random: RandomState, note: (what: string) => void): Outcome
}

const KINDS: readonly Kind[] = [
  { name: 'move', attempt: attemptMove },
  { name: 'options', attempt: attemptOptions },
  { name: 'file', attempt: attemptFile },
]

function attemptMove(journal: AnyJournal, random: RandomState, note: (what: string) => void): Outcome {
  const { game } = journal
  const known = pick(random, game.vocabulary).text
  const legal = game.moves(journal.position)
  const text = pick(random, [
    known,
    mutateText(known, random),
    oddText(random),
    legal.length === 0 ? known : pick(random, legal).text,
  ])
  const before = JSON.stringify(game.save(journal.position))
  const moves = journal.moves.length
  const refusal = journal.play(text)
  note(text)
  if (refusal === undefined) {
    if (journal.moves.length !== moves + 1) throw new Error(`${text} was accepted but is not in the journal`)
    return 'accepted'
  }
  if (JSON.stringify(game.save(journal.position)) !== before)
    throw new Error(`${text} was refused but changed the state`)
  if (refusal.code === '' || refusal.rule === '') throw new Error(`${text} was refused without a reason`)
  return 'refused'
}

function attemptOptions({ game, options }: AnyJournal, random: RandomState, note: (what: string) => void): Outcome {
  const whole = { ...(options as object), components: figuresOf(game.components(options), random) }
  const spoilt = randomBelow(random, 8) === 0 ? oddValue(random) : mutateTimes(whole, random)
  return judged(() => {
    try {
      const read = game.parseOptions(spoilt)
      // Accepted options can be set up, and read again from what was read.
      game.setup(read, seedRandom('set up'))
      game.parseOptions(JSON.parse(JSON.stringify(read)))
    } finally {
      note(shortly(spoilt))
    }
    return 'accepted'
  })
}

function attemptFile(journal: AnyJournal, random: RandomState, note: (what: string) => void): Outcome {
  const file = writeGameFile(journal, { hideSeed: randomBelow(random, 2) === 0, names: ['Ada', 'Ben'] })
  const text =
    randomBelow(random, 2) === 0 ? JSON.stringify(mutateTimes(file, random)) : mutateText(JSON.stringify(file), random)
  return judged(() => {
    try {
      return verifyGameFile(parseGameFile(text ?? ''), FUZZED_GAMES).ok ? 'accepted' : 'refused'
    } finally {
      note(text ?? '')
    }
  })
}

/** Anything but one clear sentence is our fault and is thrown on. */
function judged(attempt: () => Outcome): Outcome {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (error.message === '' || error.message.length > LONGEST_SENTENCE)
      throw new Error(`The sentence is ${error.message.length} characters long: ${error.message.slice(0, 300)}`)
    return 'clear error'
  }
}

/** Spoils one to three things. */
function mutateTimes(value: unknown, random: RandomState): unknown {
  let spoilt = value
  for (let i = randomBelow(random, 3); i >= 0; i--) spoilt = mutateValue(spoilt, random)
  return spoilt
}

/** Corrects some figures to their own values, so that mutation reaches inside them. */
function figuresOf(
  table: Readonly<Record<string, { readonly value: unknown }>>,
  random: RandomState,
): Record<string, unknown> {
  const names = Object.keys(table).filter(() => randomBelow(random, 12) === 0)
  return Object.fromEntries(names.map(name => [name, table[name]?.value]))
}

function shortly(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, 200) ?? ''
  } catch {
    return 'too deep to show'
  }
}
