import { expect, test } from 'vitest'
import { orLookAgain } from '../../../../functions/flows/billing/orLookAgain.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

test('a change that is known to have happened is looked at by nobody again', async () => {
  const needs = moneyNeeds()

  expect(await orLookAgain(needs, asked, async () => 'changed')).toBe('changed')
  expect(await needs.events.listDue(NOW)).toEqual([])
})

test('a change of which nobody knows makes a job look at the customer again', async () => {
  const needs = moneyNeeds()
  const down = new Problem('PAYMENTS_DOWN')

  await expect(orLookAgain(needs, asked, () => Promise.reject(down))).rejects.toBe(down)
  expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
})

test('a change that Stripe has refused did not happen, and nobody has to look', async () => {
  const needs = moneyNeeds()
  const refused = new Problem('CARD_DECLINED')

  await expect(orLookAgain(needs, asked, () => Promise.reject(refused))).rejects.toBe(refused)
  expect(await needs.events.listDue(NOW)).toEqual([])
})
