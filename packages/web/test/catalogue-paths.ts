// The messages of a catalogue by their paths, and the messages a source file uses.

type Part = Readonly<Record<string, unknown>>

/** Every message: "home/title". Keys may contain dots and spaces, never a slash. */
export function leavesOf(part: object, path: readonly string[] = []): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [key, value] of Object.entries(part as Part)) {
    if (typeof value === 'object' && value !== null)
      for (const [leaf, words] of leavesOf(value, [...path, key])) leaves.set(leaf, words)
    else leaves.set([...path, key].join('/'), value)
  }
  return leaves
}

const STEP = String.raw`(?:\s*\??\.\s*\w+|\s*(?:\?\.)?\[\s*(['"])(?:(?!\]).)+?\1\s*\])`
const KEYS = /\??\.\s*(\w+)|\[\s*['"](.+?)['"]\s*\]/g

/** `const words = text.home`, `const { moves } = words`: names that refer to a part. */
const NAMED = new RegExp(String.raw`const (\w+)(?:: [^=]+)? = (\w+)(${STEP}*)\s*(?:\n|$)`, 'g')
const TAKEN_APART = new RegExp(String.raw`const \{([^}]+)\} = (\w+)(${STEP}*)\s*(?:\n|$)`, 'g')

/** Paths of the messages and parts that a source reads, starting at `text` or at one of the `areas`. */
export function usedPaths(source: string, catalogue: object, areas: readonly string[] = []): string[] {
  // The same name may refer to different parts in different scopes.
  const names = new Map<string, (readonly string[])[]>([
    ['text', [[]]],
    ...areas.map((area): [string, string[][]] => [area, [[area]]]),
  ])
  const used = new Set<string>()
  const name = (called: string, path: readonly string[]): void => {
    // A name for a single message counts as a use of it.
    if (typeof at(catalogue, path) === 'object') names.set(called, [...(names.get(called) ?? []), path])
    else used.add(path.join('/'))
  }
  const takenApart: string[] = []
  let rest = source.replaceAll(NAMED, (whole, called: string, of: string, steps: string) => {
    for (const part of names.get(of) ?? []) name(called, [...part, ...keysOf(steps)])
    return names.has(of) ? '\n' : whole
  })
  rest = rest.replaceAll(TAKEN_APART, (whole, list: string, of: string, steps: string) => {
    for (const part of names.get(of) ?? []) {
      for (const entry of list.split(',').filter(one => one.trim() !== '')) {
        const [key = '', called = key] = entry.split(':').map(word => word.trim())
        name(called, [...part, ...keysOf(steps), key])
        takenApart.push(called)
      }
    }
    return names.has(of) ? '\n' : whole
  })
  for (const [called, parts] of names) {
    // Most files name few areas, and the search below is slow.
    if (!rest.includes(called)) continue
    const reads = [...rest.matchAll(new RegExp(String.raw`(?<![.\w'])${called}((?:${STEP})+|(?=\[))`, 'g'))]
    // A destructured part may be passed on as a whole.
    const handedOn = takenApart.includes(called) && new RegExp(String.raw`(?<![.\w'])${called}\b(?![:.\w'])`).test(rest)
    for (const part of parts) {
      for (const [, steps = ''] of reads) {
        const found = longest(catalogue, [...part, ...keysOf(steps)])
        // Not in this part: the name refers to another one there.
        if (found.length > part.length || steps === '') used.add(found.join('/'))
      }
      if (handedOn) used.add(part.join('/'))
    }
  }
  used.delete('')
  return [...used]
}

function keysOf(steps: string): string[] {
  return [...steps.matchAll(KEYS)].map(([, plain, quoted]) => plain ?? quoted ?? '')
}

/** The part of the path that exists: `pillars.map` is a use of `pillars`. */
function longest(catalogue: object, path: readonly string[]): readonly string[] {
  let length = 0
  while (length < path.length && at(catalogue, path.slice(0, length + 1)) !== undefined) length++
  return path.slice(0, length)
}

function at(catalogue: object, path: readonly string[]): unknown {
  let part: unknown = catalogue
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    part = (part as Part)[key]
  }
  return part
}
