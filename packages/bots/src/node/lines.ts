// Lines from a stream, bounded: one that never ends does not fill the memory.
const MOST_CHARACTERS = 8_000_000

export const TOO_LONG: unique symbol = Symbol('a line that is too long')

/** Every line without its end, empty ones left out; TOO_LONG in place of one that nobody should read. */
export async function* linesOf(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | typeof TOO_LONG> {
  const decoder = new TextDecoder()
  let rest = ''
  let dropping = false
  for await (const piece of source) {
    const [first = '', ...more] = (typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })).split(
      '\n',
    )
    rest += first
    for (const next of more) {
      if (!dropping && rest.trim() !== '') yield rest
      dropping = false
      rest = next
    }
    if (rest.length <= MOST_CHARACTERS) continue
    if (!dropping) yield TOO_LONG
    dropping = true
    rest = ''
  }
  if (!dropping && rest.trim() !== '') yield rest
}
