import { expect, test } from 'vitest'
import { RevenueFigures } from '../../../../web/features/admin/RevenueFigures.tsx'
import { renderAs } from '../../renderAs.tsx'

const none = { paid: 0, refunded: 0, disputed: 0, lost: 0 }

test('net is what was paid, less what was refunded or lost; an open dispute takes nothing yet', async () => {
  const months = [
    { month: '2026-10', paid: 1299, refunded: 300, disputed: 0, lost: 1299 },
    { month: '2026-11', paid: 123456, refunded: 1299, disputed: 1299, lost: 0 },
  ]

  const text = await renderAs(null, <RevenueFigures revenue={[{ currency: 'USD', months }]} />)

  expect(text).toContain('2026-11 $1234.56 $12.99 $12.99 $0.00 $1221.57 2026-10 $12.99 $3.00 $0.00 $12.99 -$3.00')
  expect(text).toContain('Download CSV')
})

test('a currency in which nothing was paid says so and shows no chart', async () => {
  const revenue = [{ currency: 'SGD' as const, months: [{ month: '2026-11', ...none }] }]

  const text = await renderAs(null, <RevenueFigures revenue={revenue} />)

  expect(text).toContain('Nothing was paid in SGD in these twelve months.')
  expect(text).not.toContain('Show as a table')
})
