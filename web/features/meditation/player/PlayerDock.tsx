import type { Playback, Player } from './createPlayer.ts'
import { formatTime } from './formatTime.ts'
import { PlayButton } from './PlayButton.tsx'
import styles from './player.module.css'
import { SeekSlider } from './SeekSlider.tsx'
import { SpeedChoice } from './SpeedChoice.tsx'

interface Props {
  player: Player
  playback: Playback
}

/** The controls of what plays, in reach at the bottom of the window. Empty until something has been started. */
export function PlayerDock({ player, playback: { track, status, position, rate } }: Props) {
  if (!track) return null
  const { title, duration } = track
  return (
    <section className={styles.dock} aria-label="Player" data-keep-clear="">
      <PlayButton
        title={title}
        isPlaying={status === 'playing'}
        played={position / duration}
        onClick={() => player.toggle(track)}
      />
      <div className={styles.line}>
        <p className={styles.title}>{title}</p>
        <SeekSlider player={player} position={position} duration={duration} />
        <p className={styles.times}>
          <span>{formatTime(position)}</span>
          <span>{`${formatTime(duration - Math.floor(position))} left`}</span>
        </p>
        <p role="alert" className={styles.failed}>
          {status === 'failed' && "The sound didn't load. Check your connection, then press play."}
        </p>
      </div>
      <SpeedChoice rate={rate} onChange={player.setRate} />
    </section>
  )
}
