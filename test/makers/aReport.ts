import { compareBirths } from '../../functions/domain/compatibility/compareBirths.ts'
import type { CompatibilityReport } from '../../shared/domain/compatibility.ts'
import { isoInstant } from '../../shared/domain/time.ts'
import { NOW } from './later.ts'

/** A report as it is kept: the partner's date decides what is in it. */
export const aReport = (changes: Partial<CompatibilityReport> = {}): CompatibilityReport => ({
  id: `${String(NOW).padStart(12, '0')}-aaaaaaaa`,
  partnerBirthDate: '1992-11-13',
  createdAt: isoInstant(NOW),
  ...compareBirths({ reader: '1993-06-15', partner: changes.partnerBirthDate ?? '1992-11-13' }),
  ...changes,
})
