import type { CSSProperties } from 'react'
import type { Player } from './createPlayer.ts'
import { formatTime } from './formatTime.ts'
import styles from './player.module.css'

interface Props {
  player: Player
  position: number
  duration: number
}

export const SeekSlider = ({ player, position, duration }: Props) => (
  <input
    type="range"
    className={styles.slider}
    aria-label="Position"
    aria-valuetext={`${formatTime(position)} of ${formatTime(duration)}`}
    min={0}
    max={duration}
    step="any"
    value={position}
    style={{ '--played': position / duration } as CSSProperties}
    onChange={({ target }) => player.seek(target.valueAsNumber)}
    onKeyDown={(event) => {
      const seconds = STEPS[event.key]
      // With Alt, Ctrl or ⌘ these keys are the browser's, as for Back.
      if (!seconds || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      player.seek(position + seconds)
    }}
  />
)

/** What an arrow key skips. As a step of the slider it would hold the thumb back from the end of the line. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }
