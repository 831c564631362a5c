// Values generated from an OpenAPI JSON schema: mostly valid, then damaged somewhere.
import { pick, type RandomState, randomBelow } from '@arkwright/kernel'

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const TEXTS: readonly string[] = ['Ada', 'spinning-jenny', 'players', 'pass', 'a@example.org', 'a long password', 'UTC']
const ODD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e300,
  () => 0.5,
  () => '',
  () => 'x'.repeat(3000),
  () => '\u0000\ud800\u202e👩‍👩‍👧',
  () => "'; drop table people; --",
  () => '<script>alert(1)</script>',
  () => '../../etc/passwd',
  () => '%00%ff',
  () => [],
  () => ({}),
  () => [[[[[[[[[[]]]]]]]]]],
  () => JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}') as unknown,
  () => Array.from({ length: 3000 }, (_, i) => i),
]

export function odd(random: RandomState): unknown {
  return pick(random, ODD)()
}

/** A value that fits the schema; `known` are ids that exist on the server. */
export function valueFor(schema: JsonSchema, random: RandomState, known: readonly string[]): unknown {
  const { anyOf, oneOf, enum: choices } = schema
  if (Object.hasOwn(schema, 'const')) return schema.const
  if (choices !== undefined) return pick(random, choices)
  const variants = anyOf ?? oneOf
  if (variants !== undefined) return valueFor(pick(random, variants), random, known)
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? 'any')
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one, random, known)]),
      )
    case 'array': {
      const length = (schema.minItems ?? 0) + randomBelow(random, 3)
      return Array.from({ length }, () => valueFor(schema.items ?? {}, random, known))
    }
    case 'integer':
    case 'number': {
      const low = Math.max(schema.minimum ?? 0, -1000)
      return low + randomBelow(random, Math.min(schema.maximum ?? low + 50, low + 50) - low + 1)
    }
    case 'boolean':
      return randomBelow(random, 2) === 0
    case 'null':
      return null
    case 'string':
      return pick(random, randomBelow(random, 2) === 0 ? known : TEXTS).padEnd(schema.minLength ?? 0, 'x')
    default:
      return odd(random)
  }
}

/** Makes one thing wrong: missing, extra, or of another type. */
export function spoil(value: unknown, random: RandomState): unknown {
  if (randomBelow(random, 3) === 0 || typeof value !== 'object' || value === null) return odd(random)
  if (Array.isArray(value)) return [...value, odd(random)]
  const entries = Object.entries(value)
  const at = randomBelow(random, entries.length + 1)
  if (at === entries.length)
    return { ...value, [pick(random, ['__proto__', 'admin', 'person', 'seat', ''])]: odd(random) }
  if (randomBelow(random, 3) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at))
  return Object.fromEntries(entries.map(([name, one], i) => [name, i === at ? spoil(one, random) : one]))
}
