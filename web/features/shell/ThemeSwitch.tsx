import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ThemeSwitch.module.css'
import { THEMES, theme } from './theme.ts'

export function ThemeSwitch() {
  const current = useSyncExternalStore(theme.subscribe, theme.read, theme.assumed)
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">Theme</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles[choice]} title={names[choice]}>
          <input
            className="unseen"
            type="radio"
            name="theme"
            checked={choice === current}
            onChange={() => theme.choose(choice)}
          />
          <Icon name={icons[choice]} />
          <span className="unseen">{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const icons = { dark: 'moon', light: 'sun', system: 'system' } as const
const names = { dark: 'Dark', light: 'Light', system: 'As the system' } as const
