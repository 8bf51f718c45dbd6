import { RADIAN } from '../../../shared/domain/angles.ts'
import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { moonFromEarth } from './ephemeris.ts'

/** What can be seen of an eclipse: a lunar one that is `faint` only passes through the outer shadow. */
export type Eclipse = 'solar' | 'lunar' | 'faint'

/**
 * The eclipse of a new or full Moon at its exact instant, if there is one somewhere on Earth.
 * After Meeus, Astronomical Algorithms, 54: the shadow's least distance from the Earth's centre, or the Moon's from the
 * shadow's axis, in Earth radii, against the sizes of the shadows.
 */
export function eclipseAt(phase: MoonPhase, at: EpochSeconds): Eclipse | undefined {
  const { latitude, parallax } = moonFromEarth(at)
  const gamma = Math.abs((latitude * Math.cos(PATH_TILT / RADIAN)) / parallax)
  const cone = coneRadius(parallax)
  if (phase === 'new_moon') return gamma < 1.5433 + cone ? 'solar' : undefined
  if (phase !== 'full_moon') return undefined
  if (gamma < 1.0128 - cone) return 'lunar'
  return gamma < 1.5573 + cone ? 'faint' : undefined
}

/** Of the Moon's path as seen from the moving Sun or shadow, in degrees. */
const PATH_TILT = 5.7

/** How wide the Moon's dark cone is where it meets the Earth, in Earth radii: the wider, the farther the Moon. */
const coneRadius = (parallax: number): number => 0.0059 - (0.0182 * (parallax - 0.9507)) / 0.0518
