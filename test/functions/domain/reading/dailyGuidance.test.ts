import { describe, expect, test } from 'vitest'
import type { Day } from '../../../../functions/domain/reading/almanac/Day.ts'
import { dailyGuidance } from '../../../../functions/domain/reading/dailyGuidance.ts'
import { personalReading, signReading } from '../../../../functions/domain/reading/dailyReading.ts'
import { moonNow } from '../../../../functions/domain/sky/moonPhase.ts'
import { skyAt, type Transit } from '../../../../functions/domain/sky/transits.ts'
import { MOON_PHASES, type MoonNow } from '../../../../shared/domain/moon.ts'
import { ReadingContent } from '../../../../shared/domain/reading.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { instantOf } from '../chart/referenceCharts.ts'

const aMoon = (changes: Partial<MoonNow> = {}): MoonNow => ({
  phase: 'first_quarter',
  illumination: 0.52,
  elongation: 92,
  sign: 'Pisces',
  ...changes,
})

const aTransit = (changes: Partial<Transit> = {}): Transit => ({
  mover: 'Venus',
  aspect: 'trine',
  target: 'Moon',
  orb: 0.4,
  applying: true,
  ...changes,
})

const sun = { planet: 'Sun', longitude: 239, speed: 1, sign: 'Scorpio', retrograde: false } as const
const venus = { planet: 'Venus', longitude: 190, speed: 1.2, sign: 'Libra', retrograde: false } as const
const saturn = { planet: 'Saturn', longitude: 9.8, speed: 0.1, sign: 'Aries', retrograde: false } as const
const mercury = { planet: 'Mercury', longitude: 250, speed: -0.9, sign: 'Sagittarius', retrograde: true } as const

const aDay = (changes: Partial<Day> = {}): Day => ({
  scope: 'sign',
  sign: 'Gemini',
  date: '2026-11-21',
  sky: [sun, venus, saturn],
  moon: aMoon(),
  transits: [],
  ...changes,
})

const facts = (day: Day) => dailyGuidance(day).basis.map(({ fact }) => fact)

const noon = (date: string) => instantOf(`${date}T12:00:00Z`)

const year = Array.from({ length: 365 }, (_, index) => addDays('2026-11-21', index))

describe('for a Sun sign', () => {
  test('it rests on the Moon, the aspect overhead and the phase', () => {
    expect(facts(aDay())).toEqual([
      'Moon in Pisces, sign 10 counted from Gemini',
      'Venus in Libra opposite Saturn in Aries, orb 0°12′, separating',
      'First quarter, 52% of the disc lit',
      'Sun in Scorpio',
    ])
  })

  test('it tells of an inner planet that goes backwards', () => {
    expect(facts(aDay({ sky: [mercury] }))).toContain('Mercury retrograde in Sagittarius')
  })

  test('it tells of a Moon void of course', () => {
    expect(facts(aDay({ moon: aMoon({ voidUntil: '2026-11-21T18:00:00Z' }) }))).toContain(
      'Moon void of course in Pisces',
    )
  })

  test('it has words for the Moon in every sign and phase', () => {
    for (const sign of SIGNS)
      for (const phase of MOON_PHASES) {
        const { content, advice } = dailyGuidance(aDay({ moon: aMoon({ sign, phase }) }))

        expect(content).not.toContain('undefined')
        expect(advice.length).toBeGreaterThan(15)
      }
  })

  test('no two signs read the same on one day, and no sign reads the same on two days of a year', () => {
    const days = year.map((date) => {
      const above = { date, sky: skyAt(noon(date)), moon: moonNow(noon(date)) }
      return SIGNS.map((sign) => dailyGuidance(aDay({ ...above, sign })).content)
    })

    expect(new Set(days.flat()).size).toBe(365 * 12)
  })
})

describe('for one person', () => {
  const moonOnMars = aTransit({ mover: 'Moon', aspect: 'square', target: 'Mars', orb: 1.05, applying: false })
  const plutoToSun = aTransit({ mover: 'Pluto', aspect: 'conjunction', target: 'Sun', orb: 1.2 })
  const transits = [aTransit(), moonOnMars, plutoToSun, aTransit({ mover: 'Sun', target: 'Chiron', orb: 1.4 })]

  test('it rests on the transit of the week, of the hours and of the season', () => {
    expect(facts(aDay({ scope: 'personal', transits }))).toEqual([
      'Venus in Libra trine your natal Moon, orb 0°24′, applying',
      'Moon square your natal Mars, orb 1°03′, separating',
      'Pluto conjunct your natal Sun, orb 1°12′, applying',
      'Sun in Scorpio trine your natal Chiron, orb 1°24′, applying',
    ])
  })

  test('slow transits take turns from day to day', () => {
    const slow = [plutoToSun, aTransit({ mover: 'Saturn', aspect: 'square', target: 'Venus' })]

    const told = ['2026-11-21', '2026-11-22'].map((date) => facts(aDay({ scope: 'personal', date, transits: slow }))[1])

    expect(new Set(told).size).toBe(2)
  })

  test('a body that comes to itself is not called its own natal body', () => {
    const { content } = dailyGuidance(
      aDay({ scope: 'personal', transits: [aTransit({ mover: 'Saturn', target: 'Saturn', aspect: 'conjunction' })] }),
    )

    expect(content).toContain('its own place in your chart')
  })

  test('a day without transits is still told', () => {
    expect(facts(aDay({ scope: 'personal' }))).toHaveLength(3)
  })

  test('without a known birth time nothing is said of the natal Moon', () => {
    const told = (timeKnown: boolean) =>
      year.slice(0, 60).flatMap((date) => personalReading(aBirth({ timeKnown }), date).basis.map(({ fact }) => fact))

    expect(told(true).join()).toContain('your natal Moon')
    expect(told(false).join()).not.toContain('your natal Moon')
  })

  test('no two days of a year read the same', () => {
    expect(new Set(year.map((date) => personalReading(aBirth(), date).content)).size).toBe(365)
  })
})

test('equal facts read equal', () => {
  expect(dailyGuidance(aDay())).toEqual(dailyGuidance(aDay()))
})

test('every reading keeps its measure', () => {
  const readings = year.flatMap((date, index) => [
    signReading(SIGNS[index % 12]!, date),
    personalReading(aBirth({ date: addDays('1970-01-01', index * 37) }), date),
  ])

  for (const reading of readings) {
    expect(ReadingContent.parse(reading)).toEqual(reading)
    expect(reading.title.length).toBeLessThanOrEqual(60)
    expect(reading.content.length).toBeLessThanOrEqual(900)
    expect(reading.content.split('\n\n').length).toBeGreaterThanOrEqual(2)
    expect(reading.content).not.toMatch(/undefined|[{}!]/)
    expect(reading.basis.filter(({ part }) => part === 'content')).toHaveLength(reading.content.split('\n\n').length)
    expect(new Set(reading.basis.map(({ fact }) => fact)).size).toBe(reading.basis.length)
    expect(sentences(reading.content)).toEqual([...new Set(sentences(reading.content))])
  }
})

const sentences = (text: string): string[] => text.split(/(?<=\.)\s+/)
