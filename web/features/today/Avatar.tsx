import { Link } from 'react-router-dom'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { paths } from '../../paths.ts'
import { Initial } from '../../ui/Initial.tsx'
import styles from './today.module.css'

/** The person's initial; leads to their settings. */
export const Avatar = ({ user }: { user: SessionUser }) => (
  <Link className={styles.avatar} to={paths.settings} aria-label={`Settings for ${user.firstName || user.email}`}>
    <Initial of={user} />
  </Link>
)
