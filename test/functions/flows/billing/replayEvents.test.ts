import { expect, test } from 'vitest'
import { replayEvents } from '../../../../functions/flows/billing/replayEvents.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { later, NOW } from '../../../makers/later.ts'

type Needs = ReturnType<typeof moneyNeeds>

async function finished(needs: Needs, id: string, outcome: 'done' | 'dead') {
  await needs.events.add(aStripeEvent({ id }), NOW)
  await needs.events.finish((await needs.events.claim(id, NOW))!, { outcome, now: NOW })
}

test('one event is put back, whatever became of it', async () => {
  const needs = moneyNeeds()
  await finished(needs, 'evt_done', 'done')
  await finished(needs, 'evt_dead', 'dead')

  expect(await replayEvents(needs, { id: 'evt_done', now: later(9) })).toEqual({ replayed: 1 })
  expect(await needs.events.listDue(later(9))).toEqual(['evt_done'])
  expect(await needs.events.listDue(later(8))).toEqual([])
})

test('all events that were given up are put back, and no other one', async () => {
  const needs = moneyNeeds()
  await finished(needs, 'evt_done', 'done')
  await finished(needs, 'evt_dead', 'dead')
  await finished(needs, 'evt_dead_too', 'dead')

  expect(await replayEvents(needs, { dead: true, now: NOW })).toEqual({ replayed: 2 })
  expect(await needs.events.listDue(NOW)).toEqual(['evt_dead', 'evt_dead_too'])
})

test('an event that never came is none that was replayed', async () => {
  expect(await replayEvents(moneyNeeds(), { id: 'evt_none', now: NOW })).toEqual({ replayed: 0 })
})

test('what Stripe has sent since then is fetched page by page, and what we have is not counted', async () => {
  const needs = moneyNeeds()
  await needs.events.add(aStripeEvent({ id: 'evt_2' }), NOW)
  const asked: unknown[] = []
  const listEvents: Needs['payments']['listEvents'] = async (page) => {
    asked.push(page)
    const ids = page.after === undefined ? ['evt_1', 'evt_2'] : ['evt_3']
    const events = ids.map((id) => ({ ...aStripeEvent({ id }), customerId: 'cus_jane' }))
    return { events, next: page.after === undefined ? 'evt_2' : undefined }
  }

  const replayed = await replayEvents(
    { ...needs, payments: { ...needs.payments, listEvents } },
    { since: NOW, now: NOW },
  )

  expect(replayed).toEqual({ replayed: 2 })
  expect(asked).toEqual([
    { since: NOW, after: undefined },
    { since: NOW, after: 'evt_2' },
  ])
  expect(await needs.events.listDue(NOW)).toEqual(['evt_2', 'evt_1', 'evt_3'])
})

test('one event, those that were given up and those that never came are counted together', async () => {
  const needs = moneyNeeds()
  await finished(needs, 'evt_done', 'done')
  await finished(needs, 'evt_dead', 'dead')
  const listEvents = async () => ({
    events: [{ ...aStripeEvent({ id: 'evt_missed' }), customerId: undefined }],
    next: undefined,
  })
  const withMissed = { ...needs, payments: { ...needs.payments, listEvents } }

  expect(await replayEvents(withMissed, { id: 'evt_done', dead: true, since: NOW, now: NOW })).toEqual({ replayed: 3 })
})
