import { expect, test } from 'vitest'
import { aVisitor } from './aVisitor.ts'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url } = openStack()

test('a person who deletes their account can register again at once, without waiting for the next run of a job', async () => {
  const { ask, email } = await signUp(url())

  expect((await ask('DELETE', '/api/user/account')).status).toBe(200)

  const again = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
  // Each time from another IP address, because attempts are limited and a slow machine needs more of them.
  const register = async () => (await aVisitor(url()).ask('POST', '/api/auth/register', { body: again })).status
  await expect.poll(register).toBe(201)
})
