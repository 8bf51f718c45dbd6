import { expect, test } from 'vitest'
import { listDisputes } from '../../../../functions/flows/admin/listDisputes.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { NOW } from '../../../makers/later.ts'

test('the queue says whose charge is disputed, over how much, and until when evidence is taken', async () => {
  const needs = moneyNeeds()
  const dispute = { id: 'du_1', amount: 1699, currency: 'sgd', reason: 'fraudulent', status: 'lost', createdAt: NOW }
  needs.memory.disputes.set('du_1', { ...dispute, dueBy: null, accountId: 'usr_jane' })

  const { createdAt: _, ...shown } = dispute
  expect(await listDisputes(needs)).toEqual([{ ...shown, currency: 'SGD', dueBy: null, userId: 'usr_jane' }])
})
