import { expect, test } from 'vitest'
import { listEvents } from '../../../../functions/flows/billing/listEvents.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { later, NOW } from '../../../makers/later.ts'

test('what was given up and what waits is listed, and what is done is not', async () => {
  const needs = moneyNeeds()
  for (const id of ['evt_done', 'evt_dead', 'evt_waiting', 'evt_new']) await needs.events.add(aStripeEvent({ id }), NOW)
  const finish = async (id: string, outcome: 'done' | 'dead') =>
    needs.events.finish((await needs.events.claim(id, NOW))!, { outcome, now: NOW })
  await finish('evt_done', 'done')
  await finish('evt_dead', 'dead')
  await needs.events.postpone((await needs.events.claim('evt_waiting', NOW))!, later(DAY))

  const { dead, waiting } = await listEvents(needs, NOW)

  expect(dead).toEqual([expect.objectContaining({ ...aStripeEvent({ id: 'evt_dead' }) })])
  expect(waiting).toEqual([
    { ...aStripeEvent({ id: 'evt_new' }), dueAt: NOW, attempts: 0 },
    { ...aStripeEvent({ id: 'evt_waiting' }), dueAt: later(DAY), attempts: 1 },
  ])
})

test('an event that cannot be read is listed by its id', async () => {
  const needs = moneyNeeds()
  await needs.events.add(aStripeEvent(), NOW)
  const unreadable = { events: { ...needs.events, find: async () => undefined } }

  expect(await listEvents(unreadable, NOW)).toEqual({ dead: [], waiting: [{ id: 'evt_1' }] })
})
