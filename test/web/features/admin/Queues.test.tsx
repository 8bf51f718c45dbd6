import { expect, test } from 'vitest'
import { after, DAY, HOUR, isoInstant } from '../../../../shared/domain/time.ts'
import { Waiting } from '../../../../web/features/admin/Queues.tsx'
import { now } from '../../../../web/lib/time/dates.ts'
import { anAdminUser } from '../../../makers/anAdminUser.ts'
import { renderAs } from '../../renderAs.tsx'

const trialOf = (email: string, seconds: number) =>
  anAdminUser({
    id: `usr_${email}`,
    email,
    subscriptionStatus: 'trial',
    trialEndsAt: isoInstant(after(now(), seconds)),
  })

test('each queue says what waits in it, and a trial that ends within a day comes before the others', async () => {
  const user = anAdminUser({ email: 'late@example.com', isPastDue: true })
  const queues = {
    failedPayments: [
      { user, amount: 1299, currency: 'USD' as const, nextTryAt: '2026-11-30T10:00:00Z', lastMailAt: null },
    ],
    endingTrials: [trialOf('today@example.com', 12 * HOUR), trialOf('later@example.com', 2 * DAY)],
    deadMails: [{ userId: 'usr_jane0001', kind: 'trialReminder', at: '2026-11-20T10:00:00Z' }],
  }

  expect(await renderAs(null, <Waiting {...queues} />)).toMatch(
    /late@example.com \$12.99 · next try .* · not told yet .*within a day today@example.com .*within three days later@example.com .*usr_jane0001 Trial reminder · given up/,
  )
})
