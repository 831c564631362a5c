// Finished games of the simulator, as files in the test's own folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameFile } from '@arkwright/kernel'
import { onTestFinished } from 'vitest'
import { arkwright } from './fake-terminal.ts'

export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function simulated(line = '--games 1'): Promise<string[]> {
  const folder = ownFolder()
  await arkwright(`simulate --out ${folder} ${line}`)
  return readdirSync(folder)
    .toSorted()
    .map(name => join(folder, name))
}

/** The path and the contents of one finished game. */
export async function oneGame(line = ''): Promise<{ path: string; file: GameFile }> {
  const [path = ''] = await simulated(`--games 1 ${line}`)
  return { path, file: JSON.parse(readFileSync(path, 'utf8')) }
}

export function written(contents: unknown): string {
  const path = join(ownFolder(), 'game.json')
  writeFileSync(path, typeof contents === 'string' || Buffer.isBuffer(contents) ? contents : JSON.stringify(contents))
  return path
}
