// The markup in the lines of the rules: "- " a list entry, "> " an example, "[WF] " a line valid only there, {III.1} a
// link.

/** Where a line is valid, or that it comes from a ruling. */
export const MARKS = ['SJ', 'WF', '2014', '2016', 'expert', 'solo', 'ruling'] as const
export type Mark = (typeof MARKS)[number]

export type Span = { readonly text: string } | { readonly link: string }

export interface Block {
  readonly kind: 'paragraph' | 'item' | 'example'
  readonly mark: Mark | undefined
  readonly spans: readonly Span[]
}

const MARKED = /^\[(\w+)\] /
const KINDS = { '- ': 'item', '> ': 'example' } as const

export function readLine(line: string): Block {
  const [whole = '', name] = MARKED.exec(line) ?? []
  const mark = MARKS.find(known => known === name)
  if (name !== undefined && mark === undefined) throw new Error(`unknown mark [${name}] in the rules`)
  const rest = line.slice(whole.length)
  const start = rest.slice(0, 2)
  const kind = start === '- ' || start === '> ' ? KINDS[start] : 'paragraph'
  return { kind, mark, spans: spansOf(kind === 'paragraph' ? rest : rest.slice(2)) }
}

function spansOf(line: string): Span[] {
  return line
    .split(/(\{[^}]+\})/)
    .filter(part => part !== '')
    .map(part => (part.startsWith('{') ? { link: part.slice(1, -1) } : { text: part }))
}

/** Consecutive list entries form one list. */
export function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block)
    else groups.push([block])
  }
  return groups
}
