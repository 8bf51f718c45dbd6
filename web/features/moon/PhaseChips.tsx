import { MOON_PHASES, type MoonPhase, moonPhaseName } from '../../../shared/domain/moon.ts'
import { MoonDisc } from './MoonDisc.tsx'
import styles from './phaseChips.module.css'

interface Props {
  /** Missing while it loads. */
  chosen?: MoonPhase
  today?: MoonPhase | undefined
  onChoose?: (phase: MoonPhase) => void
}

/** The eight phases, one of them chosen. Arrow keys move between them. */
export const PhaseChips = ({ chosen, today, onChoose }: Props) => (
  <fieldset className={styles.chips} disabled={!onChoose}>
    <legend className={styles.legend}>Moon phase</legend>
    {MOON_PHASES.map((phase, at) => (
      <label key={phase}>
        <input type="radio" name="phase" value={phase} checked={phase === chosen} onChange={() => onChoose?.(phase)} />
        <MoonDisc elongation={45 * at} />
        <span>{moonPhaseName[phase]}</span>
        <span className={styles.today}>{phase === today && 'Today'}</span>
      </label>
    ))}
  </fieldset>
)
