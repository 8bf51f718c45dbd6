import { Link } from '../lib/navigation/router.tsx'
import { paths } from '../paths.ts'
import { Picture } from '../ui/display/Picture.tsx'
import styles from './LandingTiles.module.css'

/** A screen of each room, drawn from a sample. */
export const LandingRooms = () => (
  <section aria-labelledby="rooms">
    <h2 id="rooms">A look inside</h2>
    <p className="muted">The app itself drew these pictures, for the launch of Apollo 11.</p>
    <ul className={styles.rooms}>
      {rooms.map(({ title, line, to, ...room }) => (
        <li key={title}>
          {'picture' in room && <Picture name={room.picture} alt={room.alt} />}
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  </section>
)

const rooms = [
  {
    title: 'Your year ahead',
    line: 'Every transit of your chart for a year, with the days on which it is exact.',
    to: paths.ahead,
    picture: 'year',
    alt: 'A year of transits by Jupiter, Saturn, Uranus, Neptune and Pluto, as bars over time',
  },
  {
    title: "The Moon's month",
    line: "The Moon's phase and sign on every day, and the hours when it is void of course.",
    to: paths.moonMonth,
    picture: 'month',
    alt: 'July 1969 as a calendar of Moons, each with the sign it is in',
  },
  {
    title: 'Two charts in one wheel',
    line: 'Add the people you know, and see your chart and theirs together.',
    to: paths.people,
    picture: 'pair',
    alt: 'A wheel with two charts: the launch of Apollo 11 inside, and the first powered flight of 1903 around it',
  },
  {
    title: 'Journal',
    line: 'Note what a day was like, and read it again when the same transit comes back.',
    to: paths.journal,
  },
  {
    title: 'Pictures to share',
    line: 'Your signs on a card that gives away no birth date, time or place.',
    to: paths.natalChart,
    picture: 'card',
    alt: 'A card with a Sun, a Moon and a rising sign, each in a seal',
  },
  {
    title: 'A morning letter',
    line: 'Your reading by email, every day or once a week, at the hour you choose.',
    to: paths.settings,
    picture: 'letter',
    alt: 'The letter of July 20, 1969, with the reading of the day and one thing to do',
  },
  {
    title: 'Read aloud',
    line: 'Any reading in a voice of your device, with the sentence it is at.',
    to: paths.dashboard,
  },
  {
    title: 'In your calendar',
    line: 'Your transits beside your own plans, in the calendar you already use.',
    to: paths.settings,
  },
] as const
