// Spoils a text, or a JSON value somewhere inside.
import { pick, type RandomState, randomBelow } from '@arkwright/kernel'

const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; drop table people; --",
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '{{7*7}}',
  'x'.repeat(5000),
]

/** Functions, so that each use gets a fresh value. */
const ODD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => -0,
  () => Number.MAX_SAFE_INTEGER,
  () => [],
  () => ({}),
  () => nested(2000, inner => [inner]),
  () => nested(2000, inner => ({ a: inner })),
  () => Array.from({ length: 5000 }, (_, i) => i),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, i])),
  () => JSON.parse('{"__proto__": {"players": 2}, "constructor": 1}') as unknown,
]

export function oddText(random: RandomState): string {
  return pick(random, ODD_TEXTS)
}

export function oddValue(random: RandomState): unknown {
  return randomBelow(random, 3) === 0 ? oddText(random) : pick(random, ODD_VALUES)()
}

export function mutateText(text: string, random: RandomState): string {
  const at = randomBelow(random, text.length + 1)
  const to = Math.min(text.length, at + 1 + randomBelow(random, 4))
  const [before, after] = [text.slice(0, at), text.slice(to)]
  switch (randomBelow(random, 7)) {
    case 0:
      return before + after
    case 1:
      return before + String.fromCharCode(randomBelow(random, 0x250)) + text.slice(at)
    case 2:
      return before
    case 3:
      return before + text.slice(at, to).toUpperCase() + after
    case 4:
      return before + String(randomBelow(random, 100) - 10) + after
    case 5:
      return before + oddText(random) + after
    default:
      return `${text} ${text}`
  }
}

/** A deep copy with one thing changed; the deeper the value, the more often something inside. */
export function mutateValue(value: unknown, random: RandomState): unknown {
  if (randomBelow(random, 5) === 0) return oddValue(random)
  if (Array.isArray(value)) return mutateList(value, random)
  if (typeof value === 'object' && value !== null) return mutateRecord(value as Record<string, unknown>, random)
  if (typeof value === 'string') return mutateText(value, random)
  if (typeof value === 'number') return value + pick(random, [-1, 1, 0.5, 1e6, -1e6, 2 ** 31, -value])
  if (typeof value === 'boolean') return !value
  return oddValue(random)
}

function mutateList(list: readonly unknown[], random: RandomState): unknown[] {
  const at = randomBelow(random, list.length + 1)
  switch (randomBelow(random, 5)) {
    case 0:
      return list.toSpliced(at, 1)
    case 1:
      return list.toSpliced(at, 0, oddValue(random))
    case 2:
      return list.toSpliced(at, 0, list[randomBelow(random, Math.max(1, list.length))])
    case 3:
      return list.toReversed()
    default:
      return list.map((one, i) => (i === at ? mutateValue(one, random) : one))
  }
}

function mutateRecord(record: Readonly<Record<string, unknown>>, random: RandomState): Record<string, unknown> {
  const entries = Object.entries(record)
  const at = randomBelow(random, Math.max(1, entries.length))
  switch (randomBelow(random, 6)) {
    case 0:
      return Object.fromEntries(entries.filter((_, i) => i !== at))
    case 1:
      return Object.fromEntries([...entries, [oddText(random), oddValue(random)]])
    case 2:
      return Object.fromEntries(entries.map(([name, value], i) => [i === at ? mutateText(name, random) : name, value]))
    default:
      return Object.fromEntries(
        entries.map(([name, value], i) => [name, i === at ? mutateValue(value, random) : value]),
      )
  }
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}
