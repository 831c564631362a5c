// SHA-256 (FIPS 180-4), synchronous and the same in Node and in a browser without a secure context, where Web Crypto is
// missing. Declares the encoder here: Node and every browser have it, but this package includes neither's types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const ROUND_CONSTANTS = firstPrimes(64).map(prime => fractionBits(Math.cbrt(prime)))
const INITIAL_HASH = firstPrimes(8).map(prime => fractionBits(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every(prime => n % prime !== 0)) primes.push(n)
  return primes
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 4294967296) | 0
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0
}

/** The eight 32-bit words of the hash of a text (as UTF-8). */
export function sha256Words(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  for (const [i, byte] of bytes.entries()) blocks.setUint8(i, byte)
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 0x20000000))
  blocks.setUint32(blocks.byteLength - 4, bytes.length << 3)

  const hash = [...INITIAL_HASH]
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    for (let i = 0; i < 64; i++) schedule[i] = i < 16 ? blocks.getInt32(offset + 4 * i) : extend(schedule, i)
    compress(hash, schedule)
  }
  return hash.map(word => word >>> 0)
}

function extend(schedule: Int32Array, i: number): number {
  const near = at(schedule, i - 2)
  const far = at(schedule, i - 15)
  const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
  const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
  return (sigma1 + at(schedule, i - 7) + sigma0 + at(schedule, i - 16)) | 0
}

function compress(hash: number[], schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const t1 =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = (at(hash, i) + at(mixed, i)) | 0
}

export function sha256Hex(text: string): string {
  return sha256Words(text)
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}
