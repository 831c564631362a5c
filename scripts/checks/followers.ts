// Two rules for the game packages: no file imports the step that follows its own, and no file has a list that calls share.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GAMES = ['board-game', 'card-game']
/** Where steps and the effects of pieces live. */
const STEP_FOLDERS = ['flow', 'actions', 'tiles', 'events', 'cards', 'solo']

/** A file's text by its path. */
export type Sources = ReadonlyMap<string, string>

export function gameSources(root: string): Sources {
  return new Map(
    GAMES.flatMap(game => {
      const folder = join(root, 'packages', game, 'src')
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map((name): [string, string] => [
          join('packages', game, 'src', name),
          readFileSync(join(folder, name), 'utf8'),
        ])
    }),
  )
}

/**
 * A step names the one that follows: `state.step = '…'`. A file that defines steps must not export a function that sets
 * one of them, itself or through another function of the file: to import it is to import the follower.
 */
export function importedFollowers(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!STEP_FOLDERS.some(folder => path.includes(`/src/${folder}/`))) return []
    const defined = stepsIn(text)
    const functions = functionsIn(text)
    return [...functions].flatMap(([name, { exported }]) => {
      if (!exported) return []
      const set = [...stepsSetBy(name, functions)].filter(step => defined.has(step))
      return set.map(step => `${path}: ${name} sets '${step}', a step of the same file`)
    })
  })
}

/** A list, map or set of a module that its functions fill is shared by all games that run: each call makes its own. */
export function sharedBuffers(sources: Sources): string[] {
  const mutable =
    /^(?:export )?(?:(?:let|var) \w+|const [a-z]\w*(?:: (?!Readonly|readonly)[^=]+)? = (?:\[|Array\.|new (?:Array|Map|Set|\w+Array)\b)).*/gm
  return [...sources].flatMap(([path, text]) => [...text.matchAll(mutable)].map(([line]) => `${path}: ${line}`))
}

interface Function {
  readonly exported: boolean
  readonly body: string
}

/** Steps are objects with a name and a part; some are made by a function that gets the name first. */
function stepsIn(text: string): ReadonlySet<string> {
  const objects = [...text.matchAll(/\bname: '([^']+)',\s+(?:rule|part):/g)]
  const made = [...text.matchAll(/\b\w*[sS]tep\('([^']+)'/g)]
  return new Set([...objects, ...made].map(([, name = '']) => name))
}

/** Top-level functions: each ends with the first brace at the start of a line. */
function functionsIn(text: string): ReadonlyMap<string, Function> {
  const found = text.matchAll(/^(export )?function (\w+)[\s\S]*?^\}/gm)
  return new Map([...found].map(([body, exported, name = '']) => [name, { exported: exported !== undefined, body }]))
}

function stepsSetBy(name: string, functions: ReadonlyMap<string, Function>, seen = new Set<string>()): Set<string> {
  const steps = new Set<string>()
  const { body } = functions.get(name) ?? { body: '' }
  if (seen.has(name)) return steps
  seen.add(name)
  for (const [, value = ''] of body.matchAll(/\.step = ([^\n]+)/g))
    for (const [, step = ''] of value.matchAll(/'([^']+)'/g)) steps.add(step)
  for (const [, called = ''] of body.matchAll(/\b(\w+)\(/g))
    if (functions.has(called)) for (const step of stepsSetBy(called, functions, seen)) steps.add(step)
  return steps
}
