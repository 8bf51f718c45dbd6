import { expect, test } from 'vitest'
import type { BareChart } from '../../../../../shared/domain/chart.ts'
import { layoutWheel } from '../../../../../web/features/chart/wheel/layoutWheel.ts'
import { useArranged } from '../../../../../web/features/chart/wheel/useArranged.ts'
import { renderAs } from '../../../renderAs.tsx'
import { aChart } from './aChart.ts'

const Shown = ({ chart }: { chart: BareChart }) => useArranged(chart)?.sunSign ?? 'skeleton'

test('a chart is not shown before its wheel is arranged', async () => {
  expect(await renderAs(null, <Shown chart={aChart()} />)).toBe('skeleton')
})

test('a chart whose wheel has been arranged is shown at once', async () => {
  const chart = aChart()
  layoutWheel(chart)

  expect(await renderAs(null, <Shown chart={chart} />)).toBe(chart.sunSign)
})
