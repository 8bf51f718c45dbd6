import type { MoonMeditation } from '../../../shared/domain/meditation.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { MeditationCard } from './MeditationCard.tsx'
import styles from './meditation.module.css'

interface Props {
  meditation: MoonMeditation
  onUnlock: () => void
}

/** What somebody without access may see of a meditation: its first paragraph. */
export const LockedMeditation = ({ meditation, onUnlock }: Props) => (
  <MeditationCard
    {...meditation}
    action={
      <span className="muted">
        <Icon name="lock" label="Premium" />
      </span>
    }
  >
    <p className={styles.first}>{meditation.transcript[0]}</p>
    <Button tone="quiet" onClick={onUnlock} aria-label={`Unlock ${meditation.title}`}>
      Unlock
    </Button>
  </MeditationCard>
)
