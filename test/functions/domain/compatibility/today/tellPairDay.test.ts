import { describe, expect, test } from 'vitest'
import { type Skies, skyOfBirth, skyOfDate } from '../../../../../functions/domain/compatibility/personSky.ts'
import {
  findSharedTransit,
  toneOfShared,
} from '../../../../../functions/domain/compatibility/today/findSharedTransit.ts'
import type { PairDay } from '../../../../../functions/domain/compatibility/today/PairDay.ts'
import { pairChart } from '../../../../../functions/domain/compatibility/today/pairChart.ts'
import { tellPairDay } from '../../../../../functions/domain/compatibility/today/tellPairDay.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { apparentLongitude } from '../../../../../functions/domain/sky/ephemeris.ts'
import { listTransits } from '../../../../../functions/domain/sky/transits.ts'
import { PairToday } from '../../../../../shared/domain/person.ts'
import { addDays, epochSeconds, HOUR } from '../../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../../shared/domain/zodiac.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'

const mine = skyOfBirth(aBirth())
const theirs = skyOfBirth(aBirth({ date: '1990-04-12', time: '21:15' }))
const zone = 'Europe/London'

const dayOf = (date: string, skies: Skies = [mine, theirs]): PairDay => ({
  skies,
  window: dayWindow(date, zone),
  zone,
  name: 'Sam',
  seed: '00-abcdefghij0123456789',
})
const days = Array.from({ length: 120 }, (_, each) => addDays('2026-11-21', each))
const sharedOn = (date: string, skies: Skies = [mine, theirs]) =>
  findSharedTransit([pairChart(skies[0]), pairChart(skies[1])], dayOf(date, skies).window)
const GOES_FAST: readonly string[] = ['Sun', 'Mercury', 'Venus', 'Mars']
const sentencesOf = (text: string) => text.split(/(?<=[.?!]) (?=[A-Z])/)

describe('the day of two people', () => {
  test('is told on each of four months in two to four sentences, with its reasons, and is the same when asked again', () => {
    for (const date of days) {
      const told = tellPairDay(dayOf(date))

      expect(PairToday.parse(told)).toEqual(told)
      expect(told).toEqual(tellPairDay(dayOf(date)))
      expect(told.date).toBe(date)
      expect(sentencesOf(told.text).length, told.text).toBeLessThanOrEqual(4)
      expect(told.basis).toHaveLength(2)
      expect(told.missing).toEqual([])
      expect(`${told.text} ${told.basis.join(' ')}`).not.toMatch(/[{}]|undefined|\bnull\b| {2}/)
    }
  })

  test('names a planet that the search for transits, too, finds in aspect to both charts within the day', () => {
    const found = days.flatMap((date) => (sharedOn(date) ? [{ date, shared: sharedOn(date)! }] : []))

    for (const { date, shared } of found) {
      const { from, to } = dayOf(date).window
      const instants = [0, 0.25, 0.5, 0.75, 1].map((share) => epochSeconds(from + share * (to - from)))
      for (const [contact, sky] of [
        [shared.mine, mine],
        [shared.theirs, theirs],
      ] as const) {
        if (contact.target === 'Ascendant' || contact.target === 'Midheaven') continue
        const natal = sky.placed.filter(({ planet }) => planet === contact.target)
        const met = instants.flatMap((instant) => listTransits({ natal, instant }))
        expect(met.some(({ mover, aspect }) => mover === shared.planet && aspect === contact.aspect)).toBe(true)
      }
      const { text, basis } = tellPairDay(dayOf(date))
      expect(text).toMatch(new RegExp(`your ${shared.mine.target}\\b`))
      expect(text).toContain(`Sam's ${shared.theirs.target}`)
      expect(basis[0]).toContain(shared.planet)
      expect(basis[1]).toContain(shared.planet)
    }
    expect(found.length).toBeGreaterThan(days.length / 2)
    expect(new Set(found.map(({ shared }) => shared.planet)).size).toBeGreaterThan(4)
  })

  test('says so when nothing new touches both, and takes the Moon in the houses of both', () => {
    const quiet = days.filter((date) => !sharedOn(date))

    expect(quiet.length).toBeGreaterThan(0)
    for (const date of quiet) {
      const { text, basis } = tellPairDay(dayOf(date))
      const noon = epochSeconds(dayOf(date).window.from + 12 * HOUR)
      const moon = signOfLongitude(apparentLongitude('Moon', noon))
      expect(basis[0]).toMatch(/No planet .* both charts/)
      expect(text).toContain(`the Moon in ${moon} is in`)
      expect(text).toMatch(/house/)
    }
  })

  test('without a birth time says what is missing, and tells neither houses, angles, the Moon nor an hour of theirs', () => {
    const noTime = skyOfBirth(aBirth({ date: '1990-04-12', timeKnown: false }))
    for (const date of days) {
      const { text, basis, missing } = tellPairDay(dayOf(date, [mine, noTime]))
      expect(missing).toEqual([expect.stringMatching(/^Without Sam's birth time, their Moon/)])
      expect(`${text} ${basis[1]}`).not.toMatch(/Sam's (Moon|Ascendant|Midheaven|[a-z]+ house|[a-z]+(th|st|d), )/)
      expect(basis[1]).not.toMatch(/exact at/)
    }
  })

  test('of two births without times has no house at all', () => {
    const skies: Skies = [skyOfDate('1993-06-15'), skyOfBirth(aBirth({ date: '1990-04-12', timeKnown: false }))]
    for (const date of days) {
      const { text, missing } = tellPairDay(dayOf(date, skies))
      expect(text).not.toMatch(/\bhouse\b/)
      expect(missing).toHaveLength(2)
    }
  })

  test('of one birth twice touches both at the same point', () => {
    for (const date of days) {
      const shared = sharedOn(date, [mine, mine])
      if (!shared) continue
      expect(shared.theirs).toEqual(shared.mine)
      expect(toneOfShared(shared)).not.toBe('split')
    }
  })

  test('is told in other words on the next day, though the planet stays', () => {
    const pairs = days.slice(1).map((date, each) => [days[each]!, date] as const)
    const staying = pairs.filter(([one, other]) => {
      const [first, next] = [sharedOn(one), sharedOn(other)]
      return first && next && GOES_FAST.includes(first.planet) && first.planet === next.planet
    })

    expect(staying.length).toBeGreaterThan(0)
    for (const [one, other] of staying) expect(tellPairDay(dayOf(other)).title).not.toBe(tellPairDay(dayOf(one)).title)
  })

  test.each([
    ['polar births', { date: '1984-06-21', place: aPlace({ lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }) }],
    ['births on a leap day', { date: '2000-02-29' }],
    ['newborns', { date: '2026-11-20' }],
  ])('is told of %s, on a leap day and when clocks change, too', (_, changes) => {
    const sky = skyOfBirth(aBirth(changes))
    for (const date of ['2028-02-29', '2027-03-28', '2026-10-25', '2026-12-31']) {
      const told = tellPairDay(dayOf(date, [sky, theirs]))
      expect(told.date).toBe(date)
      expect(told.text).toMatch(/^[A-Z].*\.$/)
    }
  })
})
