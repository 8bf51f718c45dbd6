import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxStore } from '../../functions/store/outbox.ts'
import { after, epochSeconds, isoInstant, MINUTE, secondsOf } from '../../shared/domain/time.ts'
import { aMail } from '../makers/aMail.ts'
import { aResident } from './aResident.ts'
import { type House, openHouse } from './openHouse.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ stage: 'dev' })
})
afterAll(() => house.stop())

/** An event that waited for a quarter of an hour, about a mail to somebody new. */
async function aLateEvent() {
  const { id, email } = await aResident(house)
  const now = secondsOf(new Date())
  const dueAt = after(now, -15 * MINUTE)
  const mail = aMail({ id: `verify-${id}`, accountId: id, dueAt })
  await outboxStore(house.table).enqueue(mail)
  return { id, email, now, event: { time: isoInstant(dueAt), ids: [mail.id] } }
}
const sendMail = async () => (await import('../../functions/jobs/sendMail.ts')).handler

test('a code whose event waited for a quarter of an hour lives ten minutes from when it is sent', async () => {
  const { id, email, now, event } = await aLateEvent()

  await (await sendMail())(event)

  const code = (await house.rowsOf(id)).find(({ sk }) => sk === 'OTP')
  expect(house.letters().map(({ to }) => to)).toEqual([email])
  expect(epochSeconds(Number(code?.expiresAt))).toBeGreaterThanOrEqual(after(now, 10 * MINUTE))
})

test('a run that has no time left sends nothing, and loses nothing', async () => {
  const { email, event } = await aLateEvent()
  const run = await sendMail()

  expect(await run(event, { getRemainingTimeInMillis: () => 20_000 })).toEqual({ sent: 0, failed: 0 })
  await run(event)

  expect(house.letters().filter(({ to }) => to === email)).toHaveLength(1)
})
