// All commands, in the order of the help. To add one, add a file and a line here.
import type { Command } from '../command.ts'
import { admin } from './admin.ts'
import { bench } from './bench.ts'
import { botHost } from './bot-host.ts'
import { components } from './components.ts'
import { corpus } from './corpus.ts'
import { mcp } from './mcp.ts'
import { replay } from './replay.ts'
import { sale } from './sale.ts'
import { serve } from './serve.ts'
import { simulateCommand } from './simulate.ts'
import { titles } from './titles.ts'
import { tournament } from './tournament.ts'
import { verify } from './verify.ts'
import { worker } from './worker.ts'

const others: readonly Command[] = [
  simulateCommand,
  tournament,
  corpus,
  botHost,
  mcp,
  replay,
  verify,
  components,
  titles,
  sale,
  bench,
  worker,
  admin,
]

export const COMMANDS: readonly Command[] = [serve(others), ...others]
