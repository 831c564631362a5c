// A full disk, or a folder without write permission: a clear error, and existing data is unharmed.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServerFault } from '../src/client/index.ts'
import { freePort, type HouseProcess, NotStarted, startHouse } from './house-process.ts'
import { TrialTable } from './trial-table.ts'

const NOBODY = 65_534
const DISK = '3m'
/** The longest game, by its index. */
const WATER_FRAME = 1
const STORAGE = 'storage'

export interface DiskOutcome {
  readonly facts: readonly string[]
  readonly faults: readonly string[]
}

/** Fills a small RAM disk while a table plays, frees space, and plays on. Only root on Linux may mount one. */
export async function fullDisk(folder: string): Promise<DiskOutcome> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', disk], { stdio: 'ignore' })
  } catch {
    return { facts: ['NOT RUN: no small disk can be mounted here (it takes root on Linux)'], faults: [] }
  }
  try {
    return await fillWhilePlaying(disk)
  } finally {
    execFileSync('umount', [disk])
  }
}

async function fillWhilePlaying(disk: string): Promise<DiskOutcome> {
  const house = await opened(join(disk, 'house.sqlite'))
  const ballast = join(disk, 'ballast')
  const faults: string[] = []
  const table = await TrialTable.open(() => `http://127.0.0.1:${house.port}`, WATER_FRAME, { again: 0 })
  try {
    await playSome(table, 5)
    fill(ballast)
    const refused = await playUntilRefused(table)
    if (refused?.status !== 507 || refused.fault.code !== STORAGE) {
      faults.push(`with a full disk a turn was answered ${refused?.status} ${refused?.fault.code}`)
    }
    const played = table.acknowledged.length
    rmSync(ballast)
    await playSome(table, 3)
    if (table.acknowledged.length === played) faults.push('no player could continue after space was freed')
    await table.verify()
    return {
      facts: [`${table.acknowledged.length} turns`, `with a full disk: "${refused?.message}"`, 'played on afterwards'],
      faults: [...faults, ...table.faults],
    }
  } finally {
    table.close()
    await house.end('SIGTERM')
  }
}

/** Games of random moves may be short. */
async function playSome(table: TrialTable, turns: number): Promise<void> {
  const until = table.acknowledged.length + turns
  while (table.acknowledged.length < until && !table.isOver) await table.playOn()
}

/** The answer people get; undefined: none within the given number of turns. */
async function playUntilRefused(table: TrialTable): Promise<ServerFault | undefined> {
  for (let i = 0; i < 500 && !table.isOver; i++) {
    try {
      await table.playOnce()
    } catch (error) {
      if (error instanceof ServerFault) return error
      throw error
    }
  }
  return undefined
}

function fill(file: string): void {
  const block = Buffer.alloc(4096)
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' })
  } catch {
    // The disk is full.
  }
}

/** A read-only server reports it in one sentence, and continues when it may write again. */
export async function readOnlyFolder(folder: string): Promise<DiskOutcome> {
  if (process.getuid?.() !== 0)
    return { facts: ['NOT RUN: only root can start a server as a different user'], faults: [] }
  const faults: string[] = []
  // The user without write permission must still be able to enter the folder.
  chmodSync(folder, 0o755)
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o755 })
  const file = join(closed, 'house.sqlite')
  const as = { uid: NOBODY, gid: NOBODY }
  const empty = await sentenceOf(() => startHouse({ place: { kind: 'sqlite', file }, port: 0 }, { as }))
  if (empty === undefined || existsSync(file)) faults.push('a house opened in a folder it may not write to')
  const house = await opened(file)
  const table = await TrialTable.open(() => `http://127.0.0.1:${house.port}`, WATER_FRAME, { again: 0 })
  await playSome(table, 5)
  await house.end('SIGTERM')
  const present = await sentenceOf(() => startHouse({ place: { kind: 'sqlite', file }, port: 0 }, { as }))
  if (present === undefined) faults.push('a house opened a file it may not write to')
  const again = await opened(file, house.port)
  await table.playOn()
  await table.verify()
  table.close()
  await again.end('SIGTERM')
  return { facts: [`new: "${empty}"`, `with a file: "${present}"`], faults: [...faults, ...table.faults] }
}

async function sentenceOf(start: () => Promise<HouseProcess | undefined>): Promise<string | undefined> {
  try {
    const house = await start()
    await house?.end('SIGTERM')
    return undefined
  } catch (error) {
    if (error instanceof NotStarted) return error.message
    throw error
  }
}

async function opened(file: string, port?: number): Promise<HouseProcess> {
  const house = await startHouse({ place: { kind: 'sqlite', file }, port: port ?? (await freePort()) })
  if (house === undefined) throw new Error('the server did not start')
  return house
}
