import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { secretReader } from '../../../functions/gateways/secrets.ts'
import { MINUTE } from '../../../shared/domain/time.ts'
import { later } from '../../makers/later.ts'

/** A vault that answers each reading with the next of these; an error is thrown. */
function aVault(...answers: (string | Error | undefined)[]) {
  let read = 0
  const send = async () => {
    const answer = answers[read]
    read += 1
    if (answer instanceof Error) throw answer
    return { SecretString: answer }
  }
  return { client: { send } as Pick<SecretsManagerClient, 'send'>, timesRead: () => read }
}

test('a secret is read once for five minutes, also by many at once', async () => {
  const { client, timesRead } = aVault('old', 'new')
  const read = secretReader('id', client)

  expect(await Promise.all([read(later(0)), read(later(0)), read(later(5 * MINUTE - 1))])).toEqual([
    'old',
    'old',
    'old',
  ])
  expect(timesRead()).toBe(1)
  expect(await read(later(5 * MINUTE))).toBe('new')
})

test('a failed reading is forgotten', async () => {
  const { client } = aVault(new Error('away'), 'secret')
  const read = secretReader('id', client)

  await expect(read(later(0))).rejects.toThrow('away')
  expect(await read(later(0))).toBe('secret')
})

test.each([[''], [undefined]])('an empty secret (%o) is none: nothing may match it', async (empty) => {
  await expect(secretReader('id', aVault(empty).client)(later(0))).rejects.toThrow('the secret id has no text')
})
