import { expect, test } from 'vitest'
import { MOON_PHASES } from '../../../../../shared/domain/moon.ts'
import { glyphPaths } from '../../../../../web/features/chart/glyphs/glyphPaths.ts'
import { moonPhasePaths } from '../../../../../web/features/chart/glyphs/moonPhasePaths.ts'

test.each(Object.entries(glyphPaths))('the glyph of %s starts inside its grid', (_, strokes) => {
  for (const [, x, y] of strokes.matchAll(/M\s?(\d*\.?\d+)[ ,]?(\d*\.?\d+)/g)) {
    expect(Number(x)).toBeLessThanOrEqual(24)
    expect(Number(y)).toBeLessThanOrEqual(24)
  }
})

test('no two glyphs are the same', () => {
  const drawn = [...Object.values(glyphPaths), ...MOON_PHASES.map((phase) => moonPhasePaths[phase].lit)]

  expect(new Set(drawn).size).toBe(drawn.length)
})

test('a waning Moon is lit on the left and a waxing one on the right', () => {
  expect(moonPhasePaths.waxing_crescent.lit).toBe(moonPhasePaths.waning_gibbous.dark)
  expect(moonPhasePaths.first_quarter.lit).toBe(moonPhasePaths.last_quarter.dark)
})
