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
  const told: unknown[] = []
  const client = { send } as Pick<SecretsManagerClient, 'send'>
  const reader = () => secretReader({ id: 'id', client, tell: (_, error) => told.push(error) })
  return { reader, told, timesRead: () => read }
}

test('a secret is read once for five minutes, also by many at once', async () => {
  const { reader, timesRead } = aVault('old', 'new')
  const read = reader()

  expect(await Promise.all([read(later(0)), read(later(0)), read(later(5 * MINUTE - 1))])).toEqual([
    'old',
    'old',
    'old',
  ])
  expect(timesRead()).toBe(1)
  expect(await read(later(5 * MINUTE))).toBe('new')
})

test('a failed reading is forgotten', async () => {
  const { reader } = aVault(new Error('away'), 'secret')
  const read = reader()

  await expect(read(later(0))).rejects.toThrow('away')
  expect(await read(later(0))).toBe('secret')
})

test('while the vault is away the last value goes on, and a new one is looked for every minute', async () => {
  const { reader, told, timesRead } = aVault('old', new Error('away'), '', 'new')
  const read = reader()
  await read(later(0))

  expect(await Promise.all([read(later(5 * MINUTE)), read(later(5 * MINUTE))])).toEqual(['old', 'old'])
  expect(await read(later(6 * MINUTE - 1))).toBe('old')
  expect(timesRead()).toBe(2)
  expect(await read(later(6 * MINUTE))).toBe('old')
  expect(await read(later(7 * MINUTE))).toBe('new')
  expect(await read(later(12 * MINUTE - 1))).toBe('new')
  expect(timesRead()).toBe(4)
  expect(told).toEqual([new Error('away'), new Error('the secret id has no string value')])
})

test.each([
  'ResourceNotFoundException',
  'AccessDeniedException',
  'InvalidRequestException',
  'DecryptionFailure',
])('a secret that was taken away (%s) is dead, and one that comes back counts again', async (name) => {
  const { reader } = aVault('old', Object.assign(new Error('taken away'), { name }), new Error('away'), 'new')
  const read = reader()
  await read(later(0))

  await expect(read(later(5 * MINUTE))).rejects.toThrow('taken away')
  await expect(read(later(5 * MINUTE))).rejects.toThrow('away')
  expect(await read(later(5 * MINUTE))).toBe('new')
})

test.each([[''], [undefined]])('an empty secret (%o) is none: nothing may match it', async (empty) => {
  await expect(aVault(empty).reader()(later(0))).rejects.toThrow('the secret id has no string value')
})
