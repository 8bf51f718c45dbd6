import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { after, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { requestTimeouts } from '../domain/ports/requestTimeouts.ts'
import type { Warn } from '../domain/ports/warn.ts'

const KEPT_FOR = 5 * MINUTE
const TIMEOUT_MS = 2_000

export type ReadSecret = (now: EpochSeconds) => Promise<string>

interface Settings {
  id: string
  /** Shorter secrets are refused: nothing may be signed with a weak one, and nothing may match an empty one. */
  minimumBytes: number
  warn: Warn
  client?: Pick<SecretsManagerClient, 'send'>
}

interface Held {
  value: string
  until: EpochSeconds
}

/**
 * Reads a secret when it is first needed and again after five minutes. When the second read fails, the cached value
 * stays in use for another minute, so that an outage of Secrets Manager locks nobody out. A failed first read is not
 * cached, and the cached value is dropped when Secrets Manager refuses to hand the secret out.
 */
export function secretReader({ id, minimumBytes, warn, client = openClient() }: Settings): ReadSecret {
  let held: Held | undefined
  let asked: Promise<string> | undefined

  async function look(now: EpochSeconds): Promise<string> {
    try {
      held = { value: await fetchSecret(client, { id, minimumBytes }), until: after(now, KEPT_FOR) }
    } catch (error) {
      if (isTakenAway(error)) held = undefined
      if (!held) throw error
      warn('a secret could not be read again', error)
      held = { ...held, until: after(now, MINUTE) }
    } finally {
      asked = undefined
    }
    return held.value
  }

  return async (now) => {
    if (held && now < held.until) return held.value
    asked ??= look(now)
    return asked
  }
}

/** Deleted, disabled or revoked on purpose: a leaked value must not live on in a warm instance. */
const TAKEN_AWAY = [
  'ResourceNotFoundException',
  'AccessDeniedException',
  'InvalidRequestException',
  'DecryptionFailure',
]
const isTakenAway = (error: unknown): boolean => error instanceof Error && TAKEN_AWAY.includes(error.name)

const openClient = () => new SecretsManagerClient({ requestHandler: requestTimeouts(TIMEOUT_MS) })

async function fetchSecret(
  client: Pick<SecretsManagerClient, 'send'>,
  { id, minimumBytes }: Pick<Settings, 'id' | 'minimumBytes'>,
): Promise<string> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  if (Buffer.byteLength(SecretString) < minimumBytes) {
    throw new Error(`the secret ${id} has fewer than ${minimumBytes} bytes`)
  }
  return SecretString
}
