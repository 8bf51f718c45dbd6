import { expect, test } from 'vitest'
import { heartsOf } from '../../../../shared/domain/compatibility.ts'
import { ReportCard } from '../../../../web/features/compatibility/ReportCard.tsx'
import { aReport } from '../../../makers/aReport.ts'
import { renderAs } from '../../renderAs.tsx'

test('a card shows both signs, the match, the summary and the day', async () => {
  const item = aReport({ compatibilityScore: 72, createdAt: '2026-11-21T12:00:00.000Z' })
  const text = await renderAs(null, <ReportCard report={item} renderSign={() => null} onDeleted={() => {}} />)

  expect(text).toContain(item.report.zodiac_match)
  expect(text).toContain('72% match')
  expect(text).toContain(item.report.summary.split('\n\n')[0])
  expect(text).toContain('Created November 21, 2026')
  expect(text).toContain('View Full Report')
})

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [59, 2],
  [60, 3],
  [99, 4],
  [100, 5],
])('a score of %d has %d hearts', (score, hearts) => {
  expect(heartsOf(score)).toBe(hearts)
})
