import { describe, expect, test } from 'vitest'
import {
  hasOnlyKnownMotions,
  hasOnlyKnownPatterns,
  hasOnlyKnownPhases,
} from '../../../../functions/domain/grounding/checkSkyEvents.ts'
import type { Facts, Point } from '../../../../functions/domain/grounding/Facts.ts'
import type { PatternName } from '../../../../shared/domain/chart.ts'
import { MOON_PHASES, type MoonPhase } from '../../../../shared/domain/moon.ts'
import { aReading } from './aReading.ts'

const factsWith = (facts: Partial<Facts>): Facts => ({ placements: [], aspects: [], ...facts })

describe('a phase of the Moon', () => {
  test.each<[string, readonly MoonPhase[]]>([
    ['A New Moon is near', ['new_moon']],
    ['The dark moon is near', ['new_moon']],
    ['The Full Moon is near', ['full_moon']],
    ['The Moon is full', ['full_moon']],
    ['It is the first quarter', ['first_quarter']],
    ['It is the last quarter', ['last_quarter']],
    ['It is the third quarter', ['last_quarter']],
    ['A half moon stands there', ['first_quarter', 'last_quarter']],
    ['It is a waxing crescent', ['waxing_crescent']],
    ['It is a waning crescent', ['waning_crescent']],
    ['The Moon is balsamic', ['waning_crescent']],
    ['It is waxing gibbous', ['waxing_gibbous']],
    ['It is waning gibbous', ['waning_gibbous']],
    ['The Moon is disseminating', ['waning_gibbous']],
    ['It is gibbous', ['waxing_gibbous', 'waning_gibbous']],
    ['It is a crescent', ['waxing_crescent', 'waning_crescent']],
    ['The Moon is waxing', ['waxing_crescent', 'first_quarter', 'waxing_gibbous']],
    ['It is a growing moon', ['waxing_crescent', 'first_quarter', 'waxing_gibbous']],
    ['The Moon is waning', ['waning_gibbous', 'last_quarter', 'waning_crescent']],
    ['It is a shrinking moon', ['waning_gibbous', 'last_quarter', 'waning_crescent']],
    ['The Moon is in Leo', MOON_PHASES],
    ['It is a blue moon', []],
    ['A supermoon is near', []],
  ])('is told by "%s" at %j', (sentence, phases) => {
    const holdsAt = (phase: MoonPhase) => hasOnlyKnownPhases(aReading(sentence), factsWith({ phases: [phase] }))

    expect(MOON_PHASES.filter(holdsAt)).toEqual(phases)
  })

  test('is not told where none is known', () => {
    expect(hasOnlyKnownPhases(aReading('The Moon is waxing'), factsWith({}))).toBe(false)
  })
})

test.each([
  ['An eclipse is near', 'eclipse', 'void of course'],
  ['The Moon is void of course', 'void of course', 'eclipse'],
] as const)('"%s" is said where there is one', (sentence, event, other) => {
  const holds = (facts: Partial<Facts>) => hasOnlyKnownPhases(aReading(sentence), factsWith(facts))

  expect([holds({ events: [event] }), holds({ events: [other] }), holds({})]).toEqual([true, false, false])
})

describe('a pattern', () => {
  test.each<[string, PatternName]>([
    ['You have a stellium', 'stellium'],
    ['There is a grand trine', 'grand_trine'],
    ['A T-square drives you', 't_square'],
    ['A yod points at it', 'yod'],
    ['It is a finger of fate', 'yod'],
    ['It is a grand cross', 'grand_cross'],
  ])('is told by "%s" in a chart that has it', (sentence, pattern) => {
    const other = pattern === 'yod' ? 'stellium' : 'yod'
    const holds = (facts: Partial<Facts>) => hasOnlyKnownPatterns(aReading(sentence), factsWith(facts))

    expect([holds({ patterns: [pattern] }), holds({ patterns: [other] }), holds({})]).toEqual([true, false, false])
  })

  test('that we do not look for is never told, and a sentence without one always', () => {
    const all: PatternName[] = ['stellium', 'grand_trine', 't_square', 'yod', 'grand_cross']
    const holds = (sentence: string) => hasOnlyKnownPatterns(aReading(sentence), factsWith({ patterns: all }))

    expect(['It is a kite pattern', 'Venus is combust', 'Fly a kite'].map(holds)).toEqual([false, false, true])
  })
})

describe('a motion', () => {
  const birth = (body: Point['body']): Point => ({ of: 'birth', body })
  const sky = (body: Point['body']): Point => ({ of: 'sky', body })
  const facts = factsWith({
    retrogrades: [sky('Saturn'), birth('Pluto'), birth('Mercury')],
    stations: [{ body: 'Venus', turns: 'direct' }],
  })

  test.each([
    ['Saturn is retrograde'],
    ['Retrograde Saturn asks for patience, and Mars does not'],
    ['Today’s Saturn is retrograde'],
    ['Your Pluto is retrograde'],
    ['Your Pluto and Mercury are retrograde'],
    ['Saturn is moving backwards'],
    ['Put the plan away, and it goes backwards'],
    ['A retrograde is a second look'],
    ['Venus turns direct'],
    ['Venus stations'],
    ['He turned direct at the station of his life, and Venus was there'],
    ['Go direct'],
    ['Mars is loud'],
  ])('is known: "%s"', (sentence) => {
    expect(hasOnlyKnownMotions(aReading(sentence), facts)).toBe(true)
  })

  test.each([
    ['Mars is retrograde'],
    ['Retrograde Mars asks for patience, and Saturn does not'],
    ['Saturn is here, and retrograde Mars too'],
    ['Your Saturn is retrograde'],
    ['Today’s Pluto is retrograde'],
    ['Your Pluto and Mars are retrograde'],
    ['Saturn is retrograde, and Mars is retrograde'],
    ['Mars is moving backwards'],
    ['Mars turns direct'],
    ['Mars stations'],
    ['It stations here'],
  ])('is not known: "%s"', (sentence) => {
    expect(hasOnlyKnownMotions(aReading(sentence), facts)).toBe(false)
  })

  test('without a body of its own is that of one named before', () => {
    const holds = (before: string) => hasOnlyKnownMotions(aReading('It is retrograde', before), facts)

    expect(holds('Look at Saturn')).toBe(true)
    expect(holds('Look at Mars and at Saturn')).toBe(true)
    expect(holds('Look at Mars')).toBe(false)
    expect(hasOnlyKnownMotions(aReading('Mars is retrograde', 'Look at Saturn'), facts)).toBe(false)
  })

  test('is spoken of where a single one is known', () => {
    const one = factsWith({ retrogrades: [sky('Saturn')] })

    expect(hasOnlyKnownMotions(aReading('A retrograde is a second look'), one)).toBe(true)
  })

  test('is not told where none is known', () => {
    const holds = (sentence: string) => hasOnlyKnownMotions(aReading(sentence), factsWith({}))

    expect(['A retrograde is a second look', 'Venus stations', 'It goes backwards'].map(holds)).toEqual([
      false,
      false,
      true,
    ])
  })
})
