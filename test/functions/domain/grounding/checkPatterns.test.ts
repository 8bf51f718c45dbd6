import { describe, expect, test } from 'vitest'
import { hasOnlyKnownPatterns } from '../../../../functions/domain/grounding/checkPatterns.ts'
import type { Facts } from '../../../../functions/domain/grounding/Facts.ts'
import type { PatternName } from '../../../../shared/domain/chart.ts'
import { aReading } from './aReading.ts'

const factsWith = (facts: Partial<Facts>): Facts => ({ placements: [], aspects: [], ...facts })

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
