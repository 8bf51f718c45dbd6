import type { Node } from 'constructs'
import * as z from 'zod/mini'

/** The firewall refuses to take an address alone, and a range of everybody. */
const Range = z.union([z.cidrv4(), z.cidrv6()]).check(z.refine((range) => !range.endsWith('/0')))

/** The ranges of addresses that may use the admin area: `-c adminRanges="203.0.113.0/24 2001:db8::/48"`; none for all. */
export function adminRangesFrom(node: Node): string[] {
  const ranges = String(node.tryGetContext('adminRanges') ?? '')
    .split(/[ ,]+/)
    .filter(Boolean)
  const wrong = ranges.filter((range) => !Range.safeParse(range).success)
  if (wrong.length > 0)
    throw new Error(
      `adminRanges has ${wrong.join(' and ')}. Write networks such as 203.0.113.0/24 or 2001:db8::/48, and a single address as 203.0.113.7/32 or 2001:db8::7/128`,
    )
  return ranges
}
