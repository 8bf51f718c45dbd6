import { expect, test } from 'vitest'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url } = openStack()

test('whoever deletes their account may begin anew at once, and waits for no round of a job', async () => {
  const { ask, email } = await signUp(url())

  expect((await ask('DELETE', '/api/user/account')).status).toBe(200)

  const again = { email, password: 'correct horse', firstName: 'Jane', lastName: 'Doe' }
  await expect
    .poll(async () => (await ask('POST', '/api/auth/register', { body: again })).status, { interval: 300 })
    .toBe(201)
})
