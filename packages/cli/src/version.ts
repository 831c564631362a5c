import { readFileSync } from 'node:fs'

/** Read from the package itself, so that it is written in one place. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return manifest.version
}
