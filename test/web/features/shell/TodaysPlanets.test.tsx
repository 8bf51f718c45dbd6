import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { sky } from '../../../../shared/contract/sky.ts'
import { glyphPaths } from '../../../../web/features/chart/glyphs/glyphPaths.ts'
import { TodaysPlanets } from '../../../../web/features/shell/TodaysPlanets.tsx'
import { replyKey } from '../../../../web/lib/api/call.ts'
import { today } from '../../../../web/lib/dates.ts'

afterEach(() => void vi.useRealTimers())

const APART = { Sun: 0, Moon: 40, Mercury: 80, Venus: 120, Mars: 160, Jupiter: 200, Saturn: 240, Uranus: 280 }

/** How far each glyph is above or below its planet, in the order of the zodiac. */
function heightsOf(longitudes: Record<string, number>): number[] {
  vi.setSystemTime('2026-11-22T12:00:00Z')
  const key = unstable_serialize(replyKey(sky.readSky, { query: { date: today() } }))
  const html = renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [key]: { longitudes } } }}>
      <TodaysPlanets glyphs={glyphPaths} />
    </SWRConfig>,
  )
  return [...html.matchAll(/translate\(-12 (-?\d+)\)/g)].map(([, height]) => Number(height))
}

test('the glyphs of planets that are far apart are all above them', () => {
  expect(heightsOf({ ...APART, Neptune: 320, Pluto: 350 })).toEqual(Array(10).fill(-38))
})

test('of planets in conjunction every second glyph is below its planet, so that none covers another', () => {
  const heights = heightsOf({ ...APART, Neptune: 201, Pluto: 203 })

  expect(heights.slice(5, 8)).toEqual([-38, 14, -38])
  expect(heights.filter((height) => height === 14)).toHaveLength(1)
})
