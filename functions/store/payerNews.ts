import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { dueAttributes } from './dueIndex.ts'
import { idIn, keys } from './keys.ts'
import { asClaimed, type Lease, leases } from './leases.ts'
import { type Table, wrote } from './table.ts'

const PAYER = 'PAYER'

interface News {
  accountId: string
  /** Of the account after the change. */
  version: number
  now: EpochSeconds
}

/**
 * For the transaction that changes a name or an address: the payment provider is yet to be told. Each change has a row of
 * its own, so that whoever is telling of an earlier one cannot take this one for done.
 */
export function newsRow({ accountId, version, now }: News) {
  const id = `${accountId}/${version}`
  return { ...keys.payerNews(id), dueAt: now, attempts: 0, ...dueAttributes({ kind: PAYER, id, at: now }) }
}

/** Who has changed and must be told of. The ids begin with the account's and a slash. */
export function payerNewsStore(table: Table) {
  const { listDue, listOverdue, claim, postpone } = leases(table, {
    kind: PAYER,
    keyOf: keys.payerNews,
    idIn: idIn.payerNews,
    seconds: MINUTE,
  })
  return {
    listDue,
    listOverdue,
    postpone,
    claim: async (id: string, now: EpochSeconds): Promise<Lease | undefined> => (await claim(id, now))?.lease,
    /** Nothing of it stays. */
    finish: (lease: Lease): Promise<boolean> =>
      wrote(
        table.client.send(
          new DeleteCommand({ TableName: table.name, Key: keys.payerNews(lease.id), ...asClaimed(lease) }),
        ),
      ),
  }
}
export type PayerNewsStore = ReturnType<typeof payerNewsStore>
