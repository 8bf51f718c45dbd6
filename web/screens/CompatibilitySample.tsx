import type { RenderSign } from '../features/compatibility/SignPair.tsx'
import styles from '../features/compatibility/sample/SampleReport.module.css'
import { SampleReport } from '../features/compatibility/sample/SampleReport.tsx'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import { useMembership } from '../features/membership/useMembership.ts'

/** For members without access: one whole report to read, and the offer beside it. */
export function CompatibilitySample({ renderSign }: { renderSign: RenderSign }) {
  const { shouldShowUpgrade } = useMembership()
  return (
    <div className={styles.layout}>
      <SampleReport renderSign={renderSign} />
      {shouldShowUpgrade && (
        <div className={styles.offer}>
          <UpgradeCard title="Make your own reports">
            Enter any birth date and read how the two of you fit, with a score that shows how it was made.
          </UpgradeCard>
        </div>
      )}
    </div>
  )
}
