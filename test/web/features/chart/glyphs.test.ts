import { describe, expect, test } from 'vitest'
import { MOON_PHASES } from '../../../../shared/domain/moon.ts'
import { glyphPhases } from '../../../../web/features/chart/glyphPhases.ts'
import { glyphStrokes } from '../../../../web/features/chart/glyphStrokes.ts'

describe('every glyph', () => {
  test.each(Object.entries(glyphStrokes))('of %s starts inside its grid', (_, strokes) => {
    for (const [, x, y] of strokes.matchAll(/M\s?(\d*\.?\d+)[ ,]?(\d*\.?\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24)
      expect(Number(y)).toBeLessThanOrEqual(24)
    }
  })

  test('differs from every other', () => {
    const drawn = [...Object.values(glyphStrokes), ...MOON_PHASES.map((phase) => glyphPhases[phase].lit)]

    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

test('a waning Moon is lit on the left where a waxing one is lit on the right', () => {
  expect(glyphPhases.waxing_crescent.lit).toBe(glyphPhases.waning_gibbous.dark)
  expect(glyphPhases.first_quarter.lit).toBe(glyphPhases.last_quarter.dark)
})
