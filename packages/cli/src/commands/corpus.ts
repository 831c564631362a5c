// arkwright corpus: a file of many bot games: make it, verify it, look into it, import it into a server's explorer.
import { BOT_NAMES } from '@arkwright/bots'
import { BadInput, didYouMean, shown } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { importCorpus } from '../corpus/import.ts'
import { list, show } from '../corpus/look.ts'
import { make } from '../corpus/make.ts'
import { verifyCorpus } from '../corpus/verify.ts'
import type { Work } from '../corpus/work.ts'
import { GAME_FLAGS } from '../games.ts'
import { fileFault } from '../read.ts'

const WORKS: Readonly<Record<string, Work>> = { make, verify: verifyCorpus, list, show, import: importCorpus }
const NAMES = Object.keys(WORKS)

export const corpus: Command = {
  name: 'corpus',
  summary: 'a file of many bot games: make, verify, list, show, import',
  operands: { name: 'WORK FILE', most: 2 },
  flags: {
    ...GAME_FLAGS,
    level: { value: 'NAME', what: `make: the level of all bots: ${BOT_NAMES.join(', ')} (default medium)` },
    sims: { value: 'M', what: 'make: simulations a decision, for levels that search (default 64)' },
    games: { value: 'K', what: 'make: how many games the file shall hold (default 1000)' },
    seed: { value: 'TEXT', what: 'make: game 7 is dealt by “TEXT 7” (default corpus)' },
    threads: { value: 'N', what: 'make: how many games are played at once (default 1)' },
    seconds: { value: 'T', what: 'make: stop after this time, with the games finished by then' },
    sample: { value: 'K', what: 'verify: only every K-th game' },
    again: { what: 'verify: also let the bots play the games again, and compare every move' },
    number: { value: 'N', what: 'show: which game (default 1)' },
    data: { value: 'FILE', what: 'import: the file of the server (default data/arkwright.sqlite, or DATABASE_URL)' },
  },
  notes: [
    'make goes on with a file that was interrupted, or that shall hold more games. The same plan gives the same games,',
    'with any number of threads. docs/corpus.md describes the file: gzip, a line of JSON for each game.',
    'show prints a game file, so: arkwright corpus show bots.gz --number 7 | arkwright replay -',
  ],
  examples: [
    'arkwright corpus make --players 2 --level medium --games 10000 --threads 2 bots.gz',
    'arkwright corpus verify bots.gz --sample 100 --again',
    'arkwright corpus list bots.gz',
    'arkwright corpus import bots.gz --data data/arkwright.sqlite',
  ],
  async run(given, terminal) {
    const [name = '', path] = given.operands
    const work = Object.hasOwn(WORKS, name) ? WORKS[name] : undefined
    if (work === undefined) {
      const known = `known are ${NAMES.join(', ')}`
      throw new BadInput(`corpus cannot ${shown(name)}${didYouMean(name, NAMES)}; ${known}`)
    }
    if (path === undefined) throw new BadInput(`corpus ${name} needs a FILE`)
    try {
      return await work(path, given, terminal)
    } catch (error) {
      const fault = fileFault(error)
      throw fault instanceof BadInput ? new BadInput(`${shown(path)}: ${fault.message}`) : fault
    }
  },
}
