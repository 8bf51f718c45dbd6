import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { after, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'

const KEPT_FOR = 5 * MINUTE
const TIMEOUT_MS = 2_000
/** Without `throwOnRequestTimeout` the SDK only warns and waits on. */
const PATIENCE = { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS, throwOnRequestTimeout: true }

export type ReadSecret = (now: EpochSeconds) => Promise<string>

/** Reads a secret when it is first needed and keeps it five minutes; a failed reading is forgotten at once. */
export function secretReader(id: string, client: Pick<SecretsManagerClient, 'send'> = openClient()): ReadSecret {
  let held: { value: Promise<string>; until: EpochSeconds } | undefined
  return (now) => {
    if (!held || now >= held.until) {
      const value = fetchSecret(client, id)
      value.catch(() => {
        held = undefined
      })
      held = { value, until: after(now, KEPT_FOR) }
    }
    return held.value
  }
}

const openClient = () => new SecretsManagerClient({ requestHandler: PATIENCE })

async function fetchSecret(client: Pick<SecretsManagerClient, 'send'>, id: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  if (!SecretString) throw new Error(`the secret ${id} has no text`)
  return SecretString
}
