import { type MoonNow, moonPhaseName } from '../../../shared/domain/moon.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { paths } from '../../paths.ts'
import { MoonDisc } from './MoonDisc.tsx'
import styles from './moon.module.css'

/** The Moon's current phase and sign, and what to do with it. */
export const MoonToday = ({ moon }: { moon: MoonNow }) => (
  <section className={styles.moon} aria-labelledby="moon-today">
    <MoonDisc elongation={moon.elongation} />
    <div>
      <p className={styles.facts}>The Moon now</p>
      <h2 id="moon-today" className={styles.phase}>
        {moonPhaseName[moon.phase]}
      </h2>
      <p className={styles.facts}>{`${Math.round(moon.illumination * 100)}% lit · in ${moon.sign}`}</p>
      <p className={styles.links}>
        <Link to={paths.moonMonth}>The Moon's month</Link>
        <Link to={paths.moonMeditations}>Moon meditations</Link>
        <Link to={paths.mindfulRituals}>Mindful rituals</Link>
      </p>
    </div>
  </section>
)
