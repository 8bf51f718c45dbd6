import { useState } from 'react'
import type { MoonMeditation } from '../../shared/domain/meditation.ts'
import { LockedMeditation } from '../features/meditation/LockedMeditation.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import styles from './MoonMeditations.module.css'

interface Props {
  shown: readonly MoonMeditation[]
  /** How many there are for all phases. */
  count: number
}

/** The teaser for members without access. */
export function MoonMeditationsLocked({ shown, count }: Props) {
  const [isGateOpen, setGateOpen] = useState(false)
  return (
    <>
      <div className={styles.cards}>
        {shown.map((each) => (
          <LockedMeditation key={each.id} meditation={each} onUnlock={() => setGateOpen(true)} />
        ))}
      </div>
      <UpgradeCard title={`Open all ${count} meditations`}>
        Two for each phase of the Moon, each with its own sound and the full text.
      </UpgradeCard>
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="Moon Meditations" />
    </>
  )
}
