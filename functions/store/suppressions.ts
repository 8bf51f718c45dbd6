import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

/** A mailbox may work again, or pass to another person. */
const KEPT = 730 * DAY

/** Addresses that get no more mail, as keyed fingerprints: no row reveals an address. */
export const suppressionStore = ({ client, name }: Table) => ({
  async suppress(recipient: string, now: EpochSeconds): Promise<void> {
    const Item = { ...keys.suppression(recipient), at: now, ttl: after(now, KEPT) }
    await client.send(new PutCommand({ TableName: name, Item }))
  },

  async isSuppressed(recipient: string, now: EpochSeconds): Promise<boolean> {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.suppression(recipient) }))
    return Item !== undefined && !(Item.ttl <= now)
  },
})
export type SuppressionStore = ReturnType<typeof suppressionStore>
