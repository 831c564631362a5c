// The contract as an OpenAPI description, for programs and client generators.
import { z } from 'zod'
import { CONTRACT } from './contract.ts'
import { Fault } from './fault-shape.ts'
import type { Access, Route } from './route.ts'

export const WHO: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  visitor: 'anyone in a browser; tokens are refused',
  person: 'anyone with a session or token',
  owner: 'a person in a browser; tokens are refused',
  reader: 'anyone who may see the table',
  player: 'people seated at the table',
  host: 'the person who created the table',
  'server-host': 'a host of this server, in a browser',
}

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(CONTRACT) as [string, Route][]) {
    const [method = '', path = ''] = name.split(' ')
    const key = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arkwright',
      version: '1',
      description: 'Online tables for Spinning Jenny, Water Frame and Arkwright: The Card Game.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'arkwright' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Fault: schema(Fault, 'output') },
    },
    paths,
  }
}

function operation(name: string, route: Route): object {
  return {
    operationId: name.replaceAll(/[^A-Za-z]+/g, '-').toLowerCase(),
    summary: route.what,
    description: `For ${WHO[route.access]}.`,
    ...(route.access !== 'anyone' &&
      route.access !== 'visitor' && {
        security: route.access === 'owner' ? [{ session: [] }] : [{ session: [] }, { token: [] }],
      }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schema(route.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: route.stream
          ? { 'text/event-stream': { schema: { type: 'string' } } }
          : { 'application/json': { schema: schema(route.answer, 'output') } },
      },
      default: {
        description: 'Refused, with the reason.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
      },
    },
  }
}

function parameters(shape: z.ZodObject | undefined, where: 'path' | 'query'): object[] {
  if (shape === undefined) return []
  return Object.entries(shape.shape).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || !(one as z.ZodType).safeParse(undefined).success,
    schema: schema(one as z.ZodType, 'input'),
  }))
}

function schema(shape: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _version, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return rest
}
