import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { acceptedSecretsReader, secretReader } from '../../../functions/gateways/secrets.ts'
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
  const warned: unknown[] = []
  const client = { send } as Pick<SecretsManagerClient, 'send'>
  const reader = () => secretReader({ id: 'id', minimumBytes: 3, client, warn: (_, error) => warned.push(error) })
  return { reader, warned, timesRead: () => read }
}

test('a secret is read once for five minutes, even by concurrent readers', async () => {
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

test('a failed first read is not cached', async () => {
  const { reader } = aVault(new Error('away'), 'secret')
  const read = reader()

  await expect(read(later(0))).rejects.toThrow('away')
  expect(await read(later(0))).toBe('secret')
})

test('during an outage the last value stays in use and is read again every minute', async () => {
  const { reader, warned, timesRead } = aVault('old', new Error('away'), '', 'new')
  const read = reader()
  await read(later(0))

  expect(await Promise.all([read(later(5 * MINUTE)), read(later(5 * MINUTE))])).toEqual(['old', 'old'])
  expect(await read(later(6 * MINUTE - 1))).toBe('old')
  expect(timesRead()).toBe(2)
  expect(await read(later(6 * MINUTE))).toBe('old')
  expect(await read(later(7 * MINUTE))).toBe('new')
  expect(await read(later(12 * MINUTE - 1))).toBe('new')
  expect(timesRead()).toBe(4)
  expect(warned).toEqual([new Error('away'), new Error('the secret id has fewer than 3 bytes')])
})

test.each([
  'ResourceNotFoundException',
  'AccessDeniedException',
  'InvalidRequestException',
  'DecryptionFailure',
])('a revoked secret (%s) is dropped at once, and is used again when it returns', async (name) => {
  const { reader } = aVault('old', Object.assign(new Error('taken away'), { name }), new Error('away'), 'new')
  const read = reader()
  await read(later(0))

  await expect(read(later(5 * MINUTE))).rejects.toThrow('taken away')
  await expect(read(later(5 * MINUTE))).rejects.toThrow('away')
  expect(await read(later(5 * MINUTE))).toBe('new')
})

test.each([[''], [undefined], ['ab'], ['é']])('a secret that is empty or too short (%o) is refused', async (weak) => {
  await expect(aVault(weak).reader()(later(0))).rejects.toThrow('the secret id has fewer than 3 bytes')
})

test('a secret of just enough bytes is accepted', async () => {
  expect(await aVault('éa').reader()(later(0))).toBe('éa')
})

/** A vault that holds these versions of a secret; `change` puts a new value before them. */
function aVaultOfVersions(...versions: string[]) {
  const send = async ({ input }: { input: { VersionStage?: string } }) => {
    const SecretString = versions[input.VersionStage === 'AWSPREVIOUS' ? 1 : 0]
    if (SecretString === undefined) throw Object.assign(new Error('none'), { name: 'ResourceNotFoundException' })
    return { SecretString }
  }
  const client = { send } as unknown as Pick<SecretsManagerClient, 'send'>
  const read = acceptedSecretsReader({ id: 'id', minimumBytes: 3, client, warn: () => {} })
  return { read, change: (value: string) => void versions.unshift(value) }
}

test('a secret that was never changed has one accepted value', async () => {
  expect(await aVaultOfVersions('first').read(later(0))).toEqual(['first'])
})

test('whenever a secret is changed, the value that callers still send stays accepted', async () => {
  const { read, change } = aVaultOfVersions('first')
  await read(later(0))

  change('second')
  expect(await read(later(5 * MINUTE))).toEqual(['second', 'first'])
  change('third')
  expect(await read(later(10 * MINUTE - 1))).toEqual(['second', 'first'])
  expect(await read(later(10 * MINUTE))).toEqual(['third', 'second'])
})
