// Splits a stream into lines of bounded length, so that an endless line cannot fill the memory.
const MOST_CHARACTERS = 8_000_000

export const TOO_LONG: unique symbol = Symbol('a line that is too long')

/** Every line without its line break, skipping empty ones; TOO_LONG replaces a line over the limit. */
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
