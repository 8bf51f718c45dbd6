import { expect, test } from 'vitest'
import { enqueueLetter } from '../../../../functions/flows/letter/enqueueLetter.ts'
import { moveLetter } from '../../../../functions/flows/letter/moveLetter.ts'
import { saveLetter } from '../../../../functions/flows/letter/saveLetter.ts'
import { addDays, after, DAY, type EpochSeconds, HOUR, localDateAt, secondsOf } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { inDepth } from '../../../setup/depth.ts'

const account = aBornAccount({ emailVerified: true, isVerifiedStrongly: true })
const { id: accountId } = account
const ZONES = [
  'America/New_York',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
]
const zones = ZONES.slice(0, inDepth(3, ZONES.length))
const flights = zones.flatMap((from) => zones.filter((to) => to !== from).map((to) => [from, to] as const))

interface Journey {
  hour: number
  frequency?: 'daily' | 'weekly'
  from: string
  to: string
  /** When the reader opens the dashboard where they have come to. */
  at: EpochSeconds
  /** How long letters are looked for, from its first second on. */
  begins: EpochSeconds
  days: number
}

/** The days of the letters that somebody gets, and the hours at which their clocks said another day. */
async function travel({ hour, frequency = 'daily', from, to, at, begins, days }: Journey) {
  const stores = fakeStores()
  const needs = { ...stores, identityKey: async () => 'key' }
  stores.memory.accounts.set(accountId, account)
  await saveLetter(stores, { accountId, settings: { frequency, hour }, zone: from, now: begins })
  const got: string[] = []
  const wrong: string[] = []
  for (let now = begins; now < begins + days * DAY; now = after(now, HOUR)) {
    if (now === at) await moveLetter(stores, { accountId, zone: to, now })
    if (!(stores.memory.letters.get(accountId)!.dueAt! <= now)) continue
    await enqueueLetter(needs, { accountId, now })
    const { date } = [...stores.memory.mails.values()].at(-1)!.letter!
    got.push(date)
    if (date !== localDateAt(now, now < at ? from : to)) wrong.push(date)
  }
  return { got, wrong }
}

const begins = secondsOf(new Date('2026-06-10T00:00:00Z'))

test.each(
  flights,
)('from %s to %s, at whichever hour, each day has one letter, unless it is over there', async (from, to) => {
  for (let hours = 24; hours < 48; hours += inDepth(3, 1)) {
    const at = after(begins, hours * HOUR)
    for (const hour of [0, 7, 12, 23]) {
      const { got, wrong } = await travel({ hour, from, to, at, begins, days: 4 })
      const all = Array.from({ length: got.length + 1 }, (_, each) => addDays(got[0]!, each))
      const over = localDateAt(at, from) < localDateAt(at, to) ? localDateAt(at, from) : undefined
      const missing = all.slice(0, all.indexOf(got.at(-1)!)).filter((date) => !got.includes(date) && date !== over)
      const twice = got.length - new Set(got).size
      expect([hours, hour, { wrong, missing, twice }]).toEqual([hours, hour, { wrong: [], missing: [], twice: 0 }])
      expect(got.length).toBeGreaterThanOrEqual(3)
    }
  }
})

test('a flight east over the hour does not cost the letter of the week', async () => {
  // On Monday at six in Los Angeles it is nine in New York.
  const at = secondsOf(new Date('2026-06-15T13:00:00Z'))
  const journey = { hour: 7, from: 'America/Los_Angeles', to: 'America/New_York', at, begins, days: 14 }

  expect((await travel({ ...journey, frequency: 'weekly' })).got).toEqual(['2026-06-15', '2026-06-22'])
})
