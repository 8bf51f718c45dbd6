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

/** Reads a secret when it is first needed, and again after five minutes. */
export const secretReader = ({ client = openClient(), warn, ...wanted }: Settings): ReadSecret =>
  cached(() => fetchSecret(client, wanted), warn)

/**
 * Reads the values of a secret that are accepted: the current one, and the one before it if there is one. So a value can
 * be changed here first and at the caller later, and meanwhile no request is refused. Both are read together, or a
 * value that has just become the previous one would be unknown for a while.
 */
export const acceptedSecretsReader = ({ client = openClient(), warn, ...wanted }: Settings) =>
  cached(async () => {
    const current = fetchSecret(client, wanted)
    const previous = fetchSecret(client, { ...wanted, version: 'AWSPREVIOUS' }).catch((error: Error) => {
      // A secret that was never changed has no version before.
      if (error.name === 'ResourceNotFoundException') return undefined
      throw error
    })
    const values = await Promise.all([current, previous])
    return values.filter((value) => value !== undefined)
  }, warn)

/**
 * When a later read fails, the cached value stays in use for another minute, so that an outage of Secrets Manager locks
 * nobody out. A failed first read is not cached, and the cached value is dropped when Secrets Manager refuses to hand the
 * secret out.
 */
function cached<T>(fetch: () => Promise<T>, warn: Warn): (now: EpochSeconds) => Promise<T> {
  let held: { value: T; until: EpochSeconds } | undefined
  let asked: Promise<T> | undefined

  async function look(now: EpochSeconds): Promise<T> {
    try {
      held = { value: await fetch(), until: after(now, KEPT_FOR) }
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
  { id, minimumBytes, version }: Pick<Settings, 'id' | 'minimumBytes'> & { version?: string },
): Promise<string> {
  const wanted = { SecretId: id, ...(version && { VersionStage: version }) }
  const { SecretString = '' } = await client.send(new GetSecretValueCommand(wanted))
  if (Buffer.byteLength(SecretString) < minimumBytes) {
    throw new Error(`the secret ${id} has fewer than ${minimumBytes} bytes`)
  }
  return SecretString
}
