import { expect, test } from 'vitest'
import { DailyFigures } from '../../../../web/features/admin/DailyFigures.tsx'
import { StatsTiles } from '../../../../web/features/admin/StatsTiles.tsx'
import { renderAs } from '../../renderAs.tsx'

const day = {
  signUps: 3,
  trialsStarted: 2,
  conversions: 1,
  cancellations: 0,
  churned: 0,
  failedPayments: 0,
  readings: 1200,
  modelReadings: 900,
  answers: 40,
  modelAnswers: 25,
  goodAnswers: 9,
  badAnswers: 4,
  inputTokens: 51000,
  outputTokens: 7000,
  modelSpend: 0.25,
}
const days = [
  { ...day, date: '2026-11-21' },
  { ...day, date: '2026-11-22', signUps: 4 },
]

test('each figure has its total beside its chart, and every day is in the table, newest first', async () => {
  const text = await renderAs(null, <DailyFigures days={days} />)

  expect(text).toContain('Sign-ups 7')
  expect(text).toContain('Model spend $0.50')
  expect(text).toContain(
    '2026-11-22 4 2 1 0 0 0 1,200 900 300 25 15 9 4 51,000 7,000 $0.25 2026-11-21 3 2 1 0 0 0 1,200 900 300 25 15 9 4 51,000 7,000 $0.25',
  )
})

test('the tiles show how many people there are of each kind, and the monthly revenue by currency', async () => {
  const stats = {
    asOf: '2026-11-22T12:00:00.000Z',
    isBehind: false,
    total: 10,
    trial: 2,
    active: 3,
    cancelled: 1,
    free: 4,
    pastDue: 1,
    complimentary: 0,
    trialsEndingSoon: 2,
    monthlyRevenue: [{ currency: 'SGD', amount: 5097 } as const],
    overdueDeletions: [],
    days: [],
    weeks: [],
    months: [],
    revenue: [],
    cohorts: [],
    modelMonths: [],
  }

  const text = await renderAs(null, <StatsTiles stats={stats} />)

  expect(text).toContain('Total 10 Trial 2 Active 3 Cancelled 1 Free 4 Monthly revenue, SGD S$50.97')
})
