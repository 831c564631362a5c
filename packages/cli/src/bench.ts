// Measures the speed of a game: the best and the median of many short windows after a warm-up, beside a yardstick
// measured in the same run.
import {
  type AnyGame,
  type AnyJournal,
  chooseRandomly,
  forkRandom,
  Journal,
  type MachineState,
  type Move,
  parseGameFile,
  pick,
  playOut,
  seedRandom,
  verifyGameFile,
  writeGameFile,
} from '@arkwright/kernel'

/** Short, so that some windows fall between interruptions on a shared machine. */
const WINDOW_SECONDS = 0.05
const SHARES = { play: 0.6, copy: 0.15, replay: 0.25 }
const WARM_UP_SHARE = 0.2

export const YARDSTICK =
  'one op: 32 steps of an xorshift loop on integers and the copy of an object of four numbers and a list of four'

export interface Speed {
  readonly game: string
  readonly players: number
  readonly movesPerSecond: number
  /** The median of the windows, which shows how busy the machine was. */
  readonly medianMovesPerSecond: number
  readonly gamesPerSecond: number
  readonly nanosecondsPerCopy: number
  readonly millisecondsPerReplay: number
}

export function yardstick(seconds: number): number {
  let word = 1770
  let piece = { a: 1, b: 2, c: 3, d: 4, list: [1, 2, 3, 4] }
  const rates = measure(seconds, () => {
    for (let op = 0; op < 2000; op++) {
      for (let i = 0; i < 32; i++) {
        word ^= word << 13
        word ^= word >>> 17
        word ^= word << 5
      }
      piece = { a: word, b: piece.a, c: piece.b, d: piece.c, list: piece.list.slice() }
    }
    return 2000
  })
  if (piece.a !== word) throw new Error('the yardstick was not measured')
  return rates.best
}

/** Random games, with the legal moves listed at every decision. */
export function speedOf(game: AnyGame, options: unknown, seconds: number, stage: (what: string) => void): Speed {
  stage('random games')
  const play = playRates(game, options, seconds * SHARES.play)
  stage('copies of a position')
  const copies = measure(seconds * SHARES.copy, copier(game, options)).best
  stage('replays of a file')
  const replays = measure(seconds * SHARES.replay, replayer(game, options)).best
  return {
    game: game.id,
    players: game.seats(options),
    ...play,
    nanosecondsPerCopy: 1e9 / copies,
    millisecondsPerReplay: 1000 / replays,
  }
}

function playRates(
  game: AnyGame,
  options: unknown,
  seconds: number,
): Pick<Speed, 'movesPerSecond' | 'medianMovesPerSecond' | 'gamesPerSecond'> {
  const random = seedRandom('bench')
  const choose = chooseRandomly<MachineState<Move>, Move>(seedRandom('players of the bench'))
  let moves = 0
  let games = 0
  const { best, median } = measure(seconds, () => {
    const count = playOut(game, game.setup(options, forkRandom(random)), choose)
    moves += count
    games++
    return count
  })
  return { movesPerSecond: best, medianMovesPerSecond: median, gamesPerSecond: (best * games) / moves }
}

function copier(game: AnyGame, options: unknown): () => number {
  const whole = finishedGame(game, options)
  const position = whole.at(whole.moves.length >> 1)
  // Each copy is kept until the next one, so that no compiler removes it.
  const shelf = [position]
  return () => {
    for (let i = 0; i < 200; i++) shelf[0] = game.copy(position)
    return 200
  }
}

function replayer(game: AnyGame, options: unknown): () => number {
  const text = JSON.stringify(writeGameFile(finishedGame(game, options)))
  return () => {
    if (!verifyGameFile(parseGameFile(text), [game]).ok) throw new Error('a game does not verify its own file')
    return 1
  }
}

function finishedGame(game: AnyGame, options: unknown): AnyJournal {
  const journal: AnyJournal = new Journal(game, options, 'bench')
  const random = seedRandom('players of the bench')
  while (game.pending(journal.position) !== undefined) journal.play(pick(random, game.moves(journal.position)).text)
  return journal
}

/** How often the work is done in a second. Each call returns how many times it did the work. */
function measure(seconds: number, work: () => number): { best: number; median: number } {
  const rates: number[] = []
  const started = performance.now()
  const elapsed = (): number => (performance.now() - started) / 1000
  while (elapsed() < seconds * WARM_UP_SHARE) work()
  do rates.push(rateOf(work))
  while (elapsed() < seconds)
  rates.sort((a, b) => a - b)
  return { best: rates.at(-1) ?? 0, median: rates[rates.length >> 1] ?? 0 }
}

function rateOf(work: () => number): number {
  const started = performance.now()
  let done = 0
  let elapsed = 0
  do {
    done += work()
    elapsed = (performance.now() - started) / 1000
  } while (elapsed < WINDOW_SECONDS)
  return done / elapsed
}
