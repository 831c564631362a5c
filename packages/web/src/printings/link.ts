// A whole printing in a link: compressed, as letters that an address may hold.
import { type Printing, parsePrinting, writePrinting } from '@arkwright/kernel'

/** Messengers cut longer links. */
const LONGEST_LINK = 4_000
/** More than any printing has. A small link could otherwise unpack to gigabytes. */
const LONGEST_UNPACKED = 256_000
/** Marks a packed printing; a hash has no such letter in front. */
const MARK = 'z'

/** The last part of the link's address; undefined if the printing is too large. */
export async function packed(printing: Printing): Promise<string | undefined> {
  const source = JSON.stringify(JSON.parse(writePrinting(printing)))
  const squeezed = new Blob([source]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer())
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return letters.length > LONGEST_LINK ? undefined : MARK + letters
}

export function isPacked(part: string): boolean {
  return part.startsWith(MARK)
}

/** Throws BadInput for something that is not a printing, and another error for a link that is not complete. */
export async function unpacked(part: string): Promise<Printing> {
  const letters = part.slice(MARK.length)
  if (letters.length > LONGEST_LINK) throw new Error('the link is too long')
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return parsePrinting(await textOf(stream))
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let length = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > LONGEST_UNPACKED) {
      await reader.cancel()
      throw new Error('the link holds too much')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The address of a shared printing: packed, or by its hash on a server. */
export function linkTo(part: string): string {
  return `${location.origin}/#/printing/${part}`
}
