import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation/router.tsx'
import { monthName } from '../../lib/time/months.ts'
import { Icon } from '../display/Icon.tsx'
import styles from './calendar.module.css'

interface Props {
  title: string
  month: string
  /** Addresses of the months beside it, where there are any. */
  previous: string | undefined
  next: string | undefined
  /** A way back to the month of today. */
  children: ReactNode
}

/** The title of a screen with a calendar, the month that it shows, and the way to others. */
export const MonthHead = ({ title, month, previous, next, children }: Props) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    <span>{children}</span>
    <h2 aria-live="polite">{monthName(month)}</h2>
    <span>{previous && <Step to={previous} label="Previous month" icon="left" />}</span>
    <span>{next && <Step to={next} label="Next month" icon="right" />}</span>
  </div>
)

const Step = ({ to, label, icon }: { to: string; label: string; icon: 'left' | 'right' }) => (
  <Link to={to} aria-label={label} title={label}>
    <Icon name={icon} />
  </Link>
)
