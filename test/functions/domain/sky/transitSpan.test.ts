import { expect, test } from 'vitest'
import { transitSpan } from '../../../../functions/domain/sky/transitSpan.ts'
import { listTransits } from '../../../../functions/domain/sky/transits.ts'
import { after, DAY, HOUR, isoInstant } from '../../../../shared/domain/time.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const venus = { planet: 'Venus' as const, longitude: 90 }
const equinox = instantOf('2024-03-20T12:00:00Z')
const sunSquare = { mover: 'Sun' as const, aspect: 'square' as const, target: venus, instant: equinox }

test('the Sun is in orb for three days and exact at the equinox', () => {
  const { start, exact, end } = transitSpan(sunSquare)

  expect(exact.map((at) => isoInstant(at).slice(0, 16))).toEqual(['2024-03-20T03:06'])
  expect((end - start) / DAY).toBeCloseTo(3 / 0.993, 1)
})

test('the Moon is in orb for half a day', () => {
  const instant = instantOf('2024-04-08T18:20:00Z')
  const { start, exact, end } = transitSpan({
    mover: 'Moon',
    aspect: 'conjunction',
    target: { planet: 'Sun', longitude: 19.4 },
    instant,
  })

  expect(exact).toHaveLength(1)
  expect((end - start) / HOUR).toBeGreaterThan(9)
  expect((end - start) / HOUR).toBeLessThan(13)
})

test('a mover that turns back within its orb is exact again', () => {
  // Mercury went 27°13′ Aries, back to 15°58′ and on again in April 2024.
  const target = { planet: 'Mars' as const, longitude: 16.8 }
  const { exact } = transitSpan({
    mover: 'Mercury',
    aspect: 'conjunction',
    target,
    instant: instantOf('2024-04-25T12:00:00Z'),
  })

  expect(exact).toHaveLength(2)
})

test('a mover that turns before it arrives is in orb and never exact', () => {
  const target = { planet: 'Mars' as const, longitude: 15 }
  const { start, exact, end } = transitSpan({
    mover: 'Mercury',
    aspect: 'conjunction',
    target,
    instant: instantOf('2024-04-25T12:00:00Z'),
  })

  expect(exact).toEqual([])
  expect(end - start).toBeGreaterThan(3 * DAY)
})

test('any instant in the span finds the same span', () => {
  const span = transitSpan(sunSquare)

  for (const instant of [after(span.start, 1), span.exact[0]!, after(span.end, -1)])
    expect(transitSpan({ ...sunSquare, instant })).toEqual(span)
})

test('a transit that is not in orb is refused', () => {
  expect(() => transitSpan({ ...sunSquare, instant: after(equinox, 5 * DAY) })).toThrow(RangeError)
})

const natal = (['Sun', 'Moon', 'Venus', 'Saturn'] as const).map((planet, index) => ({
  planet,
  longitude: index * 77 + 5,
}))

test.each(
  listTransits({ natal, instant: equinox }),
)('$mover $aspect $target is in orb inside its span and not outside', ({ mover, aspect, target }) => {
  const point = natal.find(({ planet }) => planet === target)!
  const { start, end } = transitSpan({ mover, aspect, target: point, instant: equinox })

  const isOn = (instant: typeof start) =>
    listTransits({ natal: [point], instant }).some((one) => one.mover === mover && one.aspect === aspect)
  const minutes = [after(start, -60), after(start, 60), after(end, -60), after(end, 60)]
  expect(minutes.map(isOn)).toEqual([false, true, true, false])
})
