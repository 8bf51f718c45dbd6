import type { Planet } from '../../../shared/domain/chart.ts'
import { cubic } from './cubic.ts'

/** What JPL's planetary tables have of a body beyond the engine. `values` are bytes as base64, of `unit` arcseconds each. */
interface Row {
  /** Days between two values. */
  spacing: number
  unit: number
  values: string
}

/** `functions/data/corrections.json`, which `functions/data/build/corrections.py` makes. */
export interface CorrectionTable {
  /** Terrestrial Julian day. */
  first: number
  bodies: Partial<Record<Planet, Row>>
}

/** What the engine's series lack of JPL's planetary tables, which for Neptune is two arcseconds and ten hours. */
export class Corrections {
  readonly #first: number
  readonly #rows: ReadonlyMap<string, { spacing: number; values: Float64Array }>

  constructor({ first, bodies }: CorrectionTable) {
    this.#first = first
    this.#rows = new Map(Object.entries(bodies).map(([body, row]) => [body, decoded(row)]))
  }

  /** In degrees, to be added to the engine's longitude at a terrestrial Julian day. Beyond the table, that of its end. */
  at(body: string, day: number): number {
    const row = this.#rows.get(body)
    if (!row) return 0
    const { spacing, values } = row
    const place = Math.max(1, Math.min(values.length - 2, (day - this.#first) / spacing))
    const index = Math.min(Math.floor(place), values.length - 3)
    return cubic(place - index, [values[index - 1]!, values[index]!, values[index + 1]!, values[index + 2]!])
  }
}

function decoded({ spacing, unit, values }: Row) {
  const bytes = Buffer.from(values, 'base64')
  return { spacing, values: Float64Array.from(new Int8Array(bytes), (value) => (value * unit) / 3600) }
}
