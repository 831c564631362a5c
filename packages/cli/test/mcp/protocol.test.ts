import { expect, test } from 'vitest'
import { arkwright } from '../fake-terminal.ts'
import { Agent } from './agent.ts'

test('welcomes a client, in its version where it is known', async () => {
  const agent = new Agent()
  const { result } = await agent.ask('initialize', { protocolVersion: '2025-03-26', capabilities: {} })
  expect(result).toMatchObject({ protocolVersion: '2025-03-26', serverInfo: { name: 'arkwright' } })
  const { result: newer } = await agent.ask('initialize', { protocolVersion: '2099-01-01' })
  expect(newer).toMatchObject({ protocolVersion: '2025-11-25' })
  expect((await agent.ask('ping')).result).toEqual({})
})

test('lists its tools with the arguments each takes', async () => {
  const { result } = await new Agent().ask('tools/list')
  const { tools } = result as unknown as { tools: { name: string; inputSchema: { required: string[] } }[] }
  expect(tools.map(({ name }) => name)).toEqual([
    'new_game',
    'open_game',
    'save_game',
    'position',
    'legal_moves',
    'play',
    'undo',
    'turns',
    'analyse',
    'rule',
  ])
  expect(tools.find(({ name }) => name === 'play')?.inputSchema).toMatchObject({ type: 'object', required: ['moves'] })
})

test('a notification gets no answer', async () => {
  expect(await new Agent().line('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBeUndefined()
})

test.each([
  ['{', -32_700],
  ['[]', -32_600],
  ['{"id":1}', -32_600],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
  ['{"jsonrpc":"2.0","id":1,"method":"dance"}', -32_601],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32_602],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"dance"}}', -32_602],
  ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}', -32_002],
  ['{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"arkwright://game"}}', -32_602],
])('%s is answered with the error %i', async (line, code) => {
  const answer = await new Agent().line(line)
  expect(answer?.error?.code).toBe(code)
  expect(answer?.error?.message).toMatch(/^[^\n]+\.$/)
})

test('arkwright mcp answers a line for each request until its input ends', async () => {
  const { code, out, err } = await arkwright(
    'mcp',
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","method":"x"}\n',
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toBe('{"jsonrpc":"2.0","id":1,"result":{}}\n')
})
