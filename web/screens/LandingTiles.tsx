import { brand } from '../../shared/domain/brand.ts'
import { Icon } from '../ui/display/Icon.tsx'
import styles from './LandingTiles.module.css'

export const LandingTiles = () => (
  <section aria-label={`What ${brand.name} does`}>
    <ul className={styles.tiles}>
      {tiles.map(({ title, eyebrow, line, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  </section>
)

const tiles = [
  {
    title: 'Daily Guidance',
    eyebrow: 'Personal horoscopes',
    line: 'One reading a day, and the transit behind it.',
    icon: 'sun',
  },
  {
    title: 'AI Astrologer',
    eyebrow: 'Ask anything',
    line: `${brand.astrologer} is an AI that answers from your own chart.`,
    icon: 'chat',
  },
  {
    title: 'Compatibility',
    eyebrow: 'Love insights',
    line: 'Two birth dates side by side: what comes easily, and what takes work.',
    icon: 'match',
  },
  {
    title: 'Rituals',
    eyebrow: 'Mindful practices',
    line: 'Short meditations that follow the phases of the Moon.',
    icon: 'moon',
  },
] as const
