import { expect, test, vi } from 'vitest'
import { nextLetterAt } from '../../../../functions/domain/letter/nextLetterAt.ts'
import { addDays, HOUR, localDateAt, secondsOf } from '../../../../shared/domain/time.ts'

/** Our table of the clocks of Japan is an hour off those of the runtime, as when they are of two releases. */
const off = vi.hoisted(() => ({ hours: 0 }))
vi.mock(import('../../../../functions/domain/places/zoneHistory.ts'), async (load) => ({
  ...(await load()),
  findZoneHistory: () => [
    { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY, offset: (9 + off.hours) * HOUR },
  ],
}))

test.each([
  [1, 0],
  [1, 7],
  [-1, 7],
  [-1, 23],
])('where table and runtime differ by %i hour, each day has one letter at %i', (hours, hour) => {
  off.hours = hours
  const zone = 'Asia/Tokyo'
  let now = secondsOf(new Date('2026-11-21T12:00:00Z'))
  const dates: string[] = []
  const weekdays = new Set<number>()
  for (let day = 0; day < 14; day += 1) {
    now = nextLetterAt({ frequency: 'daily', hour, zone, lastDate: dates.at(-1) }, now)!
    dates.push(localDateAt(now, zone))
    weekdays.add(new Date(localDateAt(nextLetterAt({ frequency: 'weekly', hour, zone }, now)!, zone)).getUTCDay())
  }

  expect(dates).toEqual(dates.map((_, days) => addDays(dates[0]!, days)))
  expect([...weekdays]).toEqual([1])
})
