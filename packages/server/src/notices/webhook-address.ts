// Webhooks may call only public addresses, never this machine or its network. All addresses of a name are checked before the call.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'

const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
}
/** Only globally routed addresses. Addresses that embed an IPv4 address could lead anywhere. */
const WORLD = new BlockList()
WORLD.addSubnet('2000::', 3, 'ipv6')
const CARRIES_IPV4 = new BlockList()
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  CARRIES_IPV4.addSubnet(network, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !PRIVATE.check(address, 'ipv4')
  return family === 6 && WORLD.check(address, 'ipv6') && !CARRIES_IPV4.check(address, 'ipv6')
}

/** The address to call. Throws if any address of the name is not public. */
export async function checkWebhookAddress(house: House, text: string): Promise<string> {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw refused()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }]
  const [first] = found
  if (first === undefined) throw new Fault(400, 'webhook', 'The name of this webhook cannot be found.')
  if (!house.settings.privateWebhooks && !found.every(({ address }) => isPublicAddress(address))) throw refused()
  return first.address
}

function refused(): Fault {
  return new Fault(400, 'webhook')
}
