import { Link } from 'react-router-dom'
import { Badge } from '../../ui/Badge.tsx'
import styles from './GatedCard.module.css'
import { useMembership } from './useMembership.ts'

interface Props {
  title: string
  /** A true first line of what is behind the card. */
  line: string
  to: string
  onLocked: () => void
}

/** A way into a premium screen: a link with access, an offer without. */
export function GatedCard({ title, line, to, onLocked }: Props) {
  const { shouldShowUpgrade } = useMembership()
  const inside = (
    <>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        {shouldShowUpgrade && <Badge>Premium</Badge>}
      </span>
      <span className={styles.line}>{line}</span>
    </>
  )

  if (!shouldShowUpgrade)
    return (
      <Link className={styles.card} to={to}>
        {inside}
      </Link>
    )
  return (
    <button className={styles.card} type="button" onClick={onLocked}>
      {inside}
    </button>
  )
}
