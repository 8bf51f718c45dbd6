import type { BareChart } from '../../../../shared/domain/chart.ts'
import type { Synastry } from '../../../../shared/domain/person.ts'

/** Two charts side by side: the reader's, and that of a person whom they keep. */
export interface Pair {
  reader: BareChart
  person: BareChart
  /** From a body of the reader to one of the person. */
  aspects: Synastry['aspects']
}

export type Side = 'reader' | 'person'
