// No code outside a game package writes a field of a state. `npm run sealed` compiles everything else against declarations in which states are read-only.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../house.mjs'
import { runCompiler } from './tool.ts'

interface Declared {
  /** The declarations that hold the states. */
  readonly file: string
  /** The only interface there that is a state; all are where none is named. */
  readonly only?: string
}

/** The packages that make states. */
const MAKERS: Readonly<Record<string, Declared>> = {
  kernel: { file: 'game.d.ts', only: 'MachineState' },
  'board-game': { file: 'state.d.ts' },
  'card-game': { file: 'state.d.ts' },
}

/** What is compiled: all that the settings name, or only these files. */
export interface Reader {
  readonly settings: string
  readonly include?: readonly string[]
}

/** Tests may set up positions by hand. */
const SCRIPTS = readdirSync(join(root, 'scripts'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'test')
  .map(({ name }) => `scripts/${name}`)
const PROGRAMS = ['bots/src', 'server/src', 'server/bench/*.ts', 'server/trials', 'cli/src'].map(
  name => `packages/${name}`,
)
const READERS: readonly Reader[] = [
  { settings: 'tsconfig.tests.json', include: [...PROGRAMS, ...SCRIPTS] },
  { settings: 'packages/web/tsconfig.json' },
]

const SEALED = `
type Sealed<T> = { readonly [K in keyof T]: SealedValue<T[K]> };
type SealedValue<V> = V extends readonly unknown[] ? Readonly<V> : V;
`

/** Declarations whose interfaces, or the only one named, are read-only. */
export function seal(declarations: string, only?: string): string {
  const sealed: string[] = []
  const text = declarations.replaceAll(
    /^(?:export )?(?:declare )?interface (\w+)(<[^{]*?>)?((?: extends [^{]+?)?) \{$/gm,
    (whole, name: string, parameters: string | undefined, parents: string) => {
      if (only !== undefined && name !== only) return whole
      const given = parameters?.replaceAll(/ extends [^,>]+/g, '') ?? ''
      sealed.push(`export type ${name}${parameters ?? ''} = Sealed<Open${name}${given}>;`)
      return `interface Open${name}${parameters ?? ''}${parents} {`
    },
  )
  if (sealed.length === 0) throw new Error(`the declarations have no interface ${only ?? 'at all'}`)
  return `${text}\n${sealed.join('\n')}\n${SEALED}`
}

/**
 * What the compiler says of these readers in the folder while they may only look at states; nothing when all is well.
 * The packages must be compiled.
 */
export async function brokenSeals(folder: string, readers: readonly Reader[]): Promise<string[]> {
  const place = join(folder, 'dist/sealed')
  rmSync(place, { recursive: true, force: true })
  for (const [name, declared] of Object.entries(MAKERS)) copySealed(name, declared, place)
  const faults: string[] = []
  for (const [number, reader] of readers.entries()) {
    const settings = join(place, `tsconfig.${number}.json`)
    writeFileSync(settings, JSON.stringify(sealedSettings(folder, reader, place)))
    const { code, all } = await runCompiler(['-p', settings], folder)
    if (code !== 0) faults.push(...all.split('\n').filter(line => line !== ''))
  }
  return faults
}

function copySealed(name: string, { file, only }: Declared, place: string): void {
  const built = join(root, 'packages', name, 'dist')
  if (!existsSync(join(built, file))) throw new Error(`the package ${name} must be compiled first: npm run build`)
  for (const path of globSync('**/*.d.ts', { cwd: built })) {
    const text = readFileSync(join(built, path), 'utf8')
    const to = join(place, name, path)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, path === file ? seal(text, only) : text)
  }
}

function sealedSettings(folder: string, { settings, include }: Reader, place: string): object {
  const home = join(folder, dirname(settings))
  const own = JSON.parse(readFileSync(join(folder, settings), 'utf8')) as { include: string[]; exclude?: string[] }
  return {
    extends: join(folder, settings),
    compilerOptions: {
      // The other packages are read from their declarations, which name the sealed states.
      customConditions: [],
      paths: Object.fromEntries(
        Object.keys(MAKERS).map(name => [`@arkwright/${name}`, [join(place, name, 'index.d.ts')]]),
      ),
      rootDir: folder,
      composite: false,
      incremental: false,
      tsBuildInfoFile: null,
      noEmit: true,
      declaration: false,
      emitDeclarationOnly: false,
    },
    include: (include ?? own.include).map(path => join(home, path)),
    exclude: (own.exclude ?? []).map(path => join(home, path)),
    references: [],
  }
}

/** `--compiled`: the caller has just compiled everything. */
async function main(args: readonly string[]): Promise<string[]> {
  const { code, all } = args.includes('--compiled') ? { code: 0, all: '' } : await runCompiler(['-b'])
  if (code !== 0) return ['The packages must compile before their states can be sealed.', all]
  return brokenSeals(root, READERS)
}

if (import.meta.main) {
  const faults = await main(process.argv.slice(2))
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log('Only the games write states.')
  else process.exitCode = 1
}
