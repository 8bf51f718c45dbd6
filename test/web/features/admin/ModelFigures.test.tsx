import { expect, test } from 'vitest'
import { ModelFigures } from '../../../../web/features/admin/ModelFigures.tsx'
import { renderAs } from '../../renderAs.tsx'

const none = {
  readings: 0,
  modelReadings: 0,
  answers: 0,
  modelAnswers: 0,
  inputTokens: 0,
  outputTokens: 0,
  modelSpend: 0,
}

test('each month has what was written, the tokens and the spend, newest first', async () => {
  const november = { month: '2026-11', readings: 1200, modelReadings: 900, answers: 40, modelAnswers: 25 }
  const months = [
    { ...none, month: '2026-10' },
    { ...november, inputTokens: 51000, outputTokens: 7000, modelSpend: 0.254 },
  ]

  const text = await renderAs(null, <ModelFigures months={months} />)

  expect(text).toContain('2026-11 1,200 900 40 25 51,000 7,000 $0.25 2026-10 0 0 0 0 0 0 $0.00')
  expect(text).toContain('Download CSV')
})

test('while nothing was written there is no chart', async () => {
  const text = await renderAs(null, <ModelFigures months={[{ ...none, month: '2026-11' }]} />)

  expect(text).toContain('Nothing was written in these twelve months.')
  expect(text).not.toContain('Download CSV')
})
