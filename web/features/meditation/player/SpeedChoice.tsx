import styles from './player.module.css'

interface Props {
  rate: number
  onChange: (rate: number) => void
}

export const SpeedChoice = ({ rate, onChange }: Props) => (
  <label className={styles.speed}>
    <span>Speed</span>
    <select value={rate} onChange={({ target }) => onChange(Number(target.value))}>
      {RATES.map((each) => (
        <option key={each} value={each}>
          {`${each}×`}
        </option>
      ))}
    </select>
  </label>
)

const RATES = [0.75, 1, 1.25, 1.5]
