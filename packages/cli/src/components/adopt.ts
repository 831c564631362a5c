// Writes the figures of a printing into the source of its game: corrected tables, and the revision before kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, BadInput, type FigureChanges, type Printing, shown } from '@arkwright/kernel'
import { fileFault } from '../read.ts'
import { type AdoptedFigure, adoptionOf } from './adoption.ts'
import { endOfList, figureCalls, literal, quoted, replaced } from './source-text.ts'

interface SourcePlace {
  readonly components: string
  readonly revisions: string
}

/** Where each game keeps its figures, below the folder of the source. */
const SOURCES: Readonly<Record<string, SourcePlace>> = {
  'spinning-jenny': {
    components: 'packages/board-game/src/components',
    revisions: 'packages/board-game/src/revisions-spinning-jenny.ts',
  },
  'water-frame': {
    components: 'packages/board-game/src/components',
    revisions: 'packages/board-game/src/revisions-water-frame.ts',
  },
  'card-game': { components: 'packages/card-game/src/components', revisions: 'packages/card-game/src/revisions.ts' },
}

export interface Adopted {
  readonly corrected: readonly string[]
  /** Ours were right, and are now found. */
  readonly confirmed: readonly string[]
  readonly revisions: readonly { readonly game: string; readonly revision: number }[]
  readonly files: readonly string[]
}

export function adopt(printing: Printing, game: AnyGame, games: readonly AnyGame[], root: string): Adopted {
  const { figures, revised } = adoptionOf(printing, game, games)
  if (figures.length === 0) throw new BadInput('this printing says nothing that is not known')
  const texts = new Texts(root)
  const folder = placeOf(game).components
  const paths = texts.in(folder)
  for (const figure of figures) correct(texts, paths, figure, printing)
  for (const { game: one, before } of revised) keepBefore(texts, placeOf(one).revisions, before, printing)
  return {
    corrected: figures.filter(({ value }) => value !== undefined).map(({ name }) => name),
    confirmed: figures.filter(({ value }) => value === undefined).map(({ name }) => name),
    revisions: revised.map(({ game: { id, revision } }) => ({ game: id, revision: revision + 1 })),
    files: texts.write(),
  }
}

function correct(
  texts: Texts,
  paths: readonly string[],
  figure: AdoptedFigure,
  { name: owner, source }: Printing,
): void {
  const calls = paths.flatMap(path => figureCalls(texts.of(path), figure.name).map(call => ({ path, call })))
  // Two games may have a figure of one name in one folder.
  const mine = calls.length === 1 ? calls : calls.filter(({ call }) => call.text.includes(figure.source))
  const [found, another] = mine
  if (found === undefined || another !== undefined) {
    throw new BadInput(`the source has ${mine.length} places for the figure ${figure.name}, not one`)
  }
  const { path, call } = found
  const [value, provenance, note] = call.parts
  if (value === undefined || provenance === undefined || note === undefined) {
    throw new BadInput(`the source of the figure ${figure.name} cannot be read`)
  }
  const said = `${owner}, ${source}`
  texts.set(
    path,
    replaced(texts.of(path), [
      ...(figure.value === undefined ? [] : [{ ...value, by: literal(figure.value) }]),
      ...(figure.found ? [{ ...provenance, by: quoted('found') }] : []),
      { ...note, by: quoted(figure.found ? `${said}; before: ${figure.source}` : `${figure.source}; in part ${said}`) },
    ]),
  )
}

function keepBefore(texts: Texts, path: string, before: FigureChanges, { name }: Printing): void {
  const text = texts.of(path)
  const end = endOfList(text, 'REPLACED')
  const filled = text.slice(0, end).trimEnd()
  const comma = filled.endsWith(',') || filled.endsWith('[') ? '' : ','
  const entry = `${comma}\n  // Corrected from ${name.replaceAll('*/', '')}.\n  ${literal(before)},\n`
  texts.set(path, filled + entry + text.slice(end))
}

function placeOf({ id }: AnyGame): SourcePlace {
  const place = SOURCES[id]
  if (place === undefined) throw new BadInput(`the figures of ${id} have no place in the source`)
  return place
}

/** The files of the source, written together at the end. */
class Texts {
  private readonly root: string
  private readonly texts = new Map<string, string>()
  private readonly changed = new Set<string>()

  constructor(root: string) {
    this.root = root
  }

  in(folder: string): readonly string[] {
    const names = this.tried(folder, path => readdirSync(path))
    return names.filter(name => name.endsWith('.ts')).map(name => `${folder}/${name}`)
  }

  of(path: string): string {
    const known = this.texts.get(path)
    if (known !== undefined) return known
    const text = this.tried(path, whole => readFileSync(whole, 'utf8'))
    this.texts.set(path, text)
    return text
  }

  set(path: string, text: string): void {
    this.texts.set(path, text)
    this.changed.add(path)
  }

  write(): readonly string[] {
    for (const path of this.changed) this.tried(path, whole => writeFileSync(whole, this.of(path)))
    return [...this.changed]
  }

  private tried<T>(path: string, work: (whole: string) => T): T {
    const whole = join(this.root, path)
    try {
      return work(whole)
    } catch (error) {
      const fault = fileFault(error)
      throw fault instanceof BadInput ? new BadInput(`${shown(whole)}: ${fault.message}`) : fault
    }
  }
}
