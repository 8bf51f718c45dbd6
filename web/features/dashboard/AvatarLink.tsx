import type { SessionUser } from '../../../shared/domain/user.ts'
import { Link } from '../../lib/router.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/display/Avatar.tsx'
import styles from './guidance.module.css'

/** The avatar, as a link to the settings. */
export const AvatarLink = ({ user }: { user: SessionUser }) => (
  <Link className={styles.avatar} to={paths.settings} aria-label={`Settings for ${user.firstName || user.email}`}>
    <Avatar of={user} />
  </Link>
)
