import styles from './figure.module.css'

/** The machine the product is named after. Each answered step adds a planet to its orbit. */
export const OrreryFigure = ({ planetsShown }: { planetsShown: number }) => (
  <svg className={styles.figure} viewBox="-120 -120 240 240" aria-hidden="true">
    <circle r="117" className={styles.rim} />
    <circle r="112" className={styles.ticks} />
    <circle r="6" className={styles.sun} />
    {planets.map(({ orbit, at, size }, index) => (
      <g key={orbit} className={index < planetsShown ? undefined : styles.hidden}>
        <circle r={orbit} />
        <circle cx={orbit * Math.cos(at)} cy={orbit * Math.sin(at)} r={size} className={styles.planet} />
      </g>
    ))}
  </svg>
)

/** Radii in units of the viewBox, angles in radians; chosen by eye. */
const planets = [
  { orbit: 18, at: 5.6, size: 1.8 },
  { orbit: 30, at: 2.1, size: 2.8 },
  { orbit: 43, at: 0.4, size: 3 },
  { orbit: 57, at: 3.7, size: 2.4 },
  { orbit: 73, at: 5.1, size: 6 },
  { orbit: 89, at: 1.2, size: 5 },
  { orbit: 103, at: 2.9, size: 3.6 },
]
