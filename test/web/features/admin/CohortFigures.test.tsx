import { expect, test } from 'vitest'
import { CohortFigures } from '../../../../web/features/admin/CohortFigures.tsx'
import { renderAs } from '../../renderAs.tsx'

test('each month has how many of its trials still pay, and their share; months to come are empty', async () => {
  const cohorts = [
    { month: '2026-10', trials: 10, paying: [0, 4] },
    { month: '2026-11', trials: 0, paying: [0] },
  ]

  const text = await renderAs(null, <CohortFigures cohorts={cohorts} />)

  expect(text).toMatch(/2026-11 0 0\s+2026-10 10 0 \(0%\) 4 \(40%\)/)
  expect(text).toContain('Download CSV')
})

test('without any trial there is no table', async () => {
  const text = await renderAs(null, <CohortFigures cohorts={[{ month: '2026-11', trials: 0, paying: [0] }]} />)

  expect(text).toContain('No trial that ends with a charge began in these twelve months.')
  expect(text).not.toContain('Download CSV')
})
