import { isIPv4, isIPv6 } from 'node:net'

const UNKNOWN = 'unknown'

/**
 * The part of an IP address that one person controls: a whole IPv4 address, or the /64 of an IPv6 one.
 * IPv4 mapped into IPv6 counts as IPv4. What is no address shares one name, so that limits fail closed.
 */
export function addressKey(address = ''): string {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return UNKNOWN
  const parts = expand(plain)
  return mappedIPv4(parts) ?? `${parts.slice(0, 4).join(':')}::/64`
}

/** A wider neighbourhood, for budgets that a small change of address must not refill: /24 or /64. */
export function addressNeighbourhood(address: string | undefined): string {
  const key = addressKey(address)
  return isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key
}

/** The eight parts of an IPv6 address, in the spelling that URLs give to all of its spellings. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean))
  return [...left!, ...Array<string>(8 - left!.length - right!.length).fill('0'), ...right!]
}

function mappedIPv4(parts: string[]): string | undefined {
  if (parts.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = parts.slice(6).map((part) => Number.parseInt(part, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}
