import { useEffect, useState } from 'react'
import { BigThreeMoment } from '../features/chart/BigThreeMoment.tsx'
import { useUpsellDialog } from '../features/membership/trial/useUpsellDialog.ts'
import { UpsellDialog } from '../features/membership/upgrade/UpsellDialog.tsx'
import { focusMain } from '../lib/focusMain.ts'
import type { Dashboard } from '../lib/storage/rememberedDashboard.ts'
import { storage } from '../lib/storage/storage.ts'

/** What a new member sees once: their Big Three, and the trial offer. */
export function DashboardWelcome({ dashboard }: { dashboard: Dashboard | undefined }) {
  const upsell = useUpsellDialog()
  return (
    <>
      <FirstLook dashboard={dashboard} />
      {upsell.isOpen !== undefined && <UpsellDialog open={upsell.isOpen} onClose={upsell.close} />}
    </>
  )
}

function FirstLook({ dashboard }: { dashboard: Dashboard | undefined }) {
  const [isDue, setDue] = useState(() => storage.read('showBigThreeOnDashboard') !== null)
  const bigThree = isDue ? dashboard?.bigThree : undefined
  const isShown = Boolean(bigThree)
  useEffect(() => {
    if (isShown) storage.remove('showBigThreeOnDashboard')
  }, [isShown])

  function dismiss() {
    setDue(false)
    focusMain()
  }

  return bigThree && <BigThreeMoment bigThree={bigThree} onDone={dismiss} />
}
