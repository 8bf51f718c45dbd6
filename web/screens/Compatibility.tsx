import { Suspense, useState } from 'react'
import { Glyph } from '../features/chart/glyphs/Glyph.tsx'
import { BirthDateNeeded } from '../features/compatibility/BirthDateNeeded.tsx'
import { DateDecoder } from '../features/compatibility/DateDecoder.tsx'
import { RecentReports } from '../features/compatibility/RecentReports.tsx'
import styles from '../features/compatibility/reports.module.css'
import type { RenderSign } from '../features/compatibility/SignPair.tsx'
import { useReports } from '../features/compatibility/useReports.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { lazyOrNothing } from '../lib/chunks/lazyOrNothing.ts'
import { useProfile } from '../lib/session/SessionProvider.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'

export const Compatibility = () => (
  <Page title="Compatibility" width="wide">
    <h1>Compatibility</h1>
    <RequireSession fallback={<CompatibilitySkeleton />}>{() => <OwnReports />}</RequireSession>
  </Page>
)

const CompatibilitySkeleton = () => (
  <div className={styles.layout}>
    <Skeleton height={447} />
    <Skeleton height={320} />
  </div>
)

function OwnReports() {
  const { hasActiveAccess } = useMembership()
  const { data: profile } = useProfile()
  const { isLoading } = useReports()
  const [isGateOpen, setGateOpen] = useState(false)
  const hasNoDate = hasActiveAccess && profile?.birthDate === null

  return (
    <>
      <div className={styles.layout}>
        {hasNoDate ? (
          <BirthDateNeeded />
        ) : (
          <DateDecoder mayCreate={hasActiveAccess} onLocked={() => setGateOpen(true)} />
        )}
        <RecentReports renderSign={renderSign} empty={hasActiveAccess ? EMPTY : EMPTY_WITHOUT_ACCESS} />
        <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="Compatibility Reports" />
      </div>
      {/* Below the list, which would move it when it is there. */}
      {!hasActiveAccess && !isLoading && (
        <Suspense>
          <CompatibilitySample renderSign={renderSign} />
        </Suspense>
      )}
    </>
  )
}

const CompatibilitySample = lazyOrNothing(async () => (await import('./CompatibilitySample.tsx')).CompatibilitySample)

const renderSign: RenderSign = (sign) => <Glyph of={sign} />

const EMPTY = 'Your reports will be here. Enter a birth date to make the first one.'
const EMPTY_WITHOUT_ACCESS = 'Your reports will appear here. They come with Premium, and you keep them if it ends.'
