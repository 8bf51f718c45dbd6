import { expect, test } from 'vitest'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url, warn: post, letters } = openStack()

test('the console simulates a bounce or complaint, and the product sends no more mail to that address', async () => {
  const { ask, email } = await signUp(url())
  await post('/jobs/sendMail/run')
  const mails = async () =>
    ((await letters()) as unknown as { id: string; to: string }[]).filter(({ to }) => to === email)
  const [{ id } = { id: '' }] = await mails()

  expect((await post(`/mail/${id}/bounce`, { kind: 'reply' })).status).toBe(400)
  expect((await post('/mail/none/bounce', { kind: 'bounce' })).status).toBe(404)
  const played = await post(`/mail/${id}/bounce`, { kind: 'complaint' })
  expect([played.status, await played.json()]).toEqual([200, { ok: true, result: { done: 1 } }])

  await ask('POST', '/api/auth/forgot-password', { body: { email } })
  await post('/jobs/sendMail/run')
  expect(await mails()).toHaveLength(1)
  expect((await ask('GET', '/api/auth/user')).body.emailUndeliverable).toBe(true)
})
