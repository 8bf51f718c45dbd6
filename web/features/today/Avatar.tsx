import { Link } from 'react-router-dom'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { paths } from '../../paths.ts'
import styles from './today.module.css'

/** The person's initial; leads to their settings. */
export const Avatar = ({ user }: { user: SessionUser }) => (
  <Link className={styles.avatar} to={paths.settings} aria-label={`Settings of ${user.firstName || user.email}`}>
    <span aria-hidden="true">{(user.firstName || user.email || 'A').slice(0, 1).toUpperCase()}</span>
  </Link>
)
