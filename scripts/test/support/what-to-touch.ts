// CONTRIBUTING's table of what to touch.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../house.mjs'

/** The files that the row starting with these words names; NAME stands for the new thing. */
export function filesToTouch(toAdd: string, name: string): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const row = text.split('\n').find(line => line.startsWith(`| ${toAdd}`))
  if (row === undefined) throw new Error(`The table in CONTRIBUTING.md has no row that starts with "${toAdd}".`)
  return [...row.matchAll(/`([^`]+\/[^`]+)`/g)]
    .flatMap(match => alternatives(match[1] ?? ''))
    .map(path => path.replace('NAME', name))
}

/** `{en,fr}/x` is two paths. */
function alternatives(path: string): string[] {
  const found = /\{([^}]+)\}/.exec(path)
  if (found === null) return [path]
  return (found[1] ?? '').split(',').flatMap(part => alternatives(path.replace(found[0], part)))
}
