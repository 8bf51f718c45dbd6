import { NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './Navigation.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export const Navigation = () => (
  <header className={styles.bar}>
    <div className={styles.desk}>
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
    <p className={styles.desk}>
      <small>
        <DocumentLink to={paths.terms}>Terms</DocumentLink> · <DocumentLink to={paths.privacy}>Privacy</DocumentLink>
      </small>
    </p>
  </header>
)

const tabs = [
  { to: paths.dashboard, label: 'Home', icon: 'home' },
  { to: paths.natalChart, label: 'Chart', icon: 'chart' },
  { to: paths.compatibility, label: 'Match', icon: 'match' },
  { to: paths.aiChat, label: 'AI Chat', icon: 'chat' },
] as const
