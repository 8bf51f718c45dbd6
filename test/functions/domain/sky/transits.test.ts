import { expect, test } from 'vitest'
import { listTransits, skyAt } from '../../../../functions/domain/sky/transits.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { arcseconds, instantOf } from '../chart/referenceCharts.ts'

/** An equinox to the minute: the Sun enters Aries. */
const equinox = instantOf('2024-03-20T03:06:00Z')

test('the sky lists every body once, with its sign and direction', () => {
  const sky = skyAt(equinox)

  expect(sky.map(({ planet }) => planet)).toEqual(PLANETS)
  expect(arcseconds(sky[0]!.longitude, 0)).toBeLessThan(5)
  expect(sky.filter(({ retrograde }) => retrograde).map(({ planet }) => planet)).toEqual(['North Node'])
})

test('the Sun at the equinox squares a birth planet at the solstice point', () => {
  const transits = listTransits({ natal: [{ planet: 'Venus', longitude: 90.5 }], instant: equinox })

  expect(transits).toContainEqual(
    expect.objectContaining({ mover: 'Sun', aspect: 'square', target: 'Venus', applying: true }),
  )
})

test('transits come closest first, within their orbs', () => {
  const natal = PLANETS.map((planet, index) => ({ planet, longitude: index * 31 }))

  const transits = listTransits({ natal, instant: equinox })

  expect(transits.length).toBeGreaterThan(3)
  expect(transits.map(({ orb }) => orb)).toEqual(transits.map(({ orb }) => orb).toSorted((one, other) => one - other))
  for (const { mover, orb } of transits) expect(orb).toBeLessThanOrEqual(mover === 'Moon' ? 3 : 1.5)
})

test('a transit that applies is closer an hour later', () => {
  const natal = [{ planet: 'Sun' as const, longitude: 200 }]
  for (let day = 0; day < 27; day++) {
    const instant = instantOf(`2024-05-${String(day + 1).padStart(2, '0')}T12:00:00Z`)
    const later = listTransits({ natal, instant: instantOf(`2024-05-${String(day + 1).padStart(2, '0')}T12:01:00Z`) })
    for (const { mover, aspect, orb, applying } of listTransits({ natal, instant })) {
      const next = later.find((transit) => transit.mover === mover && transit.aspect === aspect)
      if (next) expect(next.orb < orb, `${day} ${mover}`).toBe(applying)
    }
  }
})
