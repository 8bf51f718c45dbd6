import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import type { CalendarStore } from '../../store/calendars.ts'

interface Needs {
  calendars: Pick<CalendarStore, 'replace'>
  environment: { APP_ORIGIN: string }
}

/** A new secret address. The table keeps its hash alone, so it can be told only now. */
export async function createCalendar(
  { calendars, environment }: Needs,
  { accountId, now }: { accountId: string; now: EpochSeconds },
): Promise<{ url: string }> {
  const token = newToken()
  await calendars.replace(hashOf(token), { accountId, createdAt: now })
  return { url: `${environment.APP_ORIGIN}/api/calendar/${token}` }
}
