import type { ReportStore } from '../../functions/store/reports.ts'
import type { CompatibilityReport } from '../../shared/domain/compatibility.ts'

export function fakeReports(): ReportStore {
  const kept = new Map<string, { report: CompatibilityReport; claim: string }[]>()
  const of = (accountId: string) => kept.get(accountId) ?? []
  return {
    async list(accountId, { before, limit }) {
      const reports = of(accountId).map(({ report }) => report)
      const sorted = reports.sort((one, other) => other.id.localeCompare(one.id))
      return sorted.filter(({ id }) => before === undefined || id < before).slice(0, limit)
    },

    async findClaimed(accountId, claim) {
      return of(accountId).find((each) => each.claim === claim)?.report
    },

    async add(accountId, { report, claim }) {
      if (of(accountId).some((each) => each.claim === claim || each.report.id === report.id)) return false
      kept.set(accountId, [...of(accountId), { report, claim }])
      return true
    },

    async rename(accountId, id, partnerName) {
      const own = of(accountId).find(({ report }) => report.id === id)
      if (!own) return undefined
      const { partnerName: _, ...rest } = own.report
      own.report = { ...rest, ...(partnerName !== null && { partnerName }) }
      return own.report
    },

    async remove(accountId, id) {
      const rest = of(accountId).filter(({ report }) => report.id !== id)
      const isThere = rest.length < of(accountId).length
      kept.set(accountId, rest)
      return isThere
    },
  }
}
