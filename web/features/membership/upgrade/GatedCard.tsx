import { Link } from '../../../lib/navigation/router.tsx'
import { Badge } from '../../../ui/display/Badge.tsx'
import { useMembership } from '../useMembership.ts'
import styles from './GatedCard.module.css'

interface Props {
  title: string
  /** A true teaser of what the card leads to. */
  teaser: string
  to: string
  onLocked: () => void
}

/** A card for a premium screen: a link for members with access, an upgrade prompt for the others. */
export function GatedCard({ title, teaser, to, onLocked }: Props) {
  const { shouldShowUpgrade } = useMembership()
  const content = (
    <>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        {shouldShowUpgrade && <Badge>Premium</Badge>}
      </span>
      <span className={styles.teaser}>{teaser}</span>
    </>
  )

  if (!shouldShowUpgrade)
    return (
      <Link className={styles.card} to={to}>
        {content}
      </Link>
    )
  return (
    <button className={styles.card} type="button" onClick={onLocked}>
      {content}
    </button>
  )
}
