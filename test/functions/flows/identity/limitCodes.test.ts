import { beforeEach, expect, test } from 'vitest'
import { limitCodes } from '../../../../functions/flows/identity/limitCodes.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { later } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

const ask = (seconds: number, pendingEmail: string | null = null, email = 'jane@example.com') =>
  limitCodes({ ...stores, identityKey: async () => 'key' }, { account: { email, pendingEmail }, now: later(seconds) })

async function askOften(times: number, seconds: number, pendingEmail: string | null = null) {
  for (let time = 0; time < times; time += 1) await ask(seconds, pendingEmail)
}

test('an address is sent five codes an hour, and whoever asks for more learns when to come back', async () => {
  await askOften(5, 0)

  await expect(ask(10 * MINUTE)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 50 * MINUTE },
  })
  await expect(ask(HOUR)).resolves.toBeUndefined()
})

test('codes for one address are counted apart from those for another', async () => {
  await askOften(5, 0)

  await expect(ask(0, null, 'john@example.com')).resolves.toBeUndefined()
})

test('ten mails a day are the most that an address is sent, whatever the hour', async () => {
  await askOften(5, 0)
  await askOften(5, HOUR)

  await expect(ask(2 * HOUR)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 22 * HOUR } })
  await expect(ask(DAY)).resolves.toBeUndefined()
})

test('a code for an address that waits counts as a mail to that one and not to the present one', async () => {
  await askOften(5, 0, 'new@example.com')
  await askOften(5, HOUR, 'new@example.com')

  await expect(ask(2 * HOUR, 'new@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(ask(2 * HOUR)).resolves.toBeUndefined()
})
