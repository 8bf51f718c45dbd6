import type { CSSProperties } from 'react'
import type { Playback, Player } from './createPlayer.ts'
import { formatTime } from './formatTime.ts'
import { PlayButton } from './PlayButton.tsx'
import styles from './player.module.css'

interface Props {
  player: Player
  playback: Playback
}

/** The controls of what plays, in reach at the bottom of the window. Empty until something has been started. */
export function PlayerDock({ player, playback: { track, status, position, rate } }: Props) {
  if (!track) return null
  const played = position / track.duration
  return (
    <section className={styles.dock} aria-label="Player" data-keep-clear="">
      <PlayButton
        title={track.title}
        isPlaying={status === 'playing'}
        played={played}
        onClick={() => player.toggle(track)}
      />
      <div className={styles.line}>
        <p className={styles.title}>{track.title}</p>
        <input
          type="range"
          className={styles.slider}
          aria-label="Position"
          aria-valuetext={`${formatTime(position)} of ${formatTime(track.duration)}`}
          min={0}
          max={track.duration}
          step="any"
          value={position}
          style={{ '--played': played } as CSSProperties}
          onChange={({ target }) => player.seek(target.valueAsNumber)}
          onKeyDown={(event) => {
            const seconds = STEPS[event.key]
            // With one of these keys the browser goes back, or to the beginning.
            if (!seconds || event.altKey || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            player.seek(position + seconds)
          }}
        />
        <p className={styles.times}>
          <span>{formatTime(position)}</span>
          <span>{formatTime(track.duration - Math.floor(position))} left</span>
        </p>
        <p role="alert" className={styles.failed}>
          {status === 'failed' && "The sound didn't load. Check your connection, then press play."}
        </p>
      </div>
      <label className={styles.speed}>
        <span>Speed</span>
        <select value={rate} onChange={({ target }) => player.setRate(Number(target.value))}>
          {RATES.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

const RATES = [0.75, 1, 1.25, 1.5]

/** What an arrow key skips. As a step of the slider it would hold the thumb back from the end of the line. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }
