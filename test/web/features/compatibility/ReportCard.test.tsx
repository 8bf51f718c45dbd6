import { expect, test } from 'vitest'
import { heartsOf, scoreBand } from '../../../../shared/domain/compatibility.ts'
import { ReportCard } from '../../../../web/features/compatibility/ReportCard.tsx'
import { aReport } from '../../../makers/aReport.ts'
import { renderAs } from '../../renderAs.tsx'

test('a card shows both signs, the match, the summary and the day', async () => {
  const item = aReport({ compatibilityScore: 72, createdAt: '2026-11-21T12:00:00.000Z' })
  const text = await renderAs(
    null,
    <ReportCard report={item} renderSign={() => null} onNamed={() => {}} onDeleted={() => {}} />,
  )

  expect(text).toContain(item.report.zodiac_match)
  expect(text).toContain('72% match')
  expect(text).toContain(item.report.summary.split('\n\n')[0])
  expect(text).toContain('Created November 21, 2026')
  expect(text).toContain('View Full Report')
})

test('a low score is never alone: its word and its band are read with it', async () => {
  const item = aReport({ compatibilityScore: 1 })
  const text = await renderAs(
    null,
    <ReportCard report={item} renderSign={() => null} onNamed={() => {}} onDeleted={() => {}} />,
  )

  expect(text).toMatch(/A demanding match scores of 0 to 19% 1% match/)
})

test.each([
  [0, 'a demanding match'],
  [19, 'a demanding match'],
  [20, 'a match that takes work'],
  [40, 'an average match'],
  [59, 'an average match'],
  [60, 'an easy match'],
  [80, 'a very easy match'],
  [100, 'a very easy match'],
])('a score of %d is %s', (score, match) => {
  const band = scoreBand(score)

  expect(band.match).toBe(match)
  expect(band.from).toBeLessThanOrEqual(score)
  expect(band.to).toBeGreaterThanOrEqual(score)
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

test('a card with a name shows it beside both signs, as text, and its controls name it', async () => {
  const item = aReport({ partnerName: '<b>Anna</b>' })
  const text = await renderAs(
    null,
    <ReportCard report={item} renderSign={() => null} onNamed={() => {}} onDeleted={() => {}} />,
  )

  const name = `&lt;b&gt;Anna&lt;/b&gt;: ${item.report.zodiac_match}, November 13, 1992`
  expect(text).toContain(`&lt;b&gt;Anna&lt;/b&gt; ${item.report.zodiac_match}`)
  for (const control of ['Rename ,', 'Delete the report on', 'View Full Report of'])
    expect(text).toContain(`${control} ${name}`)
})
