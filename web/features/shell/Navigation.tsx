import type { ComponentProps } from 'react'
import { NavLink } from '../../lib/navigation/router.tsx'
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
    <nav aria-label="Main">{tabs.map(linkTo)}</nav>
    <div className={styles.desktop}>
      <nav aria-label="More">{more.map(linkTo)}</nav>
    </div>
    <ThemeSwitch legend="Quick theme switch" />
    <p className={styles.desktop}>
      <small>
        <StaticPageLink to={paths.terms}>Terms</StaticPageLink> ·{' '}
        <StaticPageLink to={paths.privacy}>Privacy</StaticPageLink>
      </small>
    </p>
  </header>
)

interface Destination {
  to: string
  label: string
  icon: ComponentProps<typeof Icon>['name']
}

const linkTo = ({ to, label, icon }: Destination) => (
  <NavLink key={to} to={to}>
    <Icon name={icon} />
    <span>{label}</span>
  </NavLink>
)

const tabs: Destination[] = [
  { to: paths.dashboard, label: 'Home', icon: 'home' },
  { to: paths.natalChart, label: 'Chart', icon: 'chart' },
  { to: paths.compatibility, label: 'Match', icon: 'match' },
  { to: paths.aiChat, label: 'AI Chat', icon: 'chat' },
]

/** The rail of a wide screen has room for these as well. */
const more: Destination[] = [
  { to: paths.ahead, label: 'Ahead', icon: 'ahead' },
  { to: paths.people, label: 'People', icon: 'people' },
  { to: paths.journal, label: 'Journal', icon: 'journal' },
  { to: paths.moonMeditations, label: 'Meditations', icon: 'moon' },
  { to: paths.mindfulRituals, label: 'Rituals', icon: 'star' },
  { to: paths.settings, label: 'Settings', icon: 'settings' },
]
