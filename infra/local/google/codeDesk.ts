import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GoogleAccount } from './googleAccounts.ts'

/** What the product asks for when it sends a browser here. */
export interface Question {
  clientId: string
  redirectUri: string
  state: string
  nonce: string
  challenge: string
}

interface DeskNeeds {
  client: { id: string; secret: string }
  callback: string
  clock: Clock
}

const CODE_MS = 60_000

/** Issues authorisation codes and redeems each once, for the client and the verifier that it was asked with. */
export function codeDesk({ client, callback, clock }: DeskNeeds) {
  const issued = new Map<string, { question: Question; account: GoogleAccount; until: number }>()
  return {
    /** Where to send the browser, or undefined for a question that Google would refuse too. */
    issue(question: Question, account: GoogleAccount): string | undefined {
      if (question.clientId !== client.id || question.redirectUri !== callback || !account.email) return undefined
      const code = randomUUID()
      issued.set(code, { question, account, until: clock.now().getTime() + CODE_MS })
      return `${callback}?${new URLSearchParams({ code, state: question.state })}`
    },

    redeem(form: URLSearchParams): { account: GoogleAccount; nonce: string } | undefined {
      const code = form.get('code') ?? ''
      const found = issued.get(code)
      issued.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        found &&
        clock.now().getTime() < found.until &&
        challenge === found.question.challenge &&
        form.get('client_id') === client.id &&
        form.get('client_secret') === client.secret &&
        form.get('redirect_uri') === found.question.redirectUri
      return isRight ? { account: found.account, nonce: found.question.nonce } : undefined
    },
  }
}
