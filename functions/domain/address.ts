import { isIPv4, isIPv6 } from 'node:net'

const UNKNOWN = 'unknown'

/**
 * The part of an IP address that one person controls: a whole IPv4 address, or the /64 of an IPv6 one.
 * IPv4 mapped into IPv6 counts as IPv4. What is no address shares one name, so that limits fail closed.
 */
export function addressKey(address: string | undefined): string {
  const plain = unmapped(address ?? '')
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : UNKNOWN
}

/** A wider neighbourhood, for budgets that a small change of address must not refill: /24 or /64. */
export function addressNeighbourhood(address: string | undefined): string {
  const plain = unmapped(address ?? '')
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : addressKey(plain)
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((part) => part.replace(/^0+(?=.)/, ''))
}
