import type { Dignity, Planet } from '../../../shared/domain/chart.ts'
import { indexOfSign, SIGNS, type Sign } from '../../../shared/domain/zodiac.ts'

/** Who rules a sign. The traditional ruler is one of the seven bodies that the eye sees; three signs have a modern one too. */
export interface Rulers {
  traditional: Planet
  modern: Planet
}

/** Source: Ptolemy, Tetrabiblos I 17; the modern rulers as they are in common use since Pluto was found. */
export const rulersOf = (sign: Sign): Rulers => RULERS[sign]

/**
 * The essential dignity of a body in a sign, or null when it has none there. Modern rulers are at home in their signs too;
 * the nodes, Chiron and exaltations of the outer planets, on which nobody agrees, are left out.
 * Source: Ptolemy, Tetrabiblos I 17 and 19.
 */
export function dignityOf(planet: Planet, sign: Sign): Dignity | null {
  const across = SIGNS[(indexOfSign(sign) + 6) % 12]!
  if (rules(planet, sign)) return 'domicile'
  if (rules(planet, across)) return 'detriment'
  if (EXALTATION[planet] === sign) return 'exaltation'
  if (EXALTATION[planet] === across) return 'fall'
  return null
}

const rules = (planet: Planet, sign: Sign): boolean =>
  RULERS[sign].traditional === planet || RULERS[sign].modern === planet

const only = (ruler: Planet): Rulers => ({ traditional: ruler, modern: ruler })

const RULERS: Record<Sign, Rulers> = {
  Aries: only('Mars'),
  Taurus: only('Venus'),
  Gemini: only('Mercury'),
  Cancer: only('Moon'),
  Leo: only('Sun'),
  Virgo: only('Mercury'),
  Libra: only('Venus'),
  Scorpio: { traditional: 'Mars', modern: 'Pluto' },
  Sagittarius: only('Jupiter'),
  Capricorn: only('Saturn'),
  Aquarius: { traditional: 'Saturn', modern: 'Uranus' },
  Pisces: { traditional: 'Jupiter', modern: 'Neptune' },
}

const EXALTATION: Partial<Record<Planet, Sign>> = {
  Sun: 'Aries',
  Moon: 'Taurus',
  Mercury: 'Virgo',
  Venus: 'Pisces',
  Mars: 'Capricorn',
  Jupiter: 'Cancer',
  Saturn: 'Libra',
}
