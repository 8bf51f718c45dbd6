import * as z from 'zod/mini'
import { CompatibilityReport, PARTNER_NAME_MAX } from '../domain/compatibility.ts'
import { personText } from '../domain/text.ts'
import { DAY, HOUR, isRealDate, MINUTE } from '../domain/time.ts'
import { group, perMember, perMemberCounted } from './endpoint.ts'

const NO_DATE = "Please enter your partner's birth date."
export const PartnerBirthDate = z.string(NO_DATE).check(z.refine(isRealDate, NO_DATE))

const PartnerName = personText({ label: 'Name', max: PARTNER_NAME_MAX, required: 'Enter a name.' })

const UNKNOWN = 'Use the id of a report'
const ReportId = z.string(UNKNOWN).check(z.regex(/^\d{12}-[A-Za-z0-9]{8,32}$/, UNKNOWN))

export const compatibility = group({
  listReports: {
    method: 'GET',
    path: '/api/compatibility',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    /** `before` is the id of the last report of the page before. */
    query: z.object({ before: z.optional(ReportId) }),
    /** Newest first. */
    reply: z.array(CompatibilityReport),
  },
  createReport: {
    method: 'POST',
    path: '/api/compatibility',
    access: 'premium',
    limits: [perMember(10, MINUTE), perMemberCounted(100, DAY)],
    body: z.object({ partnerBirthDate: PartnerBirthDate, partnerName: z.optional(z.nullable(PartnerName)) }),
    reply: CompatibilityReport,
  },
  /** Gives the other person a name, another one, or none. Nothing else of a report changes. */
  nameReport: {
    method: 'PUT',
    path: '/api/compatibility/{id}',
    access: 'member',
    limits: [perMemberCounted(100, HOUR)],
    params: z.object({ id: ReportId }),
    body: z.object({ partnerName: z.nullable(PartnerName) }),
    reply: CompatibilityReport,
  },
  deleteReport: {
    method: 'DELETE',
    path: '/api/compatibility/{id}',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    params: z.object({ id: ReportId }),
    reply: z.object({ success: z.literal(true) }),
  },
})
