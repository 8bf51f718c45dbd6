import type { Sky, TenPlanet } from '../../../../shared/domain/sky.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import styles from './sky.module.css'

/** How to draw a sign, on a grid of 24. */
export type SignPaths = Readonly<Record<Sign, string>>

interface Props {
  sky: Sky | null
  signPaths: SignPaths
}

/**
 * The machine the product is named after, with the Earth in the middle, since a chart is the sky as seen from there. As
 * in a chart, Aries begins at the left and the signs follow anticlockwise. Without a sky its planets are not set.
 */
export const OrreryFigure = ({ sky, signPaths }: Props) => (
  <svg className={styles.figure} viewBox="-121 -121 242 242" aria-hidden="true">
    <circle r="120" className={styles.rim} />
    <circle r="104" className={styles.rim} />
    {SIGNS.map((sign, index) => (
      <g key={sign} transform={`rotate(${180 - index * 30})`}>
        <path d="M104 0H120" className={styles.ticks} />
        <path
          d={signPaths[sign]}
          className={styles.sign}
          transform={`rotate(-15) translate(112 0) rotate(${index * 30 - 165}) scale(.46) translate(-12 -12)`}
        />
      </g>
    ))}
    <circle r="3" className={styles.rim} />
    {orbits.map(({ planet, radius, size }) => (
      <g key={planet}>
        <circle r={radius} />
        <circle
          cx={radius}
          r={size}
          className={`${styles.planet} ${planet === 'Sun' ? styles.sun : ''} ${sky ? styles.placed : ''}`}
          style={{ transform: `rotate(${180 - (sky?.longitudes[planet] ?? 0)}deg)` }}
        />
      </g>
    ))}
  </svg>
)

/** The spheres in their ancient order, continued outwards. Sizes chosen by eye. */
const orbits: readonly { planet: TenPlanet; radius: number; size: number }[] = [
  { planet: 'Moon', radius: 13, size: 2.8 },
  { planet: 'Mercury', radius: 22, size: 1.8 },
  { planet: 'Venus', radius: 31, size: 2.8 },
  { planet: 'Sun', radius: 41, size: 4.5 },
  { planet: 'Mars', radius: 51, size: 2.2 },
  { planet: 'Jupiter', radius: 62, size: 4.5 },
  { planet: 'Saturn', radius: 73, size: 3.8 },
  { planet: 'Uranus', radius: 82, size: 3 },
  { planet: 'Neptune', radius: 90, size: 3 },
  { planet: 'Pluto', radius: 97, size: 1.6 },
]
