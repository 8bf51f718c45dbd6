import { useId, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/display/Icon.tsx'
import styles from './ThemeSwitch.module.css'
import { THEMES, theme } from './theme.ts'

interface Props {
  hasLabels?: boolean
  /** What a screen reader calls the group. */
  legend?: string
}

/** There may be two on one screen, so each radio group has its own name and its own legend. */
export function ThemeSwitch({ hasLabels = false, legend = 'Theme' }: Props) {
  const name = useId()
  const current = useSyncExternalStore(theme.subscribe, theme.read, theme.readDefault)
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">{legend}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles[choice]} title={names[choice]}>
          <input
            className="unseen"
            type="radio"
            name={name}
            checked={choice === current}
            onChange={() => theme.choose(choice)}
          />
          <Icon name={icons[choice]} />
          <span className={hasLabels ? undefined : 'unseen'}>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const icons = { dark: 'moon', light: 'sun', system: 'system' } as const
const names = { dark: 'Dark', light: 'Light', system: 'Match system' } as const
