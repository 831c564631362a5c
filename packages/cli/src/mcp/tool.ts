// The shape of what an agent can call, and how its answers are written.
import type { Fields } from '@arkwright/kernel'
import type { Desk } from './desk.ts'

/** What the Model Context Protocol says about one argument: a part of JSON Schema. */
interface Argument {
  readonly type: 'string' | 'integer' | 'object' | 'array'
  readonly description: string
  readonly items?: { readonly type: 'string' | 'integer' }
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

export interface Told {
  /** For the reader. */
  readonly text: string
  /** The same for programs. */
  readonly facts?: Readonly<Record<string, unknown>>
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly needs: Readonly<Record<string, Argument>>
  readonly required?: readonly string[]
  /** The tool changes nothing. */
  readonly readOnly?: true
  /** Bad input is thrown as BadInput, in one sentence. */
  run(desk: Desk, given: Fields): Promise<Told> | Told
}
