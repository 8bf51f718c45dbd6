import styles from './RadioCards.module.css'

interface Props {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A radio group with large touch targets. */
export const RadioCards = ({ legend, name, options, value, onChange }: Props) => (
  <fieldset className={styles.cards}>
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
)
