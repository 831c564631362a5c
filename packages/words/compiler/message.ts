// One ICU message: its parts and the arguments a caller must pass.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a message is made of. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly style: NumberStyle }
  | { readonly kind: 'list'; readonly name: string; readonly style: ListStyle }
  | ({ readonly kind: 'noun' } & NounForm)
  | { readonly kind: 'plural'; readonly name: string; readonly options: Options }
  | { readonly kind: 'select'; readonly on: string | NounForm; readonly options: Options }

export interface NounForm {
  readonly name: string
  /** The noun table. */
  readonly of: string
  readonly form: string
}

type Options = readonly (readonly [key: string, pieces: readonly Piece[]])[]

const NUMBER_STYLES = ['number', 'money', 'signed', 'gain', 'percent', 'roman', 'plain'] as const
export type NumberStyle = (typeof NUMBER_STYLES)[number]
const LIST_STYLES = ['list', 'or', 'series'] as const
type ListStyle = (typeof LIST_STYLES)[number]

/** The type of an argument: a text, a number, several texts, a noun of a kind, or one of the words of a select. */
export type Argument =
  | { readonly type: 'string' | 'number' | 'list' }
  | { readonly type: 'noun'; readonly of: string }
  | { readonly type: 'select'; readonly words: readonly string[] }

export interface Message {
  readonly pieces: readonly Piece[]
  readonly args: ReadonlyMap<string, Argument>
}

/** What the compiler must know of a language to read its messages. */
export interface Reader {
  readonly pluralCategories: readonly string[]
  /** The forms of each noun table, in their order. */
  readonly forms: ReadonlyMap<string, readonly string[]>
  text(words: string): string
}

/** A message that cannot be compiled. The text says why and what to do. */
export class BadMessage extends Error {}

export function readMessage(source: string, reader: Reader): Message {
  const args = new Map<string, Argument>()
  return { pieces: piecesOf(elementsOf(source), undefined), args }

  function piecesOf(elements: readonly MessageFormatElement[], counted: string | undefined): Piece[] {
    return elements.map(element => pieceOf(element, counted))
  }

  function pieceOf(element: MessageFormatElement, counted: string | undefined): Piece {
    switch (element.type) {
      case TYPE.literal:
        return { kind: 'text', text: reader.text(element.value) }
      case TYPE.argument:
        return argument(element.value)
      case TYPE.number:
        return number(element.value, element.style)
      case TYPE.pound:
        if (counted === undefined) throw new BadMessage('# stands outside a plural')
        return { kind: 'number', name: counted, style: 'number' }
      case TYPE.plural: {
        if (element.offset !== 0 || element.pluralType !== 'cardinal') {
          throw new BadMessage(`{${element.value}} has an offset or counts ordinals; only plain plurals are compiled`)
        }
        const name = declare(element.value, { type: 'number' })
        const options = optionsOf(element.options, name)
        for (const [key] of options) checkCategory(key)
        return { kind: 'plural', name, options }
      }
      case TYPE.select: {
        const options = optionsOf(element.options, counted)
        return { kind: 'select', on: selector(element.value, options), options }
      }
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
        throw new BadMessage('dates, times and tags are not compiled; pass them as a text')
    }
  }

  function optionsOf(options: Record<string, { value: MessageFormatElement[] }>, counted: string | undefined): Options {
    return Object.entries(options).map(([key, { value }]) => [key, piecesOf(value, counted)] as const)
  }

  function argument(value: string): Piece {
    const [name, form] = splitForm(value)
    if (form === undefined) {
      if (kindOf(name) !== undefined) {
        throw new BadMessage(`{${name}} is a noun and needs a form: {${name}_${formsOf(name)[0]}}`)
      }
      return { kind: 'argument', name: declare(name, { type: 'string' }) }
    }
    const style = LIST_STYLES.find(one => one === form)
    if (style !== undefined) return { kind: 'list', name: declare(name, { type: 'list' }), style }
    return { kind: 'noun', ...nounForm(name, form) }
  }

  function number(value: string, style: unknown): Piece {
    const name = declare(value, { type: 'number' })
    const known = NUMBER_STYLES.find(one => one === (style ?? 'number'))
    if (known === undefined) {
      throw new BadMessage(`{${value}} has the unknown number style ${String(style)}; use ${NUMBER_STYLES.join(', ')}`)
    }
    return { kind: 'number', name, style: known }
  }

  function selector(value: string, options: Options): string | NounForm {
    const [name, form] = splitForm(value)
    if (form !== undefined) return nounForm(name, form)
    return declare(name, { type: 'select', words: options.map(([key]) => key) })
  }

  function nounForm(name: string, form: string): NounForm {
    const of = kindOf(name)
    if (of === undefined) {
      const kinds = [...reader.forms.keys()].join(', ')
      throw new BadMessage(`{${name}_${form}} is no noun: the name must end with ${kinds}`)
    }
    if (!formsOf(name).includes(form)) {
      throw new BadMessage(`{${name}_${form}} asks for an unknown form; ${of} has ${formsOf(name).join(', ')}`)
    }
    declare(name, { type: 'noun', of })
    return { name, of, form }
  }

  /** The noun table an argument belongs to: `good`, `fromGood`. */
  function kindOf(name: string): string | undefined {
    return [...reader.forms.keys()].find(
      kind => name === kind || name.endsWith(kind.charAt(0).toUpperCase() + kind.slice(1)),
    )
  }

  function formsOf(name: string): readonly string[] {
    return reader.forms.get(kindOf(name) ?? '') ?? []
  }

  function declare(name: string, type: Argument): string {
    const known = args.get(name)
    if (known !== undefined && known.type !== type.type) {
      throw new BadMessage(`{${name}} is used as ${known.type} and as ${type.type}`)
    }
    args.set(name, known?.type === 'select' && type.type === 'select' ? bothSelects(known, type) : type)
    return name
  }

  function checkCategory(key: string): void {
    if (!/^=\d+$/.test(key) && !reader.pluralCategories.includes(key)) {
      throw new BadMessage(
        `the plural form ${key} does not exist here; use ${reader.pluralCategories.join(', ')} or =0`,
      )
    }
  }
}

type Select = Extract<Argument, { type: 'select' }>

function bothSelects(one: Select, other: Select): Select {
  return { type: 'select', words: [...new Set([...one.words, ...other.words])] }
}

function elementsOf(source: string): MessageFormatElement[] {
  try {
    return parse(source, { ignoreTag: true })
  } catch (error) {
    throw new BadMessage(`this is no ICU message (${error instanceof Error ? error.message : String(error)})`)
  }
}

function splitForm(value: string): [name: string, form?: string] {
  const [name = '', form, ...rest] = value.split('_')
  if (rest.length > 0) throw new BadMessage(`{${value}} has two underscores; one separates the noun from its form`)
  return form === undefined ? [name] : [name, form]
}
