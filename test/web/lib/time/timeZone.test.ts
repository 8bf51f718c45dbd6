import { afterEach, expect, test, vi } from 'vitest'
import { today } from '../../../../web/lib/time/dates.ts'
import { timeZone } from '../../../../web/lib/time/timeZone.ts'

afterEach(() => vi.restoreAllMocks())

const deviceIn = (zone: string | undefined) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: zone } as never)

test.each(['Asia/Singapore', 'Asia/Calcutta', 'Etc/GMT-5', 'UTC'])('a browser in %s is in that zone', (zone) => {
  deviceIn(zone)

  expect(timeZone()).toBe(zone)
})

test.each([
  'Etc/Unknown',
  undefined,
  '',
  '+05:30',
  'Mars/Olympus_Mons',
])('a browser that names its zone %j is in UTC and has a today', (zone) => {
  deviceIn(zone)

  expect(timeZone()).toBe('UTC')
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a browser whose Intl refuses its own locale is in UTC', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementationOnce(() => {
    throw new RangeError('Incorrect locale information provided')
  })

  expect(timeZone()).toBe('UTC')
})
