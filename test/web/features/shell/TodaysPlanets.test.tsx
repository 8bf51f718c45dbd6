import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { sky } from '../../../../shared/contract/sky.ts'
import { glyphPaths } from '../../../../web/features/chart/glyphs/glyphPaths.ts'
import { TodaysPlanets } from '../../../../web/features/shell/TodaysPlanets.tsx'
import { replyKey } from '../../../../web/lib/api/call.ts'
import { ECLIPTIC, RIM } from '../../../../web/lib/drawing/projection.ts'
import { today } from '../../../../web/lib/time/dates.ts'

afterEach(() => void vi.useRealTimers())

const APART = { Sun: 0, Moon: 40, Mercury: 80, Venus: 120, Mars: 160, Jupiter: 200, Saturn: 240, Uranus: 280 }

/** How far each glyph is outside the ecliptic and from the pole, in the order of the zodiac. */
function placesOf(longitudes: Record<string, number>) {
  vi.setSystemTime('2026-11-22T12:00:00Z')
  const key = unstable_serialize(replyKey(sky.readSky, { query: { date: today() } }))
  const html = renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [key]: { longitudes } } }}>
      <TodaysPlanets glyphs={glyphPaths} />
    </SWRConfig>,
  )
  return [...html.matchAll(/<g transform="translate\((\S+) (\S+)\)"/g)].map((match) => {
    const [x, y] = match.slice(1).map(Number) as [number, number]
    return { outside: Math.round(Math.hypot(x - ECLIPTIC.x, y) - ECLIPTIC.radius), fromPole: Math.hypot(x, y), x, y }
  })
}

const outsideOf = (longitudes: Record<string, number>) => placesOf(longitudes).map(({ outside }) => outside)

test('the glyphs of planets that are far apart are outside the ecliptic, where no sign is', () => {
  expect(outsideOf({ ...APART, Saturn: 220, Uranus: 320, Neptune: 335, Pluto: 350 })).toEqual(Array(10).fill(24))
})

test('the glyphs of planets in conjunction go further inside, so that none covers another', () => {
  const places = outsideOf({ ...APART, Neptune: 201, Pluto: 203 })

  expect(places.slice(5, 8)).toEqual([24, -62, -90])
})

test('none covers the numerals of the rim, which the ecliptic touches in winter', () => {
  const winter = placesOf({ ...APART, Neptune: 270, Pluto: 271 })

  expect(winter.map(({ outside }) => outside).slice(7, 9)).toEqual([-62, -90])
  for (const { fromPole } of winter) expect(fromPole).toBeLessThan(RIM - 13)
})

test.each([
  ['at the rim', 269],
  ['away from it', 120],
])('of five planets in conjunction %s none covers another, and none comes near the names of stars', (_, start) => {
  const five = { Sun: start, Moon: start, Mercury: start + 1, Venus: start + 2, Mars: start + 3 }
  const places = placesOf({ ...five, Jupiter: 20, Saturn: 50, Uranus: 80, Neptune: 190, Pluto: 220 })

  for (const one of places)
    for (const other of places)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(25.9)
  for (const { outside } of places) expect([24, -62, -90]).toContain(outside)
})

test('a glyph beyond the rim’s numerals keeps clear of one that the rim has sent inside', () => {
  const edge = outsideOf({ ...APART, Neptune: 303, Pluto: 304.5 })

  expect(edge.slice(8, 10)).toEqual([-62, 24])
})
