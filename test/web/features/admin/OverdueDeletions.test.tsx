import { expect, test } from 'vitest'
import { OverdueDeletions } from '../../../../web/features/admin/OverdueDeletions.tsx'
import { renderAs } from '../../renderAs.tsx'

test('deletions that are overdue are named with the instant at which they were due', async () => {
  const deletions = [{ accountId: 'usr_jane', dueSince: '2026-11-20T10:00:00Z' }] as const

  expect(await renderAs(null, <OverdueDeletions deletions={[...deletions]} />)).toMatch(
    /Overdue deletions\. .* usr_jane ?, due since Nov 20, 2026/,
  )
})

test('nothing is said while none is overdue', async () => {
  expect(await renderAs(null, <OverdueDeletions deletions={[]} />)).toBe('')
})
