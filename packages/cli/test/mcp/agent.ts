// A scripted client of the Model Context Protocol, as an agent would use it.
import { expect } from 'vitest'
import { Desk } from '../../src/mcp/desk.ts'
import { McpServer } from '../../src/mcp/server.ts'

export interface Result {
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly structuredContent?: Facts
  readonly isError?: boolean
}

/** What the tools tell programs, as far as the tests read it. */
export interface Facts {
  readonly over?: boolean
  readonly seat?: number
  readonly legal?: readonly string[]
  readonly moves?: number | readonly string[]
  readonly turns?: readonly { readonly moves: readonly string[]; readonly score: number }[]
  readonly hints?: readonly { readonly moves: readonly string[] }[]
  readonly standings?: readonly { readonly score: number }[]
  readonly rules?: readonly { readonly key: string; readonly title: string }[]
  readonly of?: number
}

export interface Answer {
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message: string }
}

export class Agent {
  private readonly server: McpServer
  private asked = 0

  constructor(folder = '.') {
    this.server = new McpServer(new Desk(folder))
  }

  async line(line: string): Promise<Answer | undefined> {
    return (await this.server.answer(line)) as Answer | undefined
  }

  async ask(method: string, params: object = {}): Promise<Answer> {
    const id = ++this.asked
    const answer = await this.line(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    expect(answer?.id).toBe(id)
    if (answer === undefined) throw new Error('a request has an answer')
    return answer
  }

  /** Calls a tool that must succeed. */
  async call(name: string, given: object = {}): Promise<{ text: string; facts: Facts }> {
    const { result } = await this.ask('tools/call', { name, arguments: given })
    const { content, structuredContent, isError } = result as unknown as Result
    const text = content.map(part => part.text).join('\n')
    expect({ isError, text }).toEqual({ isError: undefined, text })
    return { text, facts: structuredContent ?? {} }
  }

  /** Calls a tool that must refuse; returns its sentence. */
  async refusal(name: string, given: object = {}): Promise<string> {
    const { result } = await this.ask('tools/call', { name, arguments: given })
    const { content, isError } = result as unknown as Result
    const text = content.map(part => part.text).join('\n')
    expect(isError, text).toBe(true)
    expect(text).toMatch(/^[^\n]+[.)]$/)
    return text
  }
}
