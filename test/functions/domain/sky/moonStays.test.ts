import { expect, test } from 'vitest'
import { apparentLongitude } from '../../../../functions/domain/sky/ephemeris.ts'
import { listMoonStays } from '../../../../functions/domain/sky/moonStays.ts'
import { findVoidEnd } from '../../../../functions/domain/sky/voidOfCourse.ts'
import { after, DAY, HOUR } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const from = instantOf('2024-06-01T00:00:00Z')
const to = after(from, 60 * DAY)
const stays = listMoonStays({ from, to })

test('the stays cover the span without a gap, each in the sign after the one before', () => {
  expect(stays[0]!.from).toBeLessThanOrEqual(from)
  expect(stays.at(-1)!.to).toBeGreaterThanOrEqual(to)
  for (const [index, { sign, from: begin, to: end }] of stays.entries()) {
    if (index > 0) expect(begin).toBe(stays[index - 1]!.to)
    expect(signOfLongitude(apparentLongitude('Moon', after(begin, 60)))).toBe(sign)
    expect(signOfLongitude(apparentLongitude('Moon', after(end, -60)))).toBe(sign)
  }
})

test('the Moon is void from a minute after its last aspect to the end, and not a minute before it', () => {
  for (const { from: begin, voidFrom, to: end } of stays) {
    expect(Math.abs(findVoidEnd(after(voidFrom, 60))! - end)).toBeLessThan(5)
    if (voidFrom > begin) expect(findVoidEnd(after(voidFrom, -60))).toBeUndefined()
  }
})

test.each([
  '2024-02-27T19:00:00Z',
  '2024-05-06T06:00:00Z',
  '2024-01-13T10:00:00Z',
])('a Moon that is void at %s is within the void hours of its stay', (iso) => {
  const instant = instantOf(iso)
  const [stay] = listMoonStays({ from: instant, to: after(instant, HOUR) })

  expect(stay!.voidFrom).toBeLessThanOrEqual(instant)
  expect(stay!.to).toBeGreaterThan(instant)
})
