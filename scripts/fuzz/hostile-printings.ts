// Files that want to be expensive: each must be refused or accepted with little work.
import { hashOf, type Printing, writePrinting } from '@arkwright/kernel'

const PLAIN: Printing = {
  game: 'water-frame',
  name: 'Plain',
  language: 'English',
  source: 'trial',
  confirmed: [],
  changed: {},
  unknown: [],
}

/** Just below and far above the limit on the length of a file. */
const SIZES = [60_000, 1_000_000]

export function hostilePrintings(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const size of SIZES) {
    files.set(`deep lists, ${size}`, `{"arkwright-printing":1,"changed":${'['.repeat(size)}`)
    files.set(`deep objects, ${size}`, '{"a":'.repeat(size / 5))
    files.set(`closed deep lists, ${size}`, '['.repeat(size / 2) + ']'.repeat(size / 2))
    files.set(`many figures, ${size}`, withField('changed', keys(size / 10)))
    files.set(`many options, ${size}`, withField('variant', { name: 'a', reason: 'b', options: keys(size / 10) }))
    files.set(`many fields, ${size}`, JSON.stringify({ ...written(), ...keys(size / 10) }))
    files.set(`many numbers, ${size}`, withField('changed', { cost: Array.from({ length: size / 2 }, () => 1) }))
    files.set(`many groups, ${size}`, withField('confirmed', Object.keys(keys(size / 10))))
    files.set(
      `same group, ${size}`,
      withField(
        'confirmed',
        Array.from({ length: size / 4 }, () => 'a'),
      ),
    )
    files.set(`empty lists, ${size}`, withField('changed', { cost: Array.from({ length: size / 3 }, () => []) }))
    files.set(`long name, ${size}`, withField('name', 'x'.repeat(size)))
    files.set(`long key, ${size}`, withField('changed', { ['\u0000'.repeat(size / 6)]: 1 }))
    files.set(`escapes, ${size}`, `{"arkwright-printing":1,"name":"${'\\u0000'.repeat(size / 6)}"}`)
    files.set(`long number, ${size}`, `{"arkwright-printing":${'9'.repeat(size)}}`)
    files.set(`blanks, ${size}`, ' '.repeat(size))
    files.set(`quotes, ${size}`, '"'.repeat(size))
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    files.set(`field ${name}`, `{"${name}":{"arkwright-printing":1},${JSON.stringify(written()).slice(1)}`)
    files.set(`figure ${name}`, signed({ ...PLAIN, changed: own(name, 1) }))
    files.set(`inside a figure ${name}`, signed({ ...PLAIN, changed: { cost: own(name, [1]) } }))
    files.set(
      `option ${name}`,
      signed({ ...PLAIN, variant: { name: 'a', reason: 'b', options: own(name, true), figures: {} } }),
    )
  }
  files.set('wrong hash', JSON.stringify({ ...written(), hash: '0'.repeat(64) }))
  files.set('hash that is a list', JSON.stringify({ ...written(), hash: [] }))
  files.set('no hash', JSON.stringify({ ...written(), hash: undefined }))
  return files
}

function written(): Record<string, unknown> {
  return JSON.parse(writePrinting(PLAIN)) as Record<string, unknown>
}

function withField(name: string, value: unknown): string {
  return JSON.stringify({ ...written(), [name]: value })
}

/** With the right hash, so that the file is read to its end. */
function signed(printing: Printing): string {
  return JSON.stringify({ 'arkwright-printing': 1, ...printing, hash: hashOf(printing) })
}

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]))
}

/** A property of this name, not the prototype. */
function own<T>(name: string, value: T): Record<string, T> {
  return Object.fromEntries([[name, value]])
}
