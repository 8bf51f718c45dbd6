import { expect, test } from 'vitest'
import { equatorial, project, RIM_DECLINATION, radiusOf } from '../../../../web/lib/drawing/projection.ts'

test('the pole is projected to the centre and the Tropic of Capricorn to the rim', () => {
  expect(radiusOf(90, 500)).toBeCloseTo(0)
  expect(radiusOf(RIM_DECLINATION, 500)).toBeCloseTo(500)
})

test('right ascension increases clockwise from the top, as seen from below', () => {
  const sixHours = project(90, 0, 500)

  expect(sixHours.x).toBeGreaterThan(0)
  expect(sixHours.y).toBeCloseTo(0)
  expect(project(0, 0, 500).y).toBeLessThan(0)
})

test('the solstices of the ecliptic lie on the tropics', () => {
  expect(equatorial(90, 0).declination).toBeCloseTo(23.4393)
  expect(equatorial(90, 0).ra).toBeCloseTo(90)
  expect(equatorial(270, 0).declination).toBeCloseTo(-23.4393)
})

test('the ecliptic is projected to an exact circle', () => {
  const middle = { x: (radiusOf(23.4393, 500) - 500) / 2, y: 0 }
  const radius = (radiusOf(23.4393, 500) + 500) / 2

  for (let longitude = 0; longitude < 360; longitude += 7) {
    const { ra, declination } = equatorial(longitude, 0)
    const { x, y } = project(ra, declination, 500)
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(radius, 6)
  }
})
