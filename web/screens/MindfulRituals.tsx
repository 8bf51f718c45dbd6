import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PlayableMeditation } from '../features/meditation/PlayableMeditation.tsx'
import { PlayerDock } from '../features/meditation/player/PlayerDock.tsx'
import { usePlayer } from '../features/meditation/player/usePlayer.ts'
import { rituals } from '../features/meditation/rituals/rituals.ts'
import { MoonDisc } from '../features/moon/MoonDisc.tsx'
import { Badge } from '../ui/display/Badge.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import styles from './MindfulRituals.module.css'

export const MindfulRituals = () => (
  <Page title="Mindful Rituals" width="wide">
    <div className={styles.head}>
      <h1>Mindful Rituals</h1>
      <Badge>Sample content</Badge>
    </div>
    <p className={styles.lead}>
      A first look at what we're making. It's the same for everyone and isn't tied to today's sky. You can play all
      three.
    </p>
    <RequireSession fallback={<Skeleton height={480} />}>{() => <Rituals />}</RequireSession>
  </Page>
)

function Rituals() {
  const { player, playback } = usePlayer(() => {})
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="rituals">
          <h2 id="rituals">Three for the day</h2>
          <div className={styles.cards}>
            {rituals.map((each) => (
              <PlayableMeditation key={each.id} meditation={each} player={player} playback={playback} />
            ))}
          </div>
        </section>
        <div className={styles.cards}>
          <MoonPhaseCard />
          <LiveSessionCard />
        </div>
      </div>
      <PlayerDock player={player} playback={playback} />
    </>
  )
}

const MoonPhaseCard = () => (
  <section className={styles.moon} aria-labelledby="sample-phase">
    <MoonDisc elongation={135} />
    <div>
      <p className={styles.eyebrow}>Moon phase · sample</p>
      <h2 id="sample-phase">Waxing gibbous</h2>
      <p>Nearly full. A good evening to look again at what is almost done.</p>
    </div>
  </section>
)

const LiveSessionCard = () => (
  <section className={styles.live} aria-labelledby="sample-session">
    <p className={styles.eyebrow}>Live session · sample</p>
    <h2 id="sample-session">Breathing together</h2>
    <p>Twenty quiet minutes with a host and whoever else is there. Camera off, if you like.</p>
    <p className={styles.eyebrow}>No session is planned yet. When one is, its date will be here.</p>
  </section>
)
