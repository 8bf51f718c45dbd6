import { startTransition, useEffect, useState } from 'react'
import { runInSlices } from '../../../lib/browser/runInSlices.ts'
import { layoutPair, type PairLayout } from './layoutPair.ts'
import type { Pair } from './Pair.ts'

/** Two charts and where their bodies are drawn, once they are arranged, without holding a slow phone up. */
export function usePairLayout(pair: Pair | undefined): { pair: Pair; layout: PairLayout } | undefined {
  const [arranged, setArranged] = useState<{ pair: Pair; layout: PairLayout }>()
  useEffect(
    () => pair && runInSlices(layoutPair(pair), (layout) => startTransition(() => setArranged({ pair, layout }))),
    [pair],
  )
  return pair && arranged
}
