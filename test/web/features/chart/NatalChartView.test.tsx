import { expect, test } from 'vitest'
import type { NatalChart } from '../../../../shared/domain/chart.ts'
import { NatalChartView } from '../../../../web/features/chart/NatalChartView.tsx'
import { renderAs } from '../../renderAs.tsx'
import { aChart } from './wheel/aChart.ts'

const read = (chart: NatalChart) => renderAs(null, <NatalChartView chart={chart} corrections={() => null} />)

test('the synthesis is read before the single lines, each paragraph of it once', async () => {
  const chart = aChart()

  const text = await read(chart)

  const starts = chart.synthesis!.map((paragraph) => text.indexOf(paragraph))
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  expect(starts[0]).toBeGreaterThan(text.indexOf('Your chart as a whole'))
  expect(text.indexOf('Planetary Positions')).toBeGreaterThan(starts.at(-1)!)
  for (const paragraph of chart.synthesis!) expect(text.split(paragraph)).toHaveLength(2)
})

test('a chart that was kept before there was a synthesis is shown without one', async () => {
  const { synthesis, ...older } = aChart()

  const text = await read(older)

  expect(synthesis).toBeDefined()
  expect(text).not.toContain('Your chart as a whole')
  expect(text).toContain('Planetary Positions')
})
