import { admin as contract } from '../../shared/contract/admin.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { AUDIT_PAGE } from '../../shared/domain/admin.ts'
import { adminSessionName } from '../domain/admin/adminSession.ts'
import { hashOf } from '../domain/identity/token.ts'
import { listUsers } from '../flows/admin/listUsers.ts'
import { loginAdmin } from '../flows/admin/loginAdmin.ts'
import { readStats } from '../flows/admin/readStats.ts'
import { closeSession } from '../flows/identity/closeSession.ts'
import { ADMIN_COOKIE } from '../kit/http/cookies.ts'
import { sessionHash } from '../kit/http/presentedSessions.ts'
import { serve } from '../kit/http/serve.ts'
import { wireAdmin } from '../wiring/admin.ts'
import { actionAnswers } from './admin/actions.ts'
import { noteRefusal, type RecordedAnswers, recorded } from './admin/recorded.ts'

const needs = wireAdmin()

const answers: RecordedAnswers = {
  login: async ({ body, visitor, cookies, now }, note) => {
    const presented = sessionHash(visitor.cookies[ADMIN_COOKIE])
    const token = await loginAdmin(needs, { password: body.password, address: visitor.address, presented, now })
    note({ session: adminSessionName(hashOf(token)) })
    cookies.keepAdminSession(token)
    return succeeded("You're signed in.")
  },

  logout: async ({ visitor, cookies }, note) => {
    const presented = sessionHash(visitor.cookies[ADMIN_COOKIE])
    const isEnded = presented !== undefined && (await closeSession({ sessions: needs.adminSessions }, presented))
    note({ isIdle: !isEnded })
    cookies.dropAdminSession()
    return succeeded("You've been logged out.")
  },

  listUsers: ({ query, now }) => listUsers(needs, { ...query, now }),

  readStats: ({ now }) => readStats(needs, { now }),

  listAudit: ({ query, now }) => needs.auditLog.list({ before: query.before, limit: AUDIT_PAGE, now }),

  ...actionAnswers(needs),
}

export const handler = serve(contract, { ...needs, noteRefusal: noteRefusal(needs) }, recorded(needs, answers))
