import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GoogleAccount } from './googleAccounts.ts'

/** The parameters with which the product sends a browser to the authorization endpoint. */
export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  state: string
  nonce: string
  codeChallenge: string
}

interface CodeNeeds {
  client: { id: string; secret: string }
  callback: string
  clock: Clock
}

const CODE_LIFETIME_MS = 60_000

/**
 * Issues authorization codes, and redeems each once, for the client and the code verifier that it was requested with.
 */
export function authorizationCodes({ client, callback, clock }: CodeNeeds) {
  const issued = new Map<string, { authorization: AuthorizationRequest; account: GoogleAccount; expiresAt: number }>()
  return {
    /** Where to redirect the browser, or undefined for a request that Google would reject too. */
    issue(authorization: AuthorizationRequest, account: GoogleAccount): string | undefined {
      if (authorization.clientId !== client.id || authorization.redirectUri !== callback || !account.email)
        return undefined
      const code = randomUUID()
      issued.set(code, { authorization, account, expiresAt: clock.now().getTime() + CODE_LIFETIME_MS })
      return `${callback}?${new URLSearchParams({ code, state: authorization.state })}`
    },

    redeem(form: URLSearchParams): { account: GoogleAccount; nonce: string } | undefined {
      const code = form.get('code') ?? ''
      const found = issued.get(code)
      issued.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isValid =
        found &&
        clock.now().getTime() < found.expiresAt &&
        challenge === found.authorization.codeChallenge &&
        form.get('client_id') === client.id &&
        form.get('client_secret') === client.secret &&
        form.get('redirect_uri') === found.authorization.redirectUri
      return isValid ? { account: found.account, nonce: found.authorization.nonce } : undefined
    },
  }
}
