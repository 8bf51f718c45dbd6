import type { FinishDeletionsNeeds } from '../../../../functions/flows/account/finishDeletions.ts'
import { accountStore } from '../../../../functions/store/accounts.ts'
import { checkoutStore } from '../../../../functions/store/checkouts.ts'
import { customerStore } from '../../../../functions/store/customers.ts'
import { deletionStore } from '../../../../functions/store/deletions.ts'
import { directoryStore } from '../../../../functions/store/directory.ts'
import { erasureStore } from '../../../../functions/store/erasure.ts'
import { outboxStore } from '../../../../functions/store/outbox.ts'
import { sessionStore } from '../../../../functions/store/sessions.ts'
import type { Table } from '../../../../functions/store/table.ts'

/** What the job that erases accounts needs, on a table. */
export const anEraser = (table: Table, warn: FinishDeletionsNeeds['warn'] = () => {}): FinishDeletionsNeeds => ({
  deletions: deletionStore(table),
  accounts: accountStore(table),
  sessions: sessionStore(table),
  erasure: erasureStore(table),
  outbox: outboxStore(table),
  directory: directoryStore(table),
  checkouts: checkoutStore(table),
  customers: customerStore(table),
  endPayments: async () => {},
  identityKey: async () => 'key',
  warn,
})
