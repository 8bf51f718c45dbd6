import { describe, expect, test } from 'vitest'
import { hasOnlyKnownMotions } from '../../../../functions/domain/grounding/checkMotions.ts'
import type { Facts, Point } from '../../../../functions/domain/grounding/Facts.ts'
import { aReading } from './aReading.ts'

const factsWith = (facts: Partial<Facts>): Facts => ({ placements: [], aspects: [], ...facts })

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
