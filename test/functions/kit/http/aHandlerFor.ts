import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSession } from '../../../makers/aSession.ts'
import { aHandler } from './aHandler.ts'

/** A door with one person behind it, who is signed in by the cookie. */
export function aHandlerFor(account = anAccount()) {
  const door = aHandler()
  const token = newToken()
  door.stores.memory.accounts.set(account.id, account)
  const session = aSession({ tokenHash: hashOf(token), accountId: account.id })
  door.stores.memory.sessions.set(session.tokenHash, session)
  return { ...door, token, cookies: [`__Host-session=${token}`] }
}
