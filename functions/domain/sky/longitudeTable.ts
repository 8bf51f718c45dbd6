import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import type { Planet } from '../../../shared/domain/chart.ts'
import { DAY, type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import { cubic } from './cubic.ts'
import { apparentLongitude } from './ephemeris.ts'

/**
 * A body's longitude in degrees, within 0.2″ of the ephemeris, from a table that all callers share. For searches over
 * months, where the same days are asked for again and again; the Moon is too quick for it.
 */
export function tabulatedLongitude(planet: Exclude<Planet, 'Moon'>, instant: EpochSeconds): number {
  const spacing = SPACING[planet] ?? 4 * DAY
  const index = Math.floor(instant / spacing)
  const share = instant / spacing - index
  const base = entry(planet, spacing, index)
  if (share === 0) return base
  const [before, then, later] = [-1, 1, 2].map((step) => degreesAhead(entry(planet, spacing, index + step), base))
  return wrapDegrees(base + cubic(share, [before!, 0, then!, later!]))
}

const SPACING: Partial<Record<Planet, number>> = { Sun: DAY, Mercury: DAY / 2, Venus: DAY, Mars: DAY }

const tables = new Map<Planet, Map<number, number>>()
/** Of each body: some megabytes in all, and years of the quickest. */
const MOST_ENTRIES = 8000

function entry(planet: Planet, spacing: number, index: number): number {
  const table = tableOf(planet)
  const known = table.get(index)
  if (known !== undefined) return known
  if (table.size >= MOST_ENTRIES) table.clear()
  const longitude = apparentLongitude(planet, epochSeconds(index * spacing))
  table.set(index, longitude)
  return longitude
}

function tableOf(planet: Planet): Map<number, number> {
  const known = tables.get(planet)
  if (known) return known
  const table = new Map<number, number>()
  tables.set(planet, table)
  return table
}
