import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxStore } from '../../functions/store/outbox.ts'
import { after, epochSeconds, isoInstant, MINUTE, secondsOf } from '../../shared/domain/time.ts'
import { aMail } from '../makers/aMail.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend({ stage: 'dev' })
})
afterAll(() => backend.stop())

/** An event that waited for a quarter of an hour, about a mail to somebody new. */
async function aLateEvent() {
  const { id, email } = await aSignedInMember(backend)
  const now = secondsOf(new Date())
  const dueAt = after(now, -15 * MINUTE)
  const mail = aMail({ id: `${id}/verify`, accountId: id, dueAt })
  await outboxStore(backend.table).enqueue(mail)
  return { id, email, now, event: { time: isoInstant(dueAt), ids: [mail.id] } }
}
const sendMail = async () => (await import('../../functions/jobs/sendMail.ts')).handler

test('a code whose event waited for a quarter of an hour lives ten minutes from when it is sent', async () => {
  const { id, email, now, event } = await aLateEvent()

  await (await sendMail())(event)

  const code = (await backend.rowsOf(id)).find(({ sk }) => sk === 'OTP')
  expect(backend.sentMails().map(({ to }) => to)).toEqual([email])
  expect(epochSeconds(Number(code?.expiresAt))).toBeGreaterThanOrEqual(after(now, 10 * MINUTE))
})

test('a run that has no time left sends nothing, and loses nothing', async () => {
  const { email, event } = await aLateEvent()
  const run = await sendMail()

  expect(await run(event, { getRemainingTimeInMillis: () => 20_000 })).toEqual({ sent: 0, failed: 0 })
  await run(event)

  expect(backend.sentMails().filter(({ to }) => to === email)).toHaveLength(1)
})
