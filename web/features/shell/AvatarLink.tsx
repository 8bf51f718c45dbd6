import { Link } from '../../lib/navigation/router.tsx'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/display/Avatar.tsx'
import styles from './AppShell.module.css'

/** The avatar, as a link to the settings. */
export function AvatarLink() {
  const { user } = useSession()
  return (
    user && (
      <nav className={styles.account} aria-label="Account">
        <Link to={paths.settings} aria-label={`Settings for ${user.firstName || user.email}`}>
          <Avatar of={user} />
        </Link>
      </nav>
    )
  )
}
