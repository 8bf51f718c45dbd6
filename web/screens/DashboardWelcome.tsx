import { useEffect } from 'react'
import type { BigThreeTold } from '../../shared/domain/chart.ts'
import { BigThreeMoment } from '../features/chart/BigThreeMoment.tsx'
import { useUpsellDialog } from '../features/membership/trial/useUpsellDialog.ts'
import { UpsellDialog } from '../features/membership/upgrade/UpsellDialog.tsx'
import { focusMain } from '../lib/navigation/focusMain.ts'
import { storage } from '../lib/storage/storage.ts'

interface Props {
  /** Shown as a moment of its own, where there is one. */
  bigThree: BigThreeTold | null | undefined
  onSeen: () => void
}

/** What a new member sees once: their Big Three, and the trial offer. */
export function DashboardWelcome({ bigThree, onSeen }: Props) {
  // Not over the Big Three, nor before it is known whether there are any.
  const upsell = useUpsellDialog(bigThree !== null)
  return (
    <>
      {bigThree && <FirstLook bigThree={bigThree} onSeen={onSeen} />}
      {upsell.isOpen !== undefined && <UpsellDialog open={upsell.isOpen} onClose={upsell.close} />}
    </>
  )
}

function FirstLook({ bigThree, onSeen }: { bigThree: BigThreeTold; onSeen: () => void }) {
  useEffect(() => storage.remove('showBigThreeOnDashboard'), [])

  function dismiss() {
    onSeen()
    focusMain()
  }

  return <BigThreeMoment bigThree={bigThree} onDone={dismiss} />
}
