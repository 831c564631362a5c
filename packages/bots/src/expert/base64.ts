// Decodes base64 text the same way in Node and browsers.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE_OF = new Map(Array.from(DIGITS, (digit, value) => [digit, value]))
const BITS_OF_A_DIGIT = 6
const BITS_OF_A_BYTE = 8

export function bytesOf(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * BITS_OF_A_DIGIT) / BITS_OF_A_BYTE))
  let held = 0
  let bits = 0
  let count = 0
  for (const digit of digits) {
    const value = VALUE_OF.get(digit)
    if (value === undefined) throw new Error(`${digit} is not a base64 digit`)
    held = ((held << BITS_OF_A_DIGIT) | value) & 0xffff
    bits += BITS_OF_A_DIGIT
    if (bits < BITS_OF_A_BYTE) continue
    bits -= BITS_OF_A_BYTE
    bytes[count++] = (held >> bits) & 0xff
  }
  return bytes
}
