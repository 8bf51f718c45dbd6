import { type Account, newAccount } from '../../../../functions/domain/account/account.ts'
import { listUsers } from '../../../../functions/flows/admin/listUsers.ts'
import { readStats } from '../../../../functions/flows/admin/readStats.ts'
import { refreshDirectory } from '../../../../functions/flows/admin/refreshDirectory.ts'
import { accountStore } from '../../../../functions/store/accounts.ts'
import { checkoutStore } from '../../../../functions/store/checkouts.ts'
import { counterStore } from '../../../../functions/store/counters.ts'
import { cursorStore } from '../../../../functions/store/cursors.ts'
import { deletionStore } from '../../../../functions/store/deletions.ts'
import { directoryStore } from '../../../../functions/store/directory.ts'
import { directoryIndex } from '../../../../functions/store/directoryIndex.ts'
import { entitlementStore } from '../../../../functions/store/entitlements.ts'
import type { Table } from '../../../../functions/store/table.ts'
import { after, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { NOW } from '../../../makers/later.ts'

/** What the flows about the directory of people need, on a table. */
export const aDirectory = (table: Table, warn: (what: string, error: unknown) => void = () => {}) => ({
  accounts: accountStore(table),
  checkouts: checkoutStore(table),
  counters: counterStore(table),
  cursors: cursorStore(table),
  deletions: deletionStore(table),
  directory: directoryStore(table),
  directoryIndex: directoryIndex(table),
  entitlements: entitlementStore(table),
  identityKey: async () => 'key',
  warn,
})
export type Directory = ReturnType<typeof aDirectory>

/** Makes an account as a registration does. */
export async function join(
  { accounts }: Pick<Directory, 'accounts'>,
  {
    id = 'usr_jane',
    email = `${id.slice(4)}@example.com`,
    now = NOW,
    ...names
  }: Partial<Account> & { now?: EpochSeconds } = {},
): Promise<Account> {
  const account = {
    ...newAccount({ id, email, firstName: 'Jane', lastName: 'Doe', passwordHash: 'none', now }),
    ...names,
  }
  await accounts.claimEmail({ email, claim: id, until: after(now, 30), now })
  await accounts.create(account, { email, claim: id }, {})
  return account
}

/** Gives a person another claim, whatever they had. */
export async function entitle(
  { accounts, entitlements }: Pick<Directory, 'accounts' | 'entitlements'>,
  { id, now = NOW, ...changes }: { id: string; now?: EpochSeconds } & Parameters<typeof anEntitlement>[0],
): Promise<void> {
  const seen = (await accounts.find(id))?.entitlement
  const { version: _, ...claim } = anEntitlement(changes)
  await entitlements.replace(id, seen, { claim, now })
}

export const refresh = (needs: Directory, accountId: string, now = NOW) => refreshDirectory(needs, { accountId, now })

export const statsOf = (needs: Directory, now = NOW) => readStats(needs, { now })
export const today = async (needs: Directory, now = NOW) => (await statsOf(needs, now)).days.at(-1)!

export const idsFound = async (needs: Directory, search?: string) =>
  (await listUsers(needs, { search, now: NOW })).map(({ id }) => id)
