// The network of an address: limits count households, not ways to write an address.
import ipaddr from 'ipaddr.js'

const HOUSEHOLD_PARTS = 4

/** An IPv4 address, or the first 64 bits of an IPv6 address. Invalid addresses share one count. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6) {
    return `${parsed.parts
      .slice(0, HOUSEHOLD_PARTS)
      .map(part => part.toString(16))
      .join(':')}::/64`
  }
  return parsed.toString()
}

/** Trusted proxies: how many there are in a row, or the networks they are in. */
export type TrustedProxies = number | readonly string[]

/** `2` or `10.0.0.0/8, 192.168.1.7`; undefined: neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map(part => part.trim())
  return networks.every(one => ipaddr.isValidCIDR(one) || ipaddr.isValid(one)) ? networks : undefined
}

export function isIn(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some(network => {
    const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), undefined]
    if (base.kind() !== parsed.kind()) return false
    return bits === undefined ? base.toString() === parsed.toString() : parsed.match([base, bits])
  })
}
