// Makes a corpus, or goes on with one.
import { BOT_NAMES, type CorpusPlan, headerOf } from '@arkwright/bots'
import { CorpusWriter, playCorpus } from '@arkwright/bots/node'
import { BadInput, didYouMean, shown } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import { chosenGame, chosenOptions, GAMES } from '../games.ts'
import { grouped } from '../print/text.ts'
import { givenPrinting } from '../printing-files.ts'
import { Progress } from '../progress.ts'
import { FINE, type Terminal, writeJson } from '../terminal.ts'
import { version } from '../version.ts'
import type { Work } from './work.ts'

const MOST_GAMES = 100_000_000
const MOST_SIMS = 1_000_000
const MOST_THREADS = 64
const MOST_SECONDS = 1_000_000
const LONGEST_SEED = 80

export const make: Work = async (path, given, terminal) => {
  const plan = await planFrom(given, terminal)
  const games = given.integer('games', { min: 1, max: MOST_GAMES }) ?? 1000
  const threads = given.integer('threads', { min: 1, max: MOST_THREADS }) ?? 1
  const seconds = given.integer('seconds', { min: 1, max: MOST_SECONDS }) ?? Number.POSITIVE_INFINITY
  const progress = new Progress(terminal.error)
  const writer = new CorpusWriter(path, headerOf(plan, GAMES))
  const before = writer.games
  const started = performance.now()
  const spent = (): number => (performance.now() - started) / 1000
  try {
    for await (const batch of playCorpus(plan, { from: before + 1, to: games, threads })) {
      writer.add(batch)
      progress.show(() => `${grouped(writer.games)} of ${grouped(games)} games`)
      if (spent() > seconds) break
    }
  } finally {
    writer.close()
  }
  progress.end()
  const played = writer.games - before
  const report = { ...plan, file: path, games: writer.games, played, seconds: spent() }
  if (given.has('json')) writeJson(terminal.output, report)
  else terminal.output.write(asText(report, before))
  return FINE
}

async function planFrom(given: Arguments, { input }: Terminal): Promise<CorpusPlan> {
  const printing = await givenPrinting(given, input)
  const { game } = chosenGame(given, printing)
  const wanted = given.text('level') ?? 'medium'
  const level = BOT_NAMES.find(name => name === wanted)
  if (level === undefined) {
    throw new BadInput(`--level must be one of ${BOT_NAMES.join(', ')}${didYouMean(wanted, BOT_NAMES)}`)
  }
  const seed = given.text('seed') ?? 'corpus'
  if (seed.length > LONGEST_SEED) throw new BadInput(`--seed must be a text of at most ${LONGEST_SEED} characters`)
  return {
    game: game.id,
    revision: game.revision,
    options: chosenOptions(given, game, printing),
    level,
    sims: given.integer('sims', { min: 1, max: MOST_SIMS }) ?? 64,
    seed,
    program: version(),
  }
}

interface Report {
  readonly file: string
  readonly games: number
  readonly played: number
  readonly seconds: number
}

function asText({ file, games, played, seconds }: Report, before: number): string {
  const had = before === 0 ? '' : ` It held ${grouped(before)} before.`
  const speed = played === 0 ? '' : ` ${grouped(played)} played in ${seconds.toFixed(1)} s.`
  return `${shown(file)} holds ${grouped(games)} games.${had}${speed}\n`
}
