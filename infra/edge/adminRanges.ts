import { isIP } from 'node:net'
import type { Node } from 'constructs'

/** The ranges of addresses that may use the admin area: `-c adminRanges="203.0.113.0/24 2001:db8::/48"`; none for all. */
export function adminRangesFrom(node: Node): string[] {
  const ranges = String(node.tryGetContext('adminRanges') ?? '')
    .split(/[ ,]+/)
    .filter(Boolean)
  for (const range of ranges)
    if (!isRange(range)) throw new Error(`adminRanges: ${range} is no range of addresses such as 203.0.113.0/24`)
  return ranges
}

/** The firewall refuses to take an address alone, and one that opens the area to everybody. */
function isRange(range: string): boolean {
  const [address = '', bits = ''] = range.split('/')
  const version = isIP(address)
  return version > 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
