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
  readonly #table: CorrectionTable
  /** By body, decoded when it is first asked for. */
  readonly #values = new Map<Planet, Int8Array>()

  constructor(table: CorrectionTable) {
    this.#table = table
  }

  /** In degrees, to be added to the engine's longitude at a terrestrial Julian day. Beyond the table, that of its end. */
  at(body: string, day: number): number {
    const row = this.#table.bodies[body as Planet]
    if (!row) return 0
    const values = this.#valuesOf(body as Planet, row)
    const place = Math.max(1, Math.min(values.length - 2, (day - this.#table.first) / row.spacing))
    const index = Math.min(Math.floor(place), values.length - 3)
    const near = [values[index - 1]!, values[index]!, values[index + 1]!, values[index + 2]!] as const
    return (cubic(place - index, near) * row.unit) / 3600
  }

  #valuesOf(body: Planet, row: Row): Int8Array {
    const known = this.#values.get(body)
    if (known) return known
    const values = new Int8Array(Buffer.from(row.values, 'base64'))
    this.#values.set(body, values)
    return values
  }
}
