import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface Props {
  tone?: 'plain' | 'good'
  children: ReactNode
}

export const Badge = ({ tone = 'plain', children }: Props) => (
  <span className={`${styles.badge} ${styles[tone] ?? ''}`}>{children}</span>
)
