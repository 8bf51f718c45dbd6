import type { Birth } from '../../../shared/domain/birth.ts'
import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { compatibilityOf } from './compatibility.ts'
import { type Skies, skyOfBirth, skyOfDate } from './personSky.ts'
import { composeReport } from './report/composeReport.ts'

interface Births {
  /** The reader's whole birth when it is known, else the date. */
  reader: Birth | LocalDate
  partner: LocalDate
}

/** The report of two births. The same for the same two. Throws RangeError for an unknown zone. */
export function compareBirths({ reader, partner }: Births): Pick<CompatibilityReport, 'compatibilityScore' | 'report'> {
  const isDate = typeof reader === 'string'
  const skies: Skies = [isDate ? skyOfDate(reader) : skyOfBirth(reader), skyOfDate(partner)]
  const compatibility = compatibilityOf(skies)
  const seed = `${isDate ? reader : reader.date} ${partner}`
  return { compatibilityScore: compatibility.score, report: composeReport(skies, compatibility, seed) }
}
