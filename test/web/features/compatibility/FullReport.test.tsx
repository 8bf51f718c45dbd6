import { expect, test } from 'vitest'
import { FullReport } from '../../../../web/features/compatibility/report/FullReport.tsx'
import { aReport } from '../../../makers/aReport.ts'
import { renderAs } from '../../renderAs.tsx'

const nothing = () => {}

test('a full report shows everything that is in it', async () => {
  const item = aReport()
  const text = await renderAs(null, <FullReport open onClose={nothing} item={item} />)

  const { report } = item
  const parts = [
    report.zodiac_match,
    ...report.summary.split('\n\n'),
    ...report.strengths,
    ...report.challenges,
    report.advice,
    report.element_compatibility,
    report.emotional_compatibility,
    report.communication_style,
    report.love_language,
    ...report.limits,
    ...report.score_parts.map(({ reason }) => reason),
  ]
  expect(parts.filter((part) => !text.replaceAll('&quot;', '"').includes(part))).toEqual([])
})

test('a score is shown with its word, its band and what that means', async () => {
  const text = await renderAs(null, <FullReport open onClose={nothing} item={aReport({ compatibilityScore: 1 })} />)

  expect(text).toContain('1% match A demanding match scores of 0 to 19%')
  expect(text).toContain('Most pairs have it easier.')
})

test('the parts of a score are shown with their signs, and with the sum', async () => {
  const report = {
    ...aReport().report,
    score_parts: [
      { part: 'average' as const, points: 51, reason: 'A.' },
      { part: 'venus' as const, points: 12, reason: 'B.' },
      { part: 'mars' as const, points: -7, reason: 'C.' },
      { part: 'moon' as const, points: 0, reason: 'D.' },
    ],
  }
  const text = await renderAs(
    null,
    <FullReport open onClose={nothing} item={aReport({ report, compatibilityScore: 56 })} />,
  )

  expect(text).toContain(
    'Average pair 51 A. Venus contacts +12 B. Mars contacts −7 C. Moon contacts 0 D. Together 56 An average match scores of 40 to 59%',
  )
})

test('the heading of a report has the name of the other person', async () => {
  const item = aReport({ partnerName: 'Anna' })
  const text = await renderAs(null, <FullReport open onClose={nothing} item={item} />)

  expect(text).toContain(`Anna: ${item.report.zodiac_match}`)
})
