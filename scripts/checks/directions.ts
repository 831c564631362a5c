// Which package may import which: kernel ← games ← bots ← (server, web, cli). `npm run directions` checks sources and package.json files.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { root } from '../house.mjs'

const SCOPE = '@arkwright/'
const TESTING = 'testing'
const GAMES = ['board-game', 'card-game']

interface PackageRule {
  /** Our packages that its sources may import. */
  readonly imports: readonly string[]
  /** Runs anywhere: no outside dependency, nothing from Node. */
  readonly pure?: boolean
}

const PACKAGE_RULES: Readonly<Record<string, PackageRule>> = {
  kernel: { imports: [], pure: true },
  'board-game': { imports: ['kernel'], pure: true },
  'card-game': { imports: ['kernel'], pure: true },
  bots: { imports: ['kernel', ...GAMES] },
  words: { imports: ['kernel', ...GAMES] },
  server: { imports: ['kernel', ...GAMES, 'words', 'bots'] },
  // The page uses only the server's client, which needs no Node.
  web: { imports: ['kernel', ...GAMES, 'words', 'bots', 'server/client'] },
  // The command starts the server; nothing imports the command.
  cli: { imports: ['kernel', ...GAMES, 'words', 'bots', 'server'] },
  [TESTING]: { imports: ['kernel'] },
}

/** One sentence for each wrong import, dependency or package. */
export function wrongDirections(folder: string): string[] {
  const packages = readdirSync(join(folder, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, 'packages', entry.name, 'package.json')))
    .map(entry => entry.name)
  const built = referencesOf(folder)
  return packages.flatMap(name => {
    const rule = Object.hasOwn(PACKAGE_RULES, name) ? PACKAGE_RULES[name] : undefined
    if (rule === undefined) return [`packages/${name} has no line in the table of scripts/checks/directions.ts.`]
    const unbuilt = built.has(`packages/${name}`)
      ? []
      : [`packages/${name} is not among the references of tsconfig.json.`]
    return [...unbuilt, ...wrongDependencies(folder, name, rule), ...wrongImports(folder, name, rule)]
  })
}

function referencesOf(folder: string): Set<string> {
  const { references } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }
  return new Set(references.map(({ path }) => path))
}

function wrongDependencies(folder: string, name: string, rule: PackageRule): string[] {
  const file = `packages/${name}/package.json`
  const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, object | undefined>
  const shipped = ['dependencies', 'optionalDependencies', 'peerDependencies'].flatMap(kind =>
    Object.keys(manifest[kind] ?? {}),
  )
  return shipped.flatMap(dependency => {
    const ours = ourPackage(dependency)
    if (ours !== undefined && !rule.imports.some(one => one.split('/')[0] === ours)) {
      return [`${file} depends on ${dependency}, but ${name} may import ${allowed(rule)}.`]
    }
    return ours === undefined && rule.pure === true
      ? [`${file} depends on ${dependency}, but ${name} runs on nothing but ${allowed(rule, 'itself')}.`]
      : []
  })
}

function wrongImports(folder: string, name: string, rule: PackageRule): string[] {
  const home = join(folder, 'packages', name)
  return globSync('{src,test}/**/*.{ts,tsx}', { cwd: home })
    .toSorted()
    .flatMap(path => {
      const file = join(home, path)
      const isTest = path.startsWith(`test${sep}`)
      const shown = relative(folder, file).replaceAll(sep, '/')
      return importsOf(readFileSync(file, 'utf8')).flatMap(specifier => {
        const fault = wrongImport(specifier, { file, home, name, rule, isTest })
        return fault === undefined ? [] : [`${shown} imports ${specifier}, but ${fault}.`]
      })
    })
}

interface Place {
  readonly file: string
  readonly home: string
  readonly name: string
  readonly rule: PackageRule
  readonly isTest: boolean
}

function wrongImport(specifier: string, { file, home, name, rule, isTest }: Place): string | undefined {
  if (specifier.startsWith('.')) {
    const target = resolve(file, '..', specifier)
    if (!target.startsWith(home + sep)) return `a package reaches another only by its name, ${SCOPE}…`
    if (!isTest && !target.startsWith(join(home, 'src') + sep))
      return 'what is shipped imports only what is shipped, from src'
    return undefined
  }
  const ours = ourPackage(specifier)
  if (ours === name) return isTest ? undefined : 'a package imports its own files by their paths'
  if (ours === TESTING) return isTest ? undefined : 'only tests import it'
  if (ours !== undefined) return mayImport(rule, specifier) ? undefined : `${name} may import ${allowed(rule)}`
  return rule.pure === true && !isTest ? `${name} runs on nothing but ${allowed(rule, 'itself')}` : undefined
}

/** The whole package, or only the named part of it. */
function mayImport({ imports }: PackageRule, specifier: string): boolean {
  const wanted = specifier.slice(SCOPE.length)
  return imports.some(one => wanted === one || (!one.includes('/') && wanted.startsWith(`${one}/`)))
}

function allowed({ imports }: PackageRule, none = 'none of our packages'): string {
  return imports.length === 0 ? none : imports.map(one => SCOPE + one).join(', ')
}

function ourPackage(specifier: string): string | undefined {
  return specifier.startsWith(SCOPE) ? specifier.slice(SCOPE.length).split('/')[0] : undefined
}

/** Every module a source names: in import and export statements, types included, and in import() and import types. */
export function importsOf(source: string): string[] {
  const statements =
    /(?:^|[;}\s])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[;}\s])import\s*['"]([^'"]+)['"]|\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g
  return [...source.matchAll(statements)].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

if (import.meta.main) {
  const faults = wrongDirections(root)
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log('All imports are allowed.')
  else process.exitCode = 1
}
