import * as z from 'zod/mini'
import { NatalChart } from '../../domain/chart.ts'
import { ChatExchange } from '../../domain/chat.ts'
import { CompatibilityReport } from '../../domain/compatibility.ts'
import { JournalNote } from '../../domain/journal.ts'
import { LocalDate } from '../../domain/LocalDate.ts'
import { LetterSettings } from '../../domain/letter.ts'
import { MeditationProgress } from '../../domain/meditation.ts'
import { Person } from '../../domain/person.ts'
import { ReadingContent } from '../../domain/reading.ts'
import { HOUR, IsoInstant } from '../../domain/time.ts'
import { Profile } from '../../domain/user.ts'
import { group, perMemberCounted } from '../endpoint.ts'
import { Success } from '../success.ts'

/** One page of everything we store about a person; `next` requests the following page. */
export const DataExport = z.object({
  exportedAt: IsoInstant,
  profile: Profile,
  createdAt: IsoInstant,
  days: z.array(z.object({ date: LocalDate, streak: z.int(), zone: z.string(), reading: z.nullable(ReadingContent) })),
  charts: z.array(NatalChart),
  /** Oldest first. */
  chats: z.array(ChatExchange),
  meditations: z.array(MeditationProgress),
  reports: z.array(CompatibilityReport),
  journal: z.array(JournalNote),
  people: z.array(Person),
  /** The addresses for calendar apps: when each was made. */
  calendars: z.array(z.object({ createdAt: IsoInstant })),
  /** The reading by email: when it comes, and what has come of it. */
  letters: z.array(z.extend(LetterSettings, { zone: z.string(), lastDate: z.nullable(LocalDate), unopened: z.int() })),
  /** The newest reading that went out by email. */
  sentReadings: z.array(z.object({ date: LocalDate, reading: ReadingContent })),
  /** Who they are at the payment provider, and what they had of us but once. Amounts in minor units. */
  customers: z.array(
    z.object({
      customerId: z.string(),
      trialUsedAt: z.nullable(IsoInstant),
      takenBack: z.nullable(z.object({ invoiceId: z.string(), amount: z.int(), currency: z.string(), at: IsoInstant })),
    }),
  ),
  /** Payments that their bank has disputed. */
  disputes: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      currency: z.string(),
      reason: z.string(),
      status: z.string(),
      dueBy: z.nullable(IsoInstant),
      createdAt: IsoInstant,
      clearedAt: z.nullable(IsoInstant),
    }),
  ),
  sessions: z.array(z.object({ createdAt: IsoInstant })),
  next: z.nullable(z.string()),
})
export type DataExport = z.infer<typeof DataExport>

export const dataExport = group({
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    access: 'member',
    limits: [perMemberCounted(60, HOUR)],
    query: z.object({
      after: z.optional(
        z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'Use the value of next from the previous page')),
      ),
    }),
    reply: DataExport,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/user/account',
    access: 'member',
    limits: [perMemberCounted(3, HOUR)],
    reply: Success,
  },
})
