import { expect, test } from 'vitest'
import { findAspect } from '../../../../functions/domain/chart/aspects.ts'
import { skyAt } from '../../../../functions/domain/sky/transits.ts'
import { findVoidEnd } from '../../../../functions/domain/sky/voidOfCourse.ts'
import { after, DAY, type EpochSeconds, HOUR } from '../../../../shared/domain/time.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const start = instantOf('2024-06-01T00:00:00Z')

const moonSign = (instant: EpochSeconds) => skyAt(instant).find(({ planet }) => planet === 'Moon')!.sign

/** The aspects that the Moon has before it: applying, to the bodies that count, by the aspect table alone. */
function hasAspectAhead(from: EpochSeconds, to: EpochSeconds): boolean {
  const bodies = (instant: EpochSeconds) =>
    skyAt(instant).filter(({ planet }) => planet !== 'Chiron' && planet !== 'North Node')
  const [before, then] = [bodies(from), bodies(to)]
  return before.some((other, index) => {
    if (other.planet === 'Moon') return false
    const meet = (sky: typeof before) =>
      findAspect({ one: sky.find(({ planet }) => planet === 'Moon')!, other: sky[index]!, use: 'transit' })
    return meet(before)?.applying === true && meet(then)?.applying === false
  })
}

test('a void Moon meets nobody until it enters the next sign', () => {
  let voidHours = 0
  for (let hour = 0; hour < 30 * 24; hour += 2) {
    const instant = after(start, hour * HOUR)
    const end = findVoidEnd(instant)
    if (end === undefined) continue
    voidHours += 2

    expect(moonSign(end)).not.toBe(moonSign(instant))
    expect(moonSign(after(end, -60))).toBe(moonSign(instant))
    for (let step = instant; step + HOUR < end; step = after(step, HOUR))
      expect(hasAspectAhead(step, after(step, HOUR))).toBe(false)
  }

  expect(voidHours).toBeGreaterThan(24)
  expect(voidHours).toBeLessThan(15 * 24)
})

test('a Moon that is not void has a meeting ahead in its sign', () => {
  for (let day = 0; day < 30; day += 4) {
    const instant = after(start, day * DAY)
    if (findVoidEnd(instant) !== undefined) continue
    let hour = instant
    while (!hasAspectAhead(hour, after(hour, HOUR)) && moonSign(hour) === moonSign(instant)) hour = after(hour, HOUR)

    expect(moonSign(hour)).toBe(moonSign(instant))
  }
})

test.each([
  ['Chiron', '2024-02-27T19:00:00Z', '2024-02-29T03:09:09Z'],
  ['Chiron', '2024-05-06T06:00:00Z', '2024-05-06T21:42:12Z'],
  ['the North Node', '2024-01-13T10:00:00Z', '2024-01-14T03:29:03Z'],
])('a Moon that has nobody before it but %s is void', (_, instant, end) => {
  expect(findVoidEnd(instantOf(instant))).toBe(instantOf(end))
})

test('every void ends within the stay in one sign', () => {
  for (let day = 0; day < 60; day++) {
    const instant = after(start, day * DAY)
    const end = findVoidEnd(instant)
    if (end !== undefined) expect(end - instant).toBeLessThan(2.6 * DAY)
  }
})
