import { Icon } from '../../../ui/display/Icon.tsx'
import styles from './player.module.css'

interface Props {
  title: string
  isPlaying: boolean
  /** From 0 to 1, drawn as an arc around the button. */
  played: number
  onClick: () => void
}

/** Starts or pauses one track. */
export const PlayButton = ({ title, isPlaying, played, onClick }: Props) => (
  <button
    type="button"
    className={styles.play}
    aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
    onClick={onClick}
  >
    <svg viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28" />
      {played > 0 && <circle r="28" pathLength="1" strokeDasharray={`${played} 1`} className={styles.played} />}
    </svg>
    <Icon name={isPlaying ? 'pause' : 'play'} />
  </button>
)
