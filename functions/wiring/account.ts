import { accountStore } from '../store/accounts.ts'
import { checkoutStore } from '../store/checkouts.ts'
import { customerStore } from '../store/customers.ts'
import { dataExportStore } from '../store/dataExport.ts'
import { deletionStore } from '../store/deletions.ts'
import { directoryStore } from '../store/directory.ts'
import { erasureStore } from '../store/erasure.ts'
import { limitStore } from '../store/limits.ts'
import { outboxStore } from '../store/outbox.ts'
import { sessionStore } from '../store/sessions.ts'
import { clock, identityKey, members, table, triggerFor, warn } from './parts.ts'

export function wireAccount() {
  const opened = table()
  const key = identityKey()
  return {
    ...members(opened, { trigger: triggerFor('MAIL_FUNCTION'), identityKey: key }),
    limits: limitStore(opened),
    dataExport: dataExportStore(opened),
    identityKey: key,
    triggerDeletion: triggerFor('DELETION_FUNCTION'),
  }
}

export function wireFinishDeletions() {
  const opened = table()
  return {
    deletions: deletionStore(opened),
    accounts: accountStore(opened),
    sessions: sessionStore(opened),
    erasure: erasureStore(opened),
    outbox: outboxStore(opened),
    directory: directoryStore(opened),
    checkouts: checkoutStore(opened),
    customers: customerStore(opened),
    identityKey: identityKey(),
    clock,
    warn,
  }
}
