import { describe, expect, test } from 'vitest'
import { lookAhead } from '../../../../functions/flows/transits/lookAhead.ts'
import { secondsOf } from '../../../../shared/domain/time.ts'
import { TransitCalendar } from '../../../../shared/domain/transits.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'

const now = secondsOf(new Date('2026-11-27T12:00:00Z'))
const look = (changes: Partial<Parameters<typeof lookAhead>[0]> = {}) =>
  lookAhead({
    account: aBornAccount(),
    hasActiveAccess: true,
    from: '2026-11-01',
    days: 92,
    zone: 'Europe/London',
    now,
    ...changes,
  })

describe('a quarter of transits', () => {
  const calendar = look()

  test('is told whole: each event begins, is exact and ends, in that order, and has a title and a text', () => {
    TransitCalendar.parse(calendar)

    for (const { id, begins, exact, ends, title, text } of calendar.events) {
      expect([begins, ...exact, ends], id).toEqual([begins, ...exact, ends].toSorted())
      expect(title.length, id).toBeGreaterThan(5)
      expect(text.length, id).toBeGreaterThan(40)
    }
  })

  test('has contacts, lunations, ingresses and stations, and every event once', () => {
    const ids = calendar.events.map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(calendar.events.map(({ kind }) => kind))).toEqual(
      new Set(['contact', 'lunation', 'ingress', 'station']),
    )
  })

  test('tells the passes of a retrograde body as one event', () => {
    const counts = calendar.events.map(({ exact }) => exact.length)

    expect(Math.max(...counts)).toBeGreaterThanOrEqual(3)
    expect(counts.every((count) => count % 2 === 1)).toBe(true)
  })

  test('speaks of no day, since it may be months away', () => {
    for (const { text, id } of calendar.events) expect(text, id).not.toMatch(/\b(today|tonight|tomorrow)\b/i)
  })

  test('gives an event the same id and the same instants from another day', () => {
    const later = new Map(look({ from: '2026-12-01', days: 20 }).events.map((event) => [event.id, event]))
    const shared = calendar.events.filter(({ id }) => later.has(id))

    expect(shared.length).toBe(later.size)
    for (const event of shared) expect(later.get(event.id)).toEqual(event)
  })
})

test('an eclipse is an event of its own kind', () => {
  const { events } = look({ from: '2027-02-01', days: 30 })

  expect(events.filter(({ kind }) => kind === 'eclipse').map(({ id }) => id)).toEqual([
    'new-moon-20270206',
    'full-moon-20270220',
  ])
})

test('without access there is the next event alone, whatever days are asked for', () => {
  const { from, events } = look({ hasActiveAccess: false, from: '2027-05-01' })

  expect(from).toBe('2026-11-27')
  expect(events).toHaveLength(1)
  expect(events[0]!.exact.some((at) => at >= '2026-11-27T12:00:00.000Z' && at < '2026-12-07')).toBe(true)
})

test('without a birth time no event names a house, an angle or the Moon of the birth', () => {
  const { events } = look({ account: aBornAccount({ birthTimeKnown: false }) })

  expect(events.filter(({ house, point }) => house !== undefined || point === 'Ascendant' || point === 'Moon')).toEqual(
    [],
  )
})

test('days begin at midnight in the zone of the person', () => {
  const ingressAt = (zone: string) =>
    look({ from: '2026-12-21', days: 1, zone }).events.filter(({ id }) => id.startsWith('sun-enters')).length

  expect([ingressAt('Europe/London'), ingressAt('Pacific/Auckland')]).toEqual([1, 0])
})

test.each(['1899-12-31', '2100-01-01'])('%s is out of reach, and the answer names the field and the years', (from) => {
  expect(() => look({ from })).toThrow(/from 1900-01-01 to 2099-09-01/)
})

test('without birth data the answer says what is missing', () => {
  expect(() => look({ account: aBornAccount({ birthDate: null }) })).toThrow(/birth date/)
})
