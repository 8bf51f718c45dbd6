import { brand } from '../../shared/domain/brand.ts'
import { Link } from '../lib/navigation/router.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/display/Icon.tsx'
import { Picture } from '../ui/display/Picture.tsx'
import styles from './LandingTiles.module.css'

export const LandingTiles = () => (
  <section aria-label={`What ${brand.name} does`}>
    <ul className={styles.tiles}>
      {tiles.slice(0, 2).map((tile) => (
        <Tile key={tile.title} {...tile} />
      ))}
      <li>
        <Link to={paths.sampleChart}>
          <Picture
            name="wheel"
            alt="The birth chart wheel of the launch of Apollo 11: its planets, houses and aspects"
          />
          Explore a sample chart
        </Link>
      </li>
      {tiles.slice(2).map((tile) => (
        <Tile key={tile.title} {...tile} />
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

const Tile = ({ title, eyebrow, line, icon }: (typeof tiles)[number]) => (
  <li>
    <Icon name={icon} />
    <h2>{title}</h2>
    <small className="muted">{eyebrow}</small>
    <p>{line}</p>
  </li>
)
