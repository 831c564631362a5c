// Turns messages into TypeScript: a text, or an arrow function of one object.
import type { Argument, Message, NounForm, Piece } from './message.ts'

/** The value of a message. `formOf` is the place of a form in its noun table. */
export function codeOf({ pieces, args }: Message, formOf: (noun: NounForm) => number): string {
  if (args.size === 0) return JSON.stringify(pieces.map(piece => (piece.kind === 'text' ? piece.text : '')).join(''))
  return `a => ${template(pieces)}`

  function template(parts: readonly Piece[]): string {
    return `\`${parts.map(part => (part.kind === 'text' ? escaped(part.text) : `\${${expression(part)}}`)).join('')}\``
  }

  function expression(piece: Piece): string {
    switch (piece.kind) {
      case 'text':
        return JSON.stringify(piece.text)
      case 'argument':
        return `a.${piece.name}`
      case 'number':
      case 'list':
        return `f.${piece.style}(a.${piece.name})`
      case 'noun':
        return nounOf(piece)
      case 'plural':
        return branches(piece.options, key =>
          key.startsWith('=') ? `a.${piece.name} === ${key.slice(1)}` : `f.plural(a.${piece.name}) === '${key}'`,
        )
      case 'select': {
        const on = typeof piece.on === 'string' ? `a.${piece.on}` : nounOf(piece.on)
        return branches(piece.options, key => `${on} === ${JSON.stringify(key)}`)
      }
    }
  }

  function nounOf(noun: NounForm): string {
    return `noun(${noun.of}, a.${noun.name}, ${formOf(noun)})`
  }

  /** Exact numbers first, `other` last. */
  function branches(options: readonly (readonly [string, readonly Piece[]])[], test: (key: string) => string): string {
    const named = options.filter(([key]) => key !== 'other')
    const ordered = [...named.filter(([key]) => key.startsWith('=')), ...named.filter(([key]) => !key.startsWith('='))]
    const other = options.find(([key]) => key === 'other')?.[1] ?? []
    return ordered.map(([key, parts]) => `${test(key)} ? ${template(parts)} : `).join('') + template(other)
  }
}

/** The type of a message's value. */
export function typeOf({ args }: Message): string {
  if (args.size === 0) return 'string'
  const fields = [...args].map(([name, argument]) => `${name}: ${argumentType(argument)}`)
  return `(a: { ${fields.join('; ')} }) => string`
}

function argumentType(argument: Argument): string {
  switch (argument.type) {
    case 'list':
      return 'readonly string[]'
    case 'noun':
      return `NounKeys['${argument.of}']`
    case 'select':
      return argument.words.map(word => JSON.stringify(word)).join(' | ')
    case 'string':
    case 'number':
      return argument.type
  }
}

export function nounsIn({ args }: Message): string[] {
  return [...args.values()].flatMap(argument => (argument.type === 'noun' ? [argument.of] : []))
}

function escaped(text: string): string {
  return text.replaceAll(/[`\\]|\$\{/g, found => `\\${found}`)
}
