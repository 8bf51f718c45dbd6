import { NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './Navigation.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export const Navigation = () => (
  <header className={styles.bar}>
    <div className={styles.logo}>
      <Logo />
    </div>
    <nav aria-label="Main">
      {tabs.map(({ to, label, icon }) => (
        <NavLink key={to} to={to}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
    <ThemeSwitch />
  </header>
)

const tabs = [
  { to: paths.dashboard, label: 'Home', icon: 'home' },
  { to: paths.natalChart, label: 'Chart', icon: 'chart' },
  { to: paths.compatibility, label: 'Match', icon: 'match' },
  { to: paths.aiChat, label: 'AI Chat', icon: 'chat' },
] as const
