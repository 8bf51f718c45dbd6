import { Problem } from '../../../shared/contract/problem.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { birthOf } from '../../domain/account/account.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import { writeFeed } from '../../domain/calendar/writeFeed.ts'
import { hashOf, isToken } from '../../domain/identity/token.ts'
import { readerChart } from '../../domain/reading/facts/ReaderChart.ts'
import { listTransitEvents } from '../../domain/transits/listTransitEvents.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { CalendarStore } from '../../store/calendars.ts'

interface Needs {
  accounts: Pick<AccountStore, 'find'>
  calendars: Pick<CalendarStore, 'find'>
  environment: { APP_ORIGIN: string }
}

/** What a calendar app gets: with access the sky and the person's own transits, and without it an empty calendar. */
export async function readCalendar(needs: Needs, token: string, now: EpochSeconds): Promise<string> {
  const found = isToken(token) ? await needs.calendars.find(hashOf(token)) : undefined
  const record = found && (await needs.accounts.find(found.accountId))
  if (!found || record?.account.status !== 'active') throw new Problem('NOT_FOUND')
  const birth = birthOf(record.account)
  const { hasActiveAccess } = membershipOf(standingOf(record.entitlement), now)
  // From a midnight, so that everybody's sky of a day is searched once.
  const today = after(now, -(now % DAY))
  const span = { from: after(today, -PAST), to: after(today, AHEAD) }
  const events = birth && hasActiveAccess ? listTransitEvents(readerChart(birth), span) : []
  return writeFeed({ events, createdAt: found.createdAt, origin: needs.environment.APP_ORIGIN })
}

const PAST = 14 * DAY
const AHEAD = 92 * DAY
