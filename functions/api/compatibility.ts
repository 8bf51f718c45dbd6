import { compatibility } from '../../shared/contract/compatibility.ts'
import { REPORTS_A_PAGE } from '../../shared/domain/compatibility.ts'
import { localDateAt } from '../../shared/domain/time.ts'
import { createReport } from '../flows/compatibility/createReport.ts'
import { deleteReport } from '../flows/compatibility/deleteReport.ts'
import { nameReport } from '../flows/compatibility/nameReport.ts'
import { serve } from '../kit/http/serve.ts'
import { wireCompatibility } from '../wiring/compatibility.ts'

const needs = wireCompatibility()

export const handler = serve(compatibility, needs, {
  listReports: ({ member, query }) =>
    needs.reports.list(member.account.id, { before: query.before, limit: REPORTS_A_PAGE }),

  createReport: ({ member, body, visitor, now }) =>
    createReport(needs, { account: member.account, ...body, today: localDateAt(now, visitor.zone), now }),

  nameReport: ({ member, params, body }) => nameReport(needs, { accountId: member.account.id, id: params.id, ...body }),

  deleteReport: async ({ member, params }) => {
    await deleteReport(needs, { accountId: member.account.id, id: params.id })
    return { success: true as const }
  },
})
