// The Model Context Protocol over lines of JSON: a request in, an answer out. No line can stop it (docs/agents.md).
import { BadInput, checkNesting, Fields, shown } from '@arkwright/kernel'
import { version } from '../version.ts'
import { ADVICE_TOOLS } from './advice-tools.ts'
import { type Desk, fileText } from './desk.ts'
import { RULEBOOKS, rule, rulebookText } from './rules.ts'
import { TABLE_TOOLS } from './table-tools.ts'
import type { Tool } from './tool.ts'

const TOOLS: readonly Tool[] = [...TABLE_TOOLS, ...ADVICE_TOOLS, rule]
/** Newest first. They do not differ in what is used here. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']
const INSTRUCTIONS =
  'Board games by Stefan Risthaus. Start with new_game, read position, choose from turns (whole turns with figures) or legal_moves, then play. rule explains the number that a refusal names.'

/** The error codes of JSON-RPC. */
const NOT_JSON = -32_700
const NOT_A_REQUEST = -32_600
const NO_SUCH_METHOD = -32_601
const BAD_PARAMETERS = -32_602
const OUR_FAULT = -32_603
const NO_SUCH_RESOURCE = -32_002

const NO_REQUEST = 'A request has jsonrpc "2.0" and a method.'
const GAME_ADDRESS = 'arkwright://game'
const RULES_ADDRESS = 'arkwright://rules/'

class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Id = string | number | null
export type Message = Readonly<Record<string, unknown>>

export class McpServer {
  private readonly desk: Desk

  constructor(desk: Desk) {
    this.desk = desk
  }

  /** Undefined for a notification, which gets no answer. */
  async answer(line: string): Promise<Message | undefined> {
    let id: Id = null
    try {
      const { method, params, id: given } = requestIn(line)
      if (given === undefined) return undefined
      id = given
      return { jsonrpc: '2.0', id, result: await this.resultOf(method, params) }
    } catch (error) {
      return { jsonrpc: '2.0', id, error: errorOf(error) }
    }
  }

  private resultOf(method: string, params: Record<string, unknown>): unknown {
    if (method === 'initialize') return welcome(params)
    if (method === 'ping') return {}
    if (method === 'tools/list') return { tools: TOOLS.map(described) }
    if (method === 'tools/call') return this.call(params)
    if (method === 'resources/list') return { resources: resources() }
    if (method === 'resources/templates/list') return { resourceTemplates: [] }
    if (method === 'resources/read') return this.read(params)
    throw new RpcError(NO_SUCH_METHOD, `There is no method ${shown(method)}.`)
  }

  /** A mistake in a call is a result that says so, which the agent reads; it is not an error of the protocol. */
  private async call({ name, arguments: given = {} }: Record<string, unknown>): Promise<unknown> {
    const tool = TOOLS.find(one => one.name === name)
    if (tool === undefined) {
      const names = TOOLS.map(one => one.name).join(', ')
      throw new RpcError(BAD_PARAMETERS, `There is no tool ${shown(name)}; known are ${names}.`)
    }
    try {
      const { text, facts } = await tool.run(this.desk, new Fields(given, tool.name))
      return { content: [{ type: 'text', text }], ...(facts && { structuredContent: facts }) }
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return { content: [{ type: 'text', text: sentence(error.message) }], isError: true }
    }
  }

  private read({ uri }: Record<string, unknown>): unknown {
    const rulebook = RULEBOOKS.find(one => `${RULES_ADDRESS}${one}` === uri)
    if (rulebook !== undefined) {
      return { contents: [{ uri, mimeType: 'text/plain', text: rulebookText(rulebook) }] }
    }
    if (uri === GAME_ADDRESS) {
      const { game } = this.desk
      const isOver = game.known.game.pending(game.journal.position) === undefined
      return { contents: [{ uri, mimeType: 'application/json', text: fileText(game, !isOver) }] }
    }
    throw new RpcError(NO_SUCH_RESOURCE, `There is no resource ${shown(uri)}.`)
  }
}

function welcome({ protocolVersion }: Record<string, unknown>): unknown {
  return {
    protocolVersion: VERSIONS.find(one => one === protocolVersion) ?? VERSIONS[0],
    capabilities: { tools: {}, resources: {} },
    serverInfo: { name: 'arkwright', version: version() },
    instructions: INSTRUCTIONS,
  }
}

function described({ name, title, description, needs, required = [], readOnly }: Tool): unknown {
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object', properties: needs, required, additionalProperties: false },
    annotations: { title, readOnlyHint: readOnly === true, destructiveHint: false, openWorldHint: false },
  }
}

function resources(): unknown {
  return [
    {
      uri: GAME_ADDRESS,
      name: 'game',
      title: 'The game so far, as a game file; its seed only after the end',
      mimeType: 'application/json',
    },
    ...RULEBOOKS.map(rulebook => ({
      uri: `${RULES_ADDRESS}${rulebook}`,
      name: `rules of the ${rulebook}`,
      title: `The rules of the ${rulebook} in our words, by section`,
      mimeType: 'text/plain',
    })),
  ]
}

function requestIn(line: string): { method: string; params: Record<string, unknown>; id: Id | undefined } {
  let request: unknown
  try {
    checkNesting(line)
    request = JSON.parse(line)
  } catch {
    throw new RpcError(NOT_JSON, `This line is not JSON: ${shown(line)}.`)
  }
  if (!isRecord(request)) throw new RpcError(NOT_A_REQUEST, NO_REQUEST)
  const { jsonrpc, method, params = {}, id } = request
  if (jsonrpc !== '2.0' || typeof method !== 'string') throw new RpcError(NOT_A_REQUEST, NO_REQUEST)
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    throw new RpcError(NOT_A_REQUEST, `An id is a number or a text, not ${shown(id)}.`)
  if (!isRecord(params)) throw new RpcError(BAD_PARAMETERS, 'The params must be an object.')
  return { method, params, id }
}

function errorOf(error: unknown): { code: number; message: string } {
  if (error instanceof RpcError) return { code: error.code, message: error.message }
  if (error instanceof BadInput) return { code: BAD_PARAMETERS, message: sentence(error.message) }
  return { code: OUR_FAULT, message: `This cannot be answered: ${String(error)}` }
}

function sentence(message: string): string {
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?)]$/.test(message) ? '' : '.'}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
