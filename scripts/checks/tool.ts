// Starts the tools of the checks, always with the Node that runs us, never through a shell.
import { type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../house.mjs'

export interface Outcome {
  /** 0 for success. */
  readonly code: number
  /** Standard output. */
  readonly output: string
  /** Everything it printed, in order. */
  readonly all: string
}

const LONGEST_MINUTES = 30
/**
 * Less work for all that the checks start. Node keeps compiled scripts for the next process. The compiler and the linter are Go
 * programs: with one thread they check nothing twice, and they need not collect garbage so often.
 */
const THRIFTY = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), GOMAXPROCS: '1', GOGC: '300' }

/** Runs a script with our Node and waits for its end. */
export function runNode(args: readonly string[], cwd = root): Promise<Outcome> {
  return runProgram(process.execPath, args, { cwd })
}

/** Runs a command of a development dependency, such as `tsc` of typescript. */
export function runTool(dependency: string, command: string, args: readonly string[], cwd = root): Promise<Outcome> {
  const folder = join(root, 'node_modules', dependency)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  const script = bin[command]
  if (script === undefined) throw new Error(`${dependency} has no command ${command}`)
  return runNode([join(folder, script), ...args], cwd)
}

/** TypeScript on one core, so that another check can run beside it. */
export function runCompiler(args: readonly string[], cwd = root): Promise<Outcome> {
  return runTool('typescript', 'tsc', [...args, '--singleThreaded', '--pretty', 'false'], cwd)
}

/** The npm that runs us, or the machine's. */
export function runNpm(args: readonly string[], cwd: string): Promise<Outcome> {
  const { npm_execpath: script } = process.env
  if (script !== undefined && basename(script).startsWith('npm')) return runNode([script, ...args], cwd)
  const windows = process.platform === 'win32'
  return runProgram(windows ? 'npm.cmd' : 'npm', args, { cwd, shell: windows })
}

export function runProgram(program: string, args: readonly string[], options: SpawnOptions): Promise<Outcome> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      ...options,
      env: { ...THRIFTY, ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MINUTES * 60_000,
    })
    let output = ''
    let all = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      all += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      all += text
    })
    child.on('error', error =>
      resolve({ code: 1, output, all: `${all}${program} could not be started: ${error.message}\n` }),
    )
    child.on('close', (code, signal) => {
      if (signal !== null) all += `ended by ${signal}; the limit is ${LONGEST_MINUTES} minutes\n`
      resolve({ code: code ?? 1, output, all })
    })
  })
}
