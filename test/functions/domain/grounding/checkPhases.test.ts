import { describe, expect, test } from 'vitest'
import { hasOnlyKnownPhases } from '../../../../functions/domain/grounding/checkPhases.ts'
import type { Facts } from '../../../../functions/domain/grounding/Facts.ts'
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
