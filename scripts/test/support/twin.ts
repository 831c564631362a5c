// Adds a twin of something to a source: every entry that names the model gets a copy under the twin's name, at the end of its list.

/** The source with a twin entry for each entry that names the model. */
export function withTwin(source: string, model: string, twin: string): string {
  const lines = source.split('\n')
  const added = new Map<number, string[]>()
  for (let start = 0; start < lines.length; start++) {
    if (!names(lines[start] ?? '', model)) continue
    const end = endOfEntry(lines, start)
    const entry = lines.slice(start, end + 1).map(line => renamed(line, model, twin))
    const at = endOfList(lines, end)
    added.set(at, [...(added.get(at) ?? []), ...separated(entry)])
    start = end
  }
  return lines.flatMap((line, i) => [...(added.get(i) ?? []), line]).join('\n')
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The same for JSON, in which the last entry of a list must have no comma. */
export function withTwinInJson(source: string, model: string, twin: string): string {
  return `${JSON.stringify(twinsAdded(JSON.parse(source) as Json, model, twin), null, 2)}\n`
}

function twinsAdded(value: Json, model: string, twin: string): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value)
  const twins = entries
    .filter(([key]) => key === model)
    .map(([, own]) => [twin, JSON.parse(renamed(JSON.stringify(own), model, twin)) as Json] as const)
  return Object.fromEntries([...entries.map(([key, own]) => [key, twinsAdded(own, model, twin)] as const), ...twins])
}

/** Every mention, as a word or as part of a path or key; also with a capital. */
export function renamed(text: string, model: string, twin: string): string {
  return text
    .replaceAll(mention(model), twin)
    .replaceAll(mention(capital(model)), capital(twin))
    .replaceAll(mention(camel(model)), camel(twin))
}

function names(line: string, model: string): boolean {
  return mention(model).test(line) || mention(camel(model)).test(line)
}

/** Not inside another word, nor part of a longer name with hyphens. */
function mention(name: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9-])${name}(?![A-Za-z0-9-])`, 'g')
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function camel(name: string): string {
  return name.replaceAll(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The line on which what opens on the first one is closed; with a comma, where a value stands on the line after its key. */
function endOfEntry(lines: readonly string[], start: number): number {
  let depth = 0
  for (let i = start; i < lines.length; i++) {
    const line = lines[i] ?? ''
    depth += openedBy(line)
    if (depth <= 0 && !line.trimEnd().endsWith(':') && !line.trimEnd().endsWith('=')) return i
  }
  return start
}

/** The line that closes the list around; at the top level the line after. */
function endOfList(lines: readonly string[], end: number): number {
  let depth = 0
  for (let i = end + 1; i < lines.length; i++) {
    depth += openedBy(lines[i] ?? '')
    if (depth < 0) return i
  }
  return end + 1
}

function openedBy(line: string): number {
  return (line.match(/[[{(]/g)?.length ?? 0) - (line.match(/[\]})]/g)?.length ?? 0)
}

/** The last entry of a list may lack its comma. */
function separated(entry: string[]): string[] {
  const last = entry.at(-1) ?? ''
  return /[,;]$|^(?:import|export)\b/.test(last.trimEnd()) || !/^\s/.test(entry[0] ?? '')
    ? entry
    : [...entry.slice(0, -1), `${last},`]
}
