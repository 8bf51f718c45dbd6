import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSession } from '../../../makers/aSession.ts'
import { aHandler } from './aHandler.ts'

/** A handler, and a person who is signed in by the cookie. */
export function aHandlerFor(account = anAccount()) {
  const handler = aHandler()
  const token = newToken()
  handler.stores.memory.accounts.set(account.id, account)
  const session = aSession({ tokenHash: hashOf(token), accountId: account.id })
  handler.stores.memory.sessions.set(session.tokenHash, session)
  return { ...handler, token, cookies: [`__Host-session=${token}`] }
}
