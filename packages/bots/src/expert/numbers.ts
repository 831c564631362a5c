// Numbers as networks store them: float16 for weights, float32 for the spread of the figures. Little-endian.
import { bytesOf } from './base64.ts'

const BYTES_OF_A_FLOAT = 4
const BYTES_OF_A_HALF = 2

export function floatsOf(text: string): Float64Array {
  const bytes = bytesOf(text)
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length / BYTES_OF_A_FLOAT }, (_, i) =>
    view.getFloat32(i * BYTES_OF_A_FLOAT, true),
  )
}

export function halvesOf(text: string): Float64Array {
  const bytes = bytesOf(text)
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length / BYTES_OF_A_HALF }, (_, i) =>
    fromHalf(view.getUint16(i * BYTES_OF_A_HALF, true)),
  )
}

const EXPONENTS = 32
/** 2^-24, the smallest half, then the unit of each exponent by repeated doubling, which is exact. */
const UNITS = Array.from({ length: EXPONENTS }, (_, exponent) => {
  let unit = 1 / (1 << 24)
  for (let i = 1; i < exponent; i++) unit *= 2
  return unit
})

/** Sign, five bits of exponent, ten bits of fraction. */
function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === EXPONENTS - 1) throw new Error('a weight is not finite')
  const size = (exponent === 0 ? fraction : fraction + 0x400) * (UNITS[exponent] ?? 0)
  return bits >> 15 === 0 ? size : -size
}
