import { NavLink } from '../../lib/router.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import { Logo } from '../../ui/display/Logo.tsx'
import { StaticPageLink } from '../../ui/navigation/StaticPageLink.tsx'
import styles from './Navigation.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export const Navigation = () => (
  <header className={styles.bar} data-keep-clear="">
    <div className={styles.desktop}>
      <Logo />
    </div>
    <nav aria-label="Main">
      {tabs.map(({ to, label, icon }) => (
        <NavLink key={to} to={to}>
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
    <ThemeSwitch legend="Quick theme switch" />
    <p className={styles.desktop}>
      <small>
        <StaticPageLink to={paths.terms}>Terms</StaticPageLink> ·{' '}
        <StaticPageLink to={paths.privacy}>Privacy</StaticPageLink>
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
