import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { after, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import type { Tell } from '../domain/tell.ts'

const KEPT_FOR = 5 * MINUTE
const TIMEOUT_MS = 2_000
/** Without `throwOnRequestTimeout` the SDK only warns and waits on. */
const PATIENCE = { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS, throwOnRequestTimeout: true }

export type ReadSecret = (now: EpochSeconds) => Promise<string>

interface Settings {
  id: string
  tell: Tell
  client?: Pick<SecretsManagerClient, 'send'>
}

interface Held {
  value: string
  until: EpochSeconds
}

/**
 * Reads a secret when it is first needed and looks again after five minutes. When that fails, the value that is held
 * goes on for another minute: nobody waits outside because the vault is away. A first reading that fails is forgotten,
 * and so is the value when the vault is there and says no.
 */
export function secretReader({ id, tell, client = openClient() }: Settings): ReadSecret {
  let held: Held | undefined
  let asked: Promise<string> | undefined

  async function look(now: EpochSeconds): Promise<string> {
    try {
      held = { value: await fetchSecret(client, id), until: after(now, KEPT_FOR) }
    } catch (error) {
      if (isTakenAway(error)) held = undefined
      if (!held) throw error
      tell('a secret could not be read again', error)
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

/** Deleted, disabled or withdrawn on purpose: what leaked must not live on in an instance that stays warm. */
const TAKEN_AWAY = [
  'ResourceNotFoundException',
  'AccessDeniedException',
  'InvalidRequestException',
  'DecryptionFailure',
]
const isTakenAway = (error: unknown): boolean => error instanceof Error && TAKEN_AWAY.includes(error.name)

const openClient = () => new SecretsManagerClient({ requestHandler: PATIENCE })

async function fetchSecret(client: Pick<SecretsManagerClient, 'send'>, id: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  if (!SecretString) throw new Error(`the secret ${id} has no string value`)
  return SecretString
}
