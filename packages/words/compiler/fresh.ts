// Brings src/generated up to date. Where nothing changed, this only hashes the sources: the compiler is not even loaded.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planFiles, ruleSections } from './rule-sections.ts'

const HOME = fileURLToPath(new URL('..', import.meta.url))
export const MESSAGES = join(HOME, 'messages')
const GENERATED = join(HOME, 'src', 'generated')
const STAMP = join(GENERATED, 'stamp')

/** Compiles the messages if they, the plan of the rules, the languages or the compiler changed. Throws with all faults of the messages. */
export async function freshWords(): Promise<void> {
  const wanted = stampOf()
  if (writtenStamp() === wanted) return
  const { generated, writeGenerated } = await import('./generate.ts')
  writeGenerated(GENERATED, generated(MESSAGES).set(...(await ruleSections(MESSAGES))))
  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(STAMP, wanted)
}

function stampOf(): string {
  const hash = createHash('sha256')
  const compiler = join(HOME, 'compiler')
  const languages = join(HOME, 'src', 'languages.ts')
  for (const file of [...filesIn(MESSAGES), ...filesIn(compiler), languages, ...planFiles()]) {
    hash.update(file.slice(HOME.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

function writtenStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  try {
    await freshWords()
  } catch (error) {
    console.error(error instanceof Error && error.name === 'BadMessages' ? error.message : error)
    process.exitCode = 1
  }
}
