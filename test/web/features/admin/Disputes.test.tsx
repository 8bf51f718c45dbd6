import { SWRConfig, unstable_serialize } from 'swr'
import { expect, test } from 'vitest'
import { admin } from '../../../../shared/contract/admin.ts'
import type { AdminDispute } from '../../../../shared/domain/admin.ts'
import { Disputes } from '../../../../web/features/admin/Disputes.tsx'
import { replyKey } from '../../../../web/lib/api/call.ts'
import { renderAs } from '../../renderAs.tsx'

const dispute: AdminDispute = {
  id: 'du_1',
  userId: 'usr_jane0001',
  amount: 1299,
  currency: 'USD',
  reason: 'product_not_received',
  dueBy: '2026-12-01T12:00:00Z',
  status: 'needs_response',
}

const show = (disputes: AdminDispute[]) =>
  renderAs(
    null,
    <SWRConfig value={{ fallback: { [unstable_serialize(replyKey(admin.listDisputes, {}))]: disputes } }}>
      <Disputes />
    </SWRConfig>,
  )

test('a dispute says its amount, reason, day and account, and what can be done', async () => {
  expect(await show([dispute])).toMatch(
    /\$12\.99 product not received Answer it by Dec 1, 2026, .* usr_jane0001 Copy evidence Open at Stripe Clear…/,
  )
})

test.each([
  ['won', 'Won', false],
  ['warning_needs_response', 'The bank only asks; answer it by Dec 1, 2026', false],
  ['under_review', 'Answered; the bank decides', true],
  ['lost', 'Lost', true],
  ['a_new_state', 'a_new_state', true],
])('one that is %s says so, and can be cleared where it holds the account', async (status, says, canBeCleared) => {
  const text = await show([{ ...dispute, status }])

  expect(text).toContain(says)
  expect(text.includes('Clear…')).toBe(canBeCleared)
})

test('where there is none, the queue says so', async () => {
  expect(await show([])).toContain('No bank disputes a charge.')
})
