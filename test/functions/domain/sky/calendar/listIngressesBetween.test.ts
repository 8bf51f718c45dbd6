import { expect, test } from 'vitest'
import { listIngressesBetween } from '../../../../../functions/domain/sky/calendar/listIngressesBetween.ts'
import { apparentLongitude } from '../../../../../functions/domain/sky/ephemeris.ts'
import { after, MINUTE } from '../../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../../shared/domain/zodiac.ts'
import { instantOf } from '../../chart/referenceCharts.ts'

const span = { from: instantOf('2026-01-01T00:00:00Z'), to: instantOf('2028-01-01T00:00:00Z') }
const date = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)

test('the great ingresses of 2026 are on the dates that almanacs print', () => {
  const slow = listIngressesBetween(span).filter(
    ({ planet, at }) =>
      ['Jupiter', 'Saturn', 'Uranus', 'Neptune'].includes(planet) && at < instantOf('2027-01-01T00:00:00Z'),
  )

  expect(slow.map(({ planet, at, sign }) => [planet, date(at), sign])).toEqual([
    ['Neptune', '2026-01-26', 'Aries'],
    ['Saturn', '2026-02-14', 'Aries'],
    ['Uranus', '2026-04-26', 'Gemini'],
    ['Jupiter', '2026-06-30', 'Leo'],
  ])
})

test('Venus comes back into Libra when it is retrograde in October 2026', () => {
  const venus = listIngressesBetween(span).filter(({ planet, retrograde }) => planet === 'Venus' && retrograde)

  expect(venus.map(({ at, sign }) => [date(at), sign])).toEqual([['2026-10-25', 'Libra']])
})

test('a body is in the sign from that minute on and not before', () => {
  for (const { planet, at, sign } of listIngressesBetween(span)) {
    const signAt = (seconds: number) => signOfLongitude(apparentLongitude(planet, after(at, seconds)))
    expect(signAt(MINUTE)).toBe(sign)
    expect(signAt(-MINUTE)).not.toBe(sign)
  }
})

test('no change of sign is left out', () => {
  const found = listIngressesBetween(span)

  for (const planet of ['Sun', 'Mercury', 'Venus', 'Mars', 'Chiron'] as const) {
    const days = Array.from({ length: 731 }, (_, index) => after(span.from, index * 86_400))
    const signs = days.map((at) => signOfLongitude(apparentLongitude(planet, at)))
    const changes = signs.slice(1).filter((sign, index) => sign !== signs[index])
    const told = found.filter((one) => one.planet === planet && one.at < days.at(-1)!)
    expect(told.map(({ sign }) => sign)).toEqual(changes)
  }
})
