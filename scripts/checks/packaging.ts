// People can use only the rules: packed and installed into an empty project, the code of the README plays a game.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../house.mjs'
import { type Outcome, runNode, runNpm } from './tool.ts'

const PACKAGES = ['kernel', 'board-game'].map(name => join(root, 'packages', name))
const README = join(root, 'packages', 'board-game', 'README.md')

/** Packs the packages, installs them into an empty project and runs `code` there, as any user would. */
export async function playElsewhere(packages: readonly string[], code: string): Promise<Outcome> {
  const project = mkdtempSync(join(tmpdir(), 'arkwright-packaging-'))
  try {
    const packed = await runNpm(['pack', ...packages, '--pack-destination', project], project)
    if (packed.code !== 0) return packed
    const tarballs = readdirSync(project).filter(file => file.endsWith('.tgz'))
    writeFileSync(join(project, 'package.json'), '{ "name": "elsewhere", "private": true }')
    // All in one call and without a registry: they depend only on one another.
    const installed = await runNpm(
      ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.map(file => `./${file}`)],
      project,
    )
    if (installed.code !== 0) return installed
    writeFileSync(join(project, 'play.mjs'), code)
    return await runNode(['play.mjs'], project)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** The first block of JavaScript in a text: a reader tries it first. */
export function firstCodeBlock(markdown: string): string | undefined {
  return /^```(?:js|javascript)\s*\n([\s\S]*?)^```/m.exec(markdown.replaceAll('\r\n', '\n'))?.[1]
}

async function main(): Promise<number> {
  const code = existsSync(README) ? firstCodeBlock(readFileSync(README, 'utf8')) : undefined
  if (code === undefined) {
    console.error('packages/board-game/README.md has no block of JavaScript to run.')
    return 1
  }
  const { code: exit, output, all } = await playElsewhere(PACKAGES, code)
  console.log(all.trimEnd())
  if (exit !== 0) return exit
  if (/\bwin(s|ner|ners)?\b/i.test(output)) return 0
  console.error('The code of packages/board-game/README.md ran, but named no winner.')
  return 1
}

if (import.meta.main) process.exitCode = await main()
