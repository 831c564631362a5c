// What a change of the API breaks for programs written for an earlier release. docs/api.md promises that there is nothing.

export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly [limit: string]: unknown
}

interface Operation {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** What programs send must still be taken; what they read must still be there. */
type Direction = 'sent' | 'read'

const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties']
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties']

export function breakingChanges(before: Description, after: Description): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      return now === undefined ? [`${name}: the route is gone`] : operationChanges(name, operation, now)
    }),
  )
}

function operationChanges(name: string, before: Operation, after: Operation): string[] {
  const known = new Map((before.parameters ?? []).map(one => [`${one.in} ${one.name}`, one]))
  const parameters = (after.parameters ?? []).flatMap(one => {
    const was = known.get(`${one.in} ${one.name}`)
    known.delete(`${one.in} ${one.name}`)
    const needed = one.required === true && was?.required !== true
    return [
      ...(needed ? [`${name}: the parameter ${one.name} is required now`] : []),
      ...(was === undefined ? [] : changes(`${name}, ${one.name}`, was.schema, one.schema, 'sent')),
    ]
  })
  const gone = [...known.values()].map(one => `${name}: the parameter ${one.name} is gone`)
  const json = 'application/json'
  const [sent, sentNow] = [before.requestBody?.content[json]?.schema, after.requestBody?.content[json]?.schema]
  const [read, readNow] = [
    before.responses['200']?.content?.[json]?.schema,
    after.responses['200']?.content?.[json]?.schema,
  ]
  return [
    ...parameters,
    ...gone,
    ...(sent === undefined && sentNow !== undefined ? [`${name}: a body is required now`] : []),
    ...(sent === undefined || sentNow === undefined ? [] : changes(`${name}, body`, sent, sentNow, 'sent')),
    ...(read === undefined ? [] : changes(`${name}, answer`, read, readNow ?? {}, 'read')),
  ]
}

function changes(at: string, before: Schema, after: Schema, direction: Direction): string[] {
  const [options, optionsNow] = [alternatives(before), alternatives(after)]
  if (options.length > 1 || optionsNow.length > 1) return alternativeChanges(at, options, optionsNow, direction)
  // A schema that takes anything.
  if (direction === 'sent' && after.type === undefined && after.enum === undefined && after.const === undefined)
    return []
  const [was, now] = [String(before.type), String(after.type)]
  if (was !== now) return [`${at}: the type is ${now} instead of ${was}`]
  return [
    ...valueChanges(at, before, after, direction),
    ...limitChanges(at, before, after, direction),
    ...propertyChanges(at, before, after, direction),
    ...(before.items !== undefined ? changes(`${at}[]`, before.items, after.items ?? {}, direction) : []),
  ]
}

/** Every form that was possible must find one that fits: of those taken now, or of those known before. */
function alternativeChanges(
  at: string,
  before: readonly Schema[],
  after: readonly Schema[],
  direction: Direction,
): string[] {
  const [each, among] = direction === 'sent' ? [before, after] : [after, before]
  const unmatched = each.filter(
    one =>
      !among.some(other => {
        const [was, now] = direction === 'sent' ? [one, other] : [other, one]
        return changes(at, was, now, direction).length === 0
      }),
  )
  const what = direction === 'sent' ? 'a form is no longer taken' : 'a new form is possible'
  return unmatched.map(one => `${at}: ${what} (${JSON.stringify(one).slice(0, 80)})`)
}

function valueChanges(at: string, before: Schema, after: Schema, direction: Direction): string[] {
  const [was, now] = [valuesOf(before), valuesOf(after)]
  if (direction === 'read' || now === undefined) return []
  if (was === undefined) return [`${at}: only ${now.join(', ')} is taken now`]
  return was.filter(value => !now.includes(value)).map(value => `${at}: ${String(value)} is no longer taken`)
}

function limitChanges(at: string, before: Schema, after: Schema, direction: Direction): string[] {
  if (direction === 'read') return []
  const tighter = (name: string, sign: 1 | -1): boolean => {
    const [was, now] = [before[name], after[name]]
    return typeof now === 'number' && (typeof was !== 'number' || sign * now < sign * was)
  }
  const found = [...UPPER.filter(name => tighter(name, 1)), ...LOWER.filter(name => tighter(name, -1))]
  return found.map(
    name => `${at}: ${name} is ${JSON.stringify(after[name])} instead of ${JSON.stringify(before[name] ?? null)}`,
  )
}

function propertyChanges(at: string, before: Schema, after: Schema, direction: Direction): string[] {
  const known = Object.entries(before.properties ?? {}).flatMap(([name, was]) => {
    const now = after.properties?.[name]
    if (now === undefined) return [`${at}.${name}: it is gone`]
    const lost = direction === 'read' && isRequired(before, name) && !isRequired(after, name)
    return [...(lost ? [`${at}.${name}: it may be missing now`] : []), ...changes(`${at}.${name}`, was, now, direction)]
  })
  if (direction === 'read') return known
  const needed = (after.required ?? []).filter(name => !isRequired(before, name))
  return [...known, ...needed.map(name => `${at}.${name}: it is required now`)]
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const]
}

function isRequired(schema: Schema, name: string): boolean {
  return schema.required?.includes(name) === true
}
