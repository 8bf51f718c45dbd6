import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'

/** Both signs, after the other person's name where there is one. */
export const titleOf = ({ partnerName, report }: Pick<CompatibilityReport, 'partnerName' | 'report'>): string =>
  partnerName ? `${partnerName}: ${report.zodiac_match}` : report.zodiac_match
