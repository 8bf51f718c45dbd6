import * as z from 'zod/mini'
import { NatalChart } from '../domain/chart.ts'
import { ReadingContent } from '../domain/reading.ts'
import { HOUR, IsoInstant, LocalDate } from '../domain/time.ts'
import { Profile } from '../domain/user.ts'
import { group, perMemberCounted } from './endpoint.ts'
import { Success } from './success.ts'

/** A page of everything that we hold about a person; `next` asks for the one after it. */
export const Holdings = z.object({
  exportedAt: IsoInstant,
  profile: Profile,
  createdAt: IsoInstant,
  days: z.array(z.object({ date: LocalDate, streak: z.int(), zone: z.string(), reading: z.nullable(ReadingContent) })),
  charts: z.array(NatalChart),
  sessions: z.array(z.object({ createdAt: IsoInstant })),
  next: z.nullable(z.string()),
})
export type Holdings = z.infer<typeof Holdings>

export const holdings = group({
  exportHoldings: {
    method: 'GET',
    path: '/api/user/export',
    access: 'member',
    limits: [perMemberCounted(60, HOUR)],
    query: z.object({
      after: z.optional(
        z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'Use the value of next from the previous page')),
      ),
    }),
    reply: Holdings,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/user/account',
    access: 'member',
    limits: [perMemberCounted(3, HOUR)],
    reply: Success,
  },
})
