import { paths } from '../../paths.ts'
import styles from './auth.module.css'

export const AuthFooter = () => (
  <p className={styles.footer}>
    By continuing you agree to our{' '}
    <a href={paths.terms} target="_blank" rel="noopener">
      Terms of Service
    </a>{' '}
    and{' '}
    <a href={paths.privacy} target="_blank" rel="noopener">
      Privacy Policy
    </a>
    .
  </p>
)
