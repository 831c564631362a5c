import { readFileSync } from 'node:fs'

/** Read from package.json, so that the version is written in one place. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return manifest.version
}
