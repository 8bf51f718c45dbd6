import { startTransition, useEffect, useState } from 'react'
import type { BareChart } from '../../../../shared/domain/chart.ts'
import { runInSlices } from '../../../lib/browser/runInSlices.ts'
import { hasLayout, layoutInSteps } from './layoutWheel.ts'

/**
 * A chart once its wheel is arranged, and until then the one before it. Neither arranging nor drawing it holds a slow phone
 * up: in one piece, they would for a quarter of a second.
 */
export function useArranged<Chart extends BareChart>(chart: Chart | undefined): Chart | undefined {
  const [arranged, setArranged] = useState(chart && hasLayout(chart) ? chart : undefined)
  useEffect(() => {
    if (chart) return runInSlices(layoutInSteps(chart), () => startTransition(() => setArranged(chart)))
    setArranged(undefined)
  }, [chart])
  return chart && arranged
}
